/**
 * The outbox's queries (table `emails`). A row is claimed with a lease: while `sending`, `due_at` is when the
 * attempt counts as lost and anybody may try again. So a killed process loses nothing, and several processes
 * may work on one database.
 */
import { and, count, desc, eq, gt, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { emails } from '../database/mail-tables.ts';
import { FARTHEST_WAIT } from './retry.ts';

/** A row as its claimer sees it. */
export interface ClaimedEmail {
  id: number;
  kind: string;
  bookingId: number | null;
  businessId: number | null;
  recipient: string;
  /** JSON text, not yet parsed: a broken one must hold up no other row. */
  payload: string;
  /** This one included. It also tells this claim from a later one of the same row. */
  attempts: number;
  createdAt: number;
}

/** A letter that did not go at its last attempt. */
export interface TroubledEmail {
  id: number;
  kind: string;
  recipient: string;
  status: 'queued' | 'sending' | 'sent' | 'failed';
  attempts: number;
  dueAt: number;
  lastError: string | null;
}

export interface Outbox {
  /** Takes up to `limit` due rows for this caller alone until `leaseUntil`, oldest due first. */
  claimDue(limit: number, now: number, leaseUntil: number): Promise<ClaimedEmail[]>;
  markSent(claim: ClaimedEmail, now: number): Promise<void>;
  tryAgainAt(claim: ClaimedEmail, dueAt: number, error: string): Promise<void>;
  /** `isRefused`: the mail server refused it for good. */
  giveUp(claim: ClaimedEmail, error: string, isRefused: boolean): Promise<void>;
  /** Removes a letter that is no longer wanted. */
  drop(claim: ClaimedEmail): Promise<void>;
  /** When the next row becomes due after `now`, or null. */
  nextDueAfter(now: number): Promise<number | null>;
  /**
   * Brings near what is due later than any wait lasts: a clock that has been set back since told its time
   * (decision 107). Letters on their way keep until `leaseUntil`. Answers whether there were any.
   */
  bringNear(now: number, leaseUntil: number): Promise<boolean>;
  /** Letters given up for one business. */
  countFailed(businessId: number): Promise<number>;
  /** Letters given up, or still tried after a failure, newest first. */
  listTroubled(limit: number): Promise<TroubledEmail[]>;
}

// As literals: the partial indexes are only used where the query repeats their words.
const isOpen = sql`${emails.status} in ('queued', 'sending')`;
const isFailed = sql`${emails.status} = 'failed'`;

export function createOutbox({ read, write, claiming }: Database): Outbox {
  const claim = claimWith(claiming);
  /** Writes down what became of a claim. It locks nothing: the row belongs to its claimer. */
  const note = (query: (tx: Transaction) => PromiseLike<unknown>) =>
    write({}, async (tx) => {
      await query(tx);
    });

  return {
    claimDue: (limit, now, leaseUntil) => write({}, (tx) => claim(tx).execute({ limit, now, leaseUntil })),
    // Also when the lease has run out: the letter has gone, and nobody should send it again.
    markSent: ({ id }, now) => note((tx) => sent(tx).execute({ id, now })),
    tryAgainAt: (held, dueAt, lastError) =>
      note((tx) => tx.update(emails).set({ status: 'queued', dueAt, lastError }).where(isStillHeld(held))),
    giveUp: (held, lastError, isRefused) =>
      note((tx) =>
        tx.update(emails).set({ status: 'failed', lastError, isRefused }).where(isStillHeld(held)),
      ),
    drop: (held) => note((tx) => tx.delete(emails).where(isStillHeld(held))),
    async nextDueAfter(now) {
      return (await firstOf(nextDue(read).execute({ now })))?.at ?? null;
    },
    async bringNear(now, leaseUntil) {
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
    async countFailed(businessId) {
      const [found] = await read
        .select({ failed: count() })
        .from(emails)
        .where(and(eq(emails.businessId, businessId), isFailed));
      return found?.failed ?? 0;
    },
    async listTroubled(limit) {
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

/** Finds no row once another claim has taken it, so a claim that lost its lease changes nothing. */
const isStillHeld = ({ id, attempts }: ClaimedEmail) =>
  and(eq(emails.id, id), eq(emails.status, 'sending'), eq(emails.attempts, attempts));

const sent = prepared((tx: Transaction) =>
  tx
    .update(emails)
    .set({ status: 'sent', sentAt: sql`${sql.placeholder('now')}`, lastError: null })
    .where(eq(emails.id, sql.placeholder('id')))
    .prepare(),
);

const nextDue = prepared((on: Reader) =>
  on
    .select({ at: sql<number | null>`min(${emails.dueAt})` })
    .from(emails)
    .where(and(isOpen, sql`${emails.dueAt} > ${sql.placeholder('now')}`))
    .prepare(),
);

const latestDue = prepared((on: Reader) =>
  on
    .select({ at: sql<number | null>`max(${emails.dueAt})` })
    .from(emails)
    .where(isOpen)
    .prepare(),
);

/**
 * One statement, so that two claimers never get the same row. Letters of one booking reach one person in
 * the order they were written: a row waits while an earlier one is still on its way.
 */
const dueWith = (claiming: SQL) => sql`
  select due.id from emails due
  where due.status in ('queued', 'sending') and due.due_at <= ${sql.placeholder('now')}
    and not exists (
      select 1 from emails earlier
      where earlier.booking_id = due.booking_id and earlier.recipient = due.recipient
        and earlier.id < due.id and earlier.status in ('queued', 'sending')
    )
  order by due.due_at limit (0 + ${sql.placeholder('limit')})
  ${claiming}`;

const claimWith = (claiming: SQL) =>
  prepared((tx: Transaction) =>
    tx
      .update(emails)
      .set({
        status: 'sending',
        attempts: sql`${emails.attempts} + 1`,
        dueAt: sql`${sql.placeholder('leaseUntil')}`,
      })
      .where(sql`${emails.id} in (${dueWith(claiming)})`)
      .returning({
        id: emails.id,
        kind: emails.kind,
        bookingId: emails.bookingId,
        businessId: emails.businessId,
        recipient: emails.recipient,
        payload: sql<string>`${emails.payload}`,
        attempts: emails.attempts,
        createdAt: emails.createdAt,
      })
      .prepare(),
  );
