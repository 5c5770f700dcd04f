/**
 * Keeps what was typed into a form over a reload that the page asks for (ui/reload.ts), in sessionStorage,
 * until the form appears again. Only the same account gets it back.
 */

import { DRAFTS_ITEM } from '@daybook/schema/words/kept-in-browser';
import { readPageAccount } from '#api/page-data.ts';
import { inStorage } from '#session/on-device.ts';

type Drafts = Partial<Record<string, unknown>>;

const inTab = <Answer>(ask: (storage: Storage) => Answer) => inStorage(ask, () => sessionStorage);

/** Returns false when the browser stores nothing for us. */
export const canKeepDrafts = (): boolean => inTab((storage) => storage.length) !== undefined;

export function keepDraft(form: string, values: unknown): void {
  const kept = { account: readPageAccount(), drafts: { ...readDrafts(), [form]: values } };
  inTab((storage) => storage.setItem(DRAFTS_ITEM, JSON.stringify(kept)));
}

/** Returns null when nothing was kept, or when the form's fields have changed since. */
export function readDraft<Values>(form: string, example: Values): Values | null {
  const draft = readDrafts()[form];
  return isLike(example, draft) ? draft : null;
}

export function dropDraft(form: string): void {
  const { [form]: _dropped, ...drafts } = readDrafts();
  const kept = { account: readPageAccount(), drafts };
  inTab((storage) =>
    Object.keys(drafts).length === 0
      ? storage.removeItem(DRAFTS_ITEM)
      : storage.setItem(DRAFTS_ITEM, JSON.stringify(kept)),
  );
}

function readDrafts(): Drafts {
  const text = inTab((storage) => storage.getItem(DRAFTS_ITEM));
  const kept = parseKept(text ?? 'null');
  return kept?.account === readPageAccount() ? kept.drafts : {};
}

function parseKept(text: string): { account: string | null; drafts: Drafts } | null;
function parseKept(text: string): unknown {
  const kept: unknown = JSON.parse(text);
  return kept;
}

/** Returns whether `given`, perhaps kept by an earlier version of the page, has every part of the example. */
export function isLike<Values>(example: Values, given: unknown): given is Values {
  if (Array.isArray(example)) return Array.isArray(given) && given.every((item) => isItem(example, item));
  if (typeof example !== 'object' || example === null) return typeof given === typeof example;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  const parts = new Map(Object.entries(given));
  return Object.entries(example).every(([name, part]) => parts.has(name) && isLike(part, parts.get(name)));
}

/** An empty list has no example item. The items of our forms are texts or numbers. */
function isItem([first]: readonly unknown[], item: unknown): boolean {
  return first === undefined ? typeof item !== 'object' : isLike(first, item);
}
