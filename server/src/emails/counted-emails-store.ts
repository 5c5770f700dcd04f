import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { emails } from '../database/email-tables.ts';
import { prepared } from '../database/prepared.ts';
import {
  EMAILS_COUNT_FOR,
  OWNERS_EMAILS,
  secondsUntilEmail,
  STRANGERS_EMAILS,
  type EmailBound,
} from './email-bounds.ts';
import { foldedAddress } from './folded-address.ts';

const { placeholder } = sql;

// Needs no LIMIT (prepared.ts says what one costs): the bounds allow only a day's worth of rows.
const written = prepared((on: Reader) =>
  on
    .select({ kind: emails.kind, at: emails.createdAt })
    .from(emails)
    .where(and(eq(emails.countedFor, placeholder('address')), gt(emails.createdAt, placeholder('since'))))
    .orderBy(desc(emails.createdAt))
    .prepare(),
);

/**
 * Returns the seconds until a stranger may cause one more email to an address, over all businesses; 0 when
 * that may happen now. `ofKind` bounds the emails of one kind further. Call it in the transaction that writes
 * the email, so that the bounds hold for all processes.
 */
export async function secondsUntilEmailTo(
  on: Reader,
  email: string,
  now: number,
  ofKind?: { kind: string; bounds: readonly EmailBound[] },
): Promise<number> {
  const rows = await written(on).execute({ address: foldedAddress(email), since: now - EMAILS_COUNT_FOR });
  const instantsOf = (counted: typeof rows) => counted.map(({ at }) => at);
  const wait = secondsUntilEmail(instantsOf(rows), STRANGERS_EMAILS, now);
  if (!ofKind) return wait;
  const alike = rows.filter(({ kind }) => kind === ofKind.kind);
  return Math.max(wait, secondsUntilEmail(instantsOf(alike), ofKind.bounds, now));
}

/** Returns for whom an email counts that an account's change causes: that account and the address together. */
export const countedForOwner = (ownerId: number, email: string) => `${ownerId} ${foldedAddress(email)}`;

/** Returns whether an account's changes may cause one more email to an address. */
export async function mayOwnerEmail(on: Reader, countedFor: string, now: number): Promise<boolean> {
  const rows = await written(on).execute({ address: countedFor, since: now - EMAILS_COUNT_FOR });
  const instants = rows.map(({ at }) => at);
  return secondsUntilEmail(instants, OWNERS_EMAILS, now) === 0;
}
