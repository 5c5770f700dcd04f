import { STRANGERS_LETTERS_PER_DAY } from '@daybook/schema/figures/bounds';
import type { Database } from '../database/open.ts';
import { foldedAddress } from './folded-address.ts';
import { LETTERS_COUNT_FOR, secondsUntilLetter } from './letter-bound.ts';

/**
 * Seconds until a stranger may cause one more letter to an email address, over all businesses; 0 when it may
 * be now. For use inside the transaction that would write the letter: so the bound holds for all processes.
 */
export function prepareSecondsUntilLetter(database: Database): (email: string, now: number) => number {
  const written = database.$client
    .prepare<[string, number, number], number>(
      'SELECT created_at FROM emails WHERE counted_for = ? AND created_at > ? ORDER BY created_at DESC LIMIT ?',
    )
    .pluck();
  return (email, now) =>
    secondsUntilLetter(
      written.all(foldedAddress(email), now - LETTERS_COUNT_FOR, STRANGERS_LETTERS_PER_DAY),
      now,
    );
}
