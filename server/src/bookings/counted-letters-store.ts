import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { emails } from '../database/mail-tables.ts';
import { foldedAddress } from './folded-address.ts';
import { LETTERS_COUNT_FOR, secondsUntilLetter } from './letter-bound.ts';

const { placeholder } = sql;

/** No more than a day's bound, since each was counted before the next: it needs no LIMIT (prepared.ts says what one costs). */
const written = prepared((on: Reader) =>
  on
    .select({ at: emails.createdAt })
    .from(emails)
    .where(and(eq(emails.countedFor, placeholder('address')), gt(emails.createdAt, placeholder('since'))))
    .orderBy(desc(emails.createdAt))
    .prepare(),
);

/**
 * Seconds until a stranger may cause one more letter to an email address, over all businesses; 0 when that
 * may happen now. It is asked in the transaction that would write the letter, so that the bound holds for all
 * processes.
 */
export async function secondsUntilLetterTo(on: Reader, email: string, now: number): Promise<number> {
  const letters = await written(on).execute({
    address: foldedAddress(email),
    since: now - LETTERS_COUNT_FOR,
  });
  return secondsUntilLetter(
    letters.map(({ at }) => at),
    now,
  );
}
