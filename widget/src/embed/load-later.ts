/**
 * The widget's second file (../later.ts). It is loaded once for all diaries: in advance, when there is
 * something to press and the browser is idle, or at once when it is needed, as when a time is pressed.
 */
import { embedFiles } from '@daybook/schema/words/routes';
import { h } from 'preact';
import type { LaterFile } from '../later.ts';
import type { Later } from '../diary/view.ts';
import { holds, PATIENCE_MILLISECONDS } from '../diary/server-calls.ts';
import { addStyles } from './shadow.ts';

/** Its name with a hash of its content, from the build (vite.embed.config.ts). */
declare const LATER_FILE: string;

const isLaterFile = holds<LaterFile>('withPreact');

let loaded: Later | null = null;
let loading: Promise<void> | null = null;
let tries = 0;

/** Null until it is loaded. */
export const loadedLater = () => loaded;

/**
 * Loads it from Daybook's origin; one load serves everybody who asks meanwhile. After a rejection it may be
 * called again.
 */
export function loadLater(origin: string): Promise<void> {
  return (loading ??= load(origin).catch((error: unknown) => {
    loading = null;
    throw error;
  }));
}

/** Resolves when the browser is idle; in Safari, which cannot tell that, after a while. */
export const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, 300);
  });

async function load(origin: string) {
  // Browsers remember that an address could not be imported, so another try needs another address.
  const again = tries++ ? `?${tries}` : '';
  const file: unknown = await Promise.race([
    import(/* @vite-ignore */ origin + embedFiles + LATER_FILE + again),
    new Promise((_, reject) => setTimeout(reject, PATIENCE_MILLISECONDS)),
  ]);
  if (!isLaterFile(file)) throw file;
  const { later, styles } = file.withPreact(h);
  addStyles(styles);
  loaded = later;
}
