import { STRANGERS_LETTERS_PER_DAY, STRANGERS_LETTERS_PER_HOUR } from '@daybook/schema/figures/bounds';

const HOUR = 3_600_000;
/** Milliseconds after which no letter counts any more. */
export const LETTERS_COUNT_FOR = 24 * HOUR;

const BOUNDS = [
  { letters: STRANGERS_LETTERS_PER_HOUR, within: HOUR },
  { letters: STRANGERS_LETTERS_PER_DAY, within: LETTERS_COUNT_FOR },
];

/**
 * Whole seconds until a stranger may cause one more letter to an address; 0 when that may happen now.
 * `written` are the instants of those caused before, newest first.
 */
export function secondsUntilLetter(written: readonly number[], now: number): number {
  const waits = BOUNDS.map(({ letters, within }) => {
    const lastOfMany = written[letters - 1];
    return lastOfMany === undefined ? 0 : Math.ceil((lastOfMany + within - now) / 1000);
  });
  return Math.max(0, ...waits);
}
