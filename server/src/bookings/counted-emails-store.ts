import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { emails } from '../database/email-tables.ts';
import { foldedAddress } from './folded-address.ts';
import { EMAILS_COUNT_FOR, secondsUntilEmail } from './email-bound.ts';

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
 * Seconds until a stranger may cause one more email to an email address, over all businesses; 0 when that
 * may happen now. It is asked in the transaction that would write the email, so that the bound holds for all
 * processes.
 */
export async function secondsUntilEmailTo(on: Reader, email: string, now: number): Promise<number> {
  const emailRows = await written(on).execute({
    address: foldedAddress(email),
    since: now - EMAILS_COUNT_FOR,
  });
  return secondsUntilEmail(
    emailRows.map(({ at }) => at),
    now,
  );
}
