/** Loads the file with the form and the confirmation, once for all diaries of a page. */
import { embedFiles } from '@daybook/schema/words/routes';
import type { BookingFile } from '../diary/diary-context.ts';
import { PATIENCE_MILLISECONDS } from '../diary/server-calls.ts';

let tries = 0;
let loaded: BookingFile | null = null;
let loading: Promise<BookingFile> | null = null;

/** Returns null until it is loaded. */
export const loadedBookingFile = () => loaded;

/** One load serves everybody who asks meanwhile. After a rejection it may be called again. */
export function loadBookingFile(): Promise<BookingFile> {
  return (loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  }));
}

async function load() {
  return (loaded = await Promise.race([
    import('../booking/booking-file.ts'),
    new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MILLISECONDS)),
  ]));
}

/**
 * Returns where a file of the build is, for the `import()` above. Browsers remember that an address could not be
 * imported, so another try needs another address.
 */
export const addressOf = (origin: string, name: string) =>
  origin + embedFiles + name + (tries++ ? `?${tries}` : '');
