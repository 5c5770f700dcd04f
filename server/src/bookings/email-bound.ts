import { STRANGERS_EMAILS_PER_DAY, STRANGERS_EMAILS_PER_HOUR } from '@daybook/schema/figures/bounds';

const HOUR = 3_600_000;
/** Milliseconds after which no email counts any more. */
export const EMAILS_COUNT_FOR = 24 * HOUR;

const BOUNDS = [
  { emails: STRANGERS_EMAILS_PER_HOUR, within: HOUR },
  { emails: STRANGERS_EMAILS_PER_DAY, within: EMAILS_COUNT_FOR },
];

/**
 * Whole seconds until a stranger may cause one more email to an address; 0 when that may happen now.
 * `written` are the instants of those caused before, newest first.
 */
export function secondsUntilEmail(written: readonly number[], now: number): number {
  const waits = BOUNDS.map(({ emails, within }) => {
    const lastOfMany = written[emails - 1];
    return lastOfMany === undefined ? 0 : Math.ceil((lastOfMany + within - now) / 1000);
  });
  return Math.max(0, ...waits);
}
