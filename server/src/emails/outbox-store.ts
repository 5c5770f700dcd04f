/** The queries of the outbox (table `emails`), except claims (claim-emails-store.ts). */
import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { countRows, firstOf, prepared } from '../database/prepared.ts';
import { idsGiven } from '../database/expressions.ts';
import { emails } from '../database/email-tables.ts';
import { createClaimDue, type ClaimedEmail } from './claim-emails-store.ts';
import { FARTHEST_WAIT } from './retry.ts';

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

/** Identifies a claim among several of the same email. */
export type HeldClaim = Pick<ClaimedEmail, 'id' | 'attempts'>;

export type Outbox = ReturnType<typeof createOutbox>;

// Literals, because the partial indexes are only used where the query repeats their words.
const isOpen = sql`${emails.status} in ('queued', 'sending')`;
const isFailed = sql`${emails.status} = 'failed'`;

export function createOutbox(database: Database) {
  const { read, write } = database;
  /** Writes a claim's result. It needs no lock: the row belongs to its claimer. */
  const note = (query: (tx: Transaction) => PromiseLike<unknown>) =>
    write({}, async (tx) => {
      await query(tx);
    });

  return {
    claimDue: createClaimDue(database),
    // Marks it even if another process has claimed it since: it has been sent, and must not be sent again.
    markSent: (claims: readonly ClaimedEmail[], now: number) =>
      note((tx) => sent(tx).execute({ ids: JSON.stringify(claims.map(({ id }) => id)), now })),
    tryAgainAt: (held: ClaimedEmail, dueAt: number, lastError: string) =>
      note((tx) =>
        tx
          .update(emails)
          .set({ status: 'queued', isReady: false, dueAt, lastError })
          .where(isStillHeld(held)),
      ),
    /** `isRefused` is true when the mail server refused it for good. */
    giveUp: (held: ClaimedEmail, lastError: string, isRefused: boolean) =>
      note((tx) =>
        tx
          .update(emails)
          .set({ status: 'failed', isReady: false, lastError, isRefused })
          .where(isStillHeld(held)),
      ),
    drop: (held: ClaimedEmail) => note((tx) => tx.delete(emails).where(isStillHeld(held))),
    /** Finds claims whose lease has ended by this clock, which may be wrong. */
    findOverdue: (now: number): Promise<HeldClaim[]> => overdue(read).execute({ now }),
    /** Lets any process claim those emails again, unless their claims have changed since. */
    release: (claims: readonly HeldClaim[]) =>
      note(async (tx) => {
        for (const held of claims) await tx.update(emails).set({ status: 'queued' }).where(isStillHeld(held));
      }),
    /** Resolves to when the next waiting row becomes due after `now`, or null. */
    async nextDueAfter(now: number): Promise<number | null> {
      return (await firstOf(nextDue(read).execute({ now })))?.at ?? null;
    },
    /**
     * Makes emails due that are due later than any wait lasts, which happens when a clock was set back.
     * Emails that are being sent get `leaseUntil`. Resolves to whether there were any.
     */
    async bringNear(now: number, leaseUntil: number): Promise<boolean> {
      const latest = (await firstOf(latestDue(read).execute()))?.at ?? 0;
      if (latest <= now + FARTHEST_WAIT) return false;
      const isFar = gt(emails.dueAt, now + FARTHEST_WAIT);
      await write({}, async (tx) => {
        for (const [status, dueAt] of [
          ['queued', now],
          ['sending', leaseUntil],
        ] as const) {
          await tx
            .update(emails)
            .set({ dueAt })
            .where(and(isOpen, eq(emails.status, status), isFar));
        }
      });
      return true;
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

/** Matches no row once somebody else has claimed it, so a claim that lost its lease changes nothing. */
const isStillHeld = ({ id, attempts }: HeldClaim) =>
  and(eq(emails.id, id), eq(emails.status, 'sending'), eq(emails.attempts, attempts));

const sent = prepared((tx: Transaction) =>
  tx
    .update(emails)
    .set({ status: 'sent', isReady: false, sentAt: sql`${sql.placeholder('now')}`, lastError: null })
    .where(inArray(emails.id, idsGiven('ids')))
    .prepare(),
);

/** More than all processes send at once. */
const OVERDUE_AT_ONCE = 200;

const overdue = prepared((on: Reader) =>
  on
    .select({ id: emails.id, attempts: emails.attempts })
    .from(emails)
    .where(
      and(
        isOpen,
        sql`not ${emails.isReady}`,
        eq(emails.status, 'sending'),
        sql`${emails.dueAt} <= ${sql.placeholder('now')}`,
      ),
    )
    .orderBy(emails.dueAt)
    .limit(OVERDUE_AT_ONCE)
    .prepare(),
);

const nextDue = prepared((on: Reader) =>
  on
    .select({ at: sql<number | null>`min(${emails.dueAt})` })
    .from(emails)
    .where(and(isOpen, sql`not ${emails.isReady}`, sql`${emails.dueAt} > ${sql.placeholder('now')}`))
    .prepare(),
);

const latestDue = prepared((on: Reader) =>
  on
    .select({ at: sql<number | null>`max(${emails.dueAt})` })
    .from(emails)
    .where(isOpen)
    .prepare(),
);
