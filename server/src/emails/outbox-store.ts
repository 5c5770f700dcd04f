/** The queries of the outbox (table `emails`), except claims (claim-emails-store.ts). */

import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { emails } from '../database/email-tables.ts';
import { idsGiven } from '../database/expressions.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import type { ClaimedEmail } from './claim-emails-store.ts';

/** An email whose last attempt failed. */
export interface TroubledEmail {
  id: number;
  kind: string;
  recipient: string;
  status: 'queued' | 'sending' | 'sent' | 'failed';
  attempts: number;
  dueAt: number;
  lastError: string | null;
}

/** A literal, because the partial index is only used where the query repeats its words. */
const isOpen = sql`${emails.status} in ('queued', 'sending')`;

interface Failure {
  lastError: string;
  refusals: number;
}

/** An email is noted as sent even if another process has claimed it since: it must not be sent again. */
export async function noteSent(tx: Transaction, ids: readonly number[], now: number): Promise<void> {
  if (ids.length > 0) await sent(tx).execute({ ids: JSON.stringify(ids), now });
}

/** `refusals` includes that of this attempt. */
export async function tryAgainAt(
  tx: Transaction,
  held: ClaimedEmail,
  dueAt: number,
  { lastError, refusals }: Failure,
): Promise<void> {
  const waiting = { status: 'queued', isReady: false, dueAt, lastError, refusals } as const;
  await tx.update(emails).set(waiting).where(isStillHeld(held));
}

/** Names the business, whose dashboard shows it. Sent again by hand, the email may be refused as often. */
export async function giveUp(
  { write }: Database,
  held: ClaimedEmail,
  lastError: string,
  isRefused: boolean,
): Promise<void> {
  await write(held.businessId === null ? {} : { business: held.businessId }, async (tx) => {
    const failed = { status: 'failed', isReady: false, lastError, isRefused, refusals: 0 } as const;
    await tx.update(emails).set(failed).where(isStillHeld(held));
  });
}

export async function dropEmail(tx: Transaction, held: ClaimedEmail): Promise<void> {
  await tx.delete(emails).where(isStillHeld(held));
}

/** Resolves to when the next waiting row becomes due after `now`, or null. */
export async function nextDueAfter(on: Reader, now: number): Promise<number | null> {
  return (await firstOf(nextDue(on).execute({ now })))?.at ?? null;
}

/** Lists emails given up, or still tried after a failure, newest first. */
export function listTroubled(on: Reader, limit: number): Promise<TroubledEmail[]> {
  return on
    .select({
      id: emails.id,
      kind: emails.kind,
      recipient: emails.recipient,
      status: emails.status,
      attempts: emails.attempts,
      dueAt: emails.dueAt,
      lastError: emails.lastError,
    })
    .from(emails)
    .where(and(inArray(emails.status, ['queued', 'sending', 'failed']), isNotNull(emails.lastError)))
    .orderBy(desc(emails.id))
    .limit(limit);
}

/** Matches no row once somebody else has claimed it, so a claim that lost its lease changes nothing. */
const isStillHeld = ({ id, attempts }: Pick<ClaimedEmail, 'id' | 'attempts'>) =>
  and(eq(emails.id, id), eq(emails.status, 'sending'), eq(emails.attempts, attempts));

const sent = prepared((tx: Transaction) =>
  tx
    .update(emails)
    .set({ status: 'sent', isReady: false, sentAt: sql`${sql.placeholder('now')}`, lastError: null })
    .where(inArray(emails.id, idsGiven('ids')))
    .prepare(),
);

const nextDue = prepared((on: Reader) =>
  on
    .select({ at: sql<number | null>`min(${emails.dueAt})` })
    .from(emails)
    .where(and(isOpen, sql`not ${emails.isReady}`, sql`${emails.dueAt} > ${sql.placeholder('now')}`))
    .prepare(),
);
