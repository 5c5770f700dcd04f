/** The queries of the outbox (table `emails`), except claims (claim-emails-store.ts). */
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { countRows, firstOf, prepared } from '../database/prepared.ts';
import { idsGiven } from '../database/expressions.ts';
import { emails } from '../database/email-tables.ts';
import { createClaimDue, type Claim, type ClaimedEmail, type Claiming } from './claim-emails-store.ts';

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

export type Outbox = ReturnType<typeof createOutbox>;

// Literals, because the partial indexes are only used where the query repeats their words.
const isOpen = sql`${emails.status} in ('queued', 'sending')`;
const isFailed = sql`${emails.status} = 'failed'`;

export function createOutbox(database: Database) {
  const { read, write } = database;
  const claimDue = createClaimDue(database);

  return {
    /**
     * Notes which emails have been sent, and claims due ones, in one commit. A sent email is noted even if
     * another process has claimed it since, because it must not be sent again.
     */
    noteAndClaim: (sentIds: readonly number[], claiming: Claiming): Promise<Claim[]> =>
      write({}, async (tx) => {
        if (sentIds.length > 0) await sent(tx).execute({ ids: JSON.stringify(sentIds), now: claiming.now });
        return claimDue(tx, claiming);
      }),
    /** `refusals` includes that of this attempt. */
    tryAgainAt: (held: ClaimedEmail, dueAt: number, { lastError, refusals }: Failure) =>
      write({}, async (tx) => {
        const waiting = { status: 'queued', isReady: false, dueAt, lastError, refusals } as const;
        await tx.update(emails).set(waiting).where(isStillHeld(held));
      }),
    /** Names the business, whose dashboard shows it. Sent again by hand, the email may be refused as often. */
    giveUp: (held: ClaimedEmail, lastError: string, isRefused: boolean) =>
      write(held.businessId === null ? {} : { business: held.businessId }, async (tx) => {
        const failed = { status: 'failed', isReady: false, lastError, isRefused, refusals: 0 } as const;
        await tx.update(emails).set(failed).where(isStillHeld(held));
      }),
    drop: (held: ClaimedEmail) =>
      write({}, async (tx) => {
        await tx.delete(emails).where(isStillHeld(held));
      }),
    /** Resolves to when the next waiting row becomes due after `now`, or null. */
    async nextDueAfter(now: number): Promise<number | null> {
      return (await firstOf(nextDue(read).execute({ now })))?.at ?? null;
    },
    countFailed: (businessId: number): Promise<number> =>
      countRows(read, emails, and(eq(emails.businessId, businessId), isFailed)),
    /** Lists emails given up, or still tried after a failure, newest first. */
    async listTroubled(limit: number): Promise<TroubledEmail[]> {
      return read
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
    },
  };
}

interface Failure {
  lastError: string;
  refusals: number;
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
