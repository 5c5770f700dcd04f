/**
 * Decides who sends which email next. A claim is a lease: while a row is `sending`, `due_at` is when the
 * lease ends, and then any process may claim it again. Several processes may share a database.
 */

import { sql, type SQL } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { emails } from '../database/email-tables.ts';
import { idsGiven } from '../database/expressions.ts';
import { prepared } from '../database/prepared.ts';
import { FARTHEST_WAIT } from './retry.ts';

const { placeholder } = sql;

export interface ClaimedEmail {
  id: number;
  kind: string;
  bookingId: number | null;
  businessId: number | null;
  recipient: string;
  /** JSON text, not yet parsed, so that one broken row holds up no other. */
  payload: string;
  /** Includes this one, so it also distinguishes this claim from a later one of the same row. */
  attempts: number;
  /** How often the mail server has refused it for good. */
  refusals: number;
  createdAt: number;
}

export interface Claim extends ClaimedEmail {
  isBulk: boolean;
}

/** How many emails one process sends at once. */
export interface Room {
  total: number;
  bulk: number;
  /** Lower than `total`, so that a business with slow recipients leaves connections free for others. */
  business: number;
}

export interface Claiming {
  room: Room;
  /** What this process is sending. It is never claimed again, whatever the clock says. */
  sending: readonly Pick<Claim, 'id' | 'businessId' | 'isBulk'>[];
  now: number;
  leaseUntil: number;
  /** Whether a lease that looks over by this clock really is. */
  isClockTrusted: boolean;
}

/** How many due rows one claim marks as ready, those due longest first. */
const READIED_AT_ONCE = 200;

/** Returns a function that claims due rows for this caller alone: urgent before bulk, businesses in turn. */
export function createClaimDue({ claiming }: Database) {
  const lanes = [laneOf(false, claiming), laneOf(true, claiming)];
  const makeReady = readyWith(claiming);

  return async (tx: Transaction, { room, sending, now, leaseUntil, isClockTrusted }: Claiming) => {
    const mine = JSON.stringify(sending.map(({ id }) => id));
    const lost = isClockTrusted ? 'sending' : 'queued';
    // Rows due later than any wait lasts were written while a clock was ahead.
    const ranges = [
      { from: 0, to: now },
      { from: now + FARTHEST_WAIT + 1, to: Number.MAX_SAFE_INTEGER },
    ];
    for (const range of ranges)
      await makeReady(tx).execute({ ...range, mine, lost, now, limit: READIED_AT_ONCE });

    const all = [...sending];
    const claimed: Claim[] = [];
    for (const lane of lanes) {
      const bulkLeft = room.bulk - all.filter(({ isBulk }) => isBulk).length;
      const count = Math.min(room.total - all.length, lane.isBulk ? bulkLeft : Infinity);
      const spare = (business: number) =>
        room.business - all.filter(({ businessId }) => (businessId ?? 0) === business).length;
      const more = count > 0 ? await lane.claim(tx, { count, spare, leaseUntil }) : [];
      all.push(...more);
      claimed.push(...more);
    }
    return claimed;
  };
}

interface Wanted {
  count: number;
  spare: (business: number) => number;
  leaseUntil: number;
}

/** Claims emails of one kind, bulk or not, and remembers whose turn it is. */
function laneOf(isBulk: boolean, claiming: SQL) {
  const claimSome = claimWith(isBulk, claiming);
  const readyAfter = businessesWith(isBulk);
  let last = -1;
  return {
    isBulk,
    /** Gives as many businesses as there is room for an equal share, starting after the last turn's. */
    async claim(tx: Transaction, { count, spare, leaseUntil }: Wanted): Promise<Claim[]> {
      // Businesses that have as much on its way as they may are skipped, so a few more are looked at.
      const most = 2 * count + 20;
      const [after, fromStart] = await Promise.all([
        readyAfter(tx).execute({ after: last, most }),
        readyAfter(tx).execute({ after: -1, most }),
      ]);
      const inTurn = new Set([...after, ...fromStart].map(({ business }) => business));
      const able = [...inTurn].filter((business) => spare(business) > 0).slice(0, count);
      last = able.at(-1) ?? last;
      const share = Math.floor(count / Math.max(1, able.length));
      const claimed = await Promise.all(
        able.map((business) =>
          claimSome(tx).execute({ business, limit: Math.min(share, spare(business)), leaseUntil }),
        ),
      );
      return claimed.flat();
    },
  };
}

/** Uses 0 for emails of no business. Literals: an index is only used where the query repeats its words. */
const businessOf = sql`coalesce(due.business_id, 0)`;
const isReadyIn = (isBulk: boolean) => sql`due.is_ready and due.is_bulk = ${sql.raw(String(isBulk))}`;

/** Steps from business to business in the index, so the number of emails of each doesn't matter. */
const businessesWith = (isBulk: boolean) =>
  prepared((on: Reader) => {
    const nextAfter = (business: SQL) => sql`(
      select ${businessOf} from emails due
      where ${isReadyIn(isBulk)} and ${businessOf} > ${business}
      order by ${businessOf} limit 1)`;
    return on
      .select({ business: sql<number>`business` })
      .from(
        sql`(with recursive turn(business, nth) as (
          select ${nextAfter(sql`${placeholder('after')}`)}, 1
          union all
          select ${nextAfter(sql`turn.business`)}, nth + 1 from turn
          where business is not null and nth < (0 + ${placeholder('most')})
        ) select business from turn where business is not null) turns`,
      )
      .prepare();
  });

/**
 * Claims in one statement, so that two claimers never get the same row. Emails about one booking reach a
 * person in the order in which they were written: a row waits while an earlier one is unsent, unless only the
 * earlier one is bulk.
 */
const claimWith = (isBulk: boolean, claiming: SQL) =>
  prepared((tx: Transaction) =>
    tx
      .update(emails)
      .set({
        status: 'sending',
        attempts: sql`${emails.attempts} + 1`,
        dueAt: sql`${placeholder('leaseUntil')}`,
        isReady: false,
      })
      .where(
        sql`${emails.id} in (
          select due.id from emails due
          where ${isReadyIn(isBulk)} and ${businessOf} = ${placeholder('business')}
            and not exists (
              select 1 from emails earlier
              where earlier.booking_id = due.booking_id and earlier.recipient = due.recipient
                and earlier.id < due.id and earlier.status in ('queued', 'sending')
                and earlier.is_bulk <= due.is_bulk
            )
          order by due.due_at, due.id limit (0 + ${placeholder('limit')})
          ${claiming})`,
      )
      .returning({
        id: emails.id,
        kind: emails.kind,
        bookingId: emails.bookingId,
        businessId: emails.businessId,
        isBulk: emails.isBulk,
        recipient: emails.recipient,
        payload: sql<string>`${emails.payload}`,
        attempts: emails.attempts,
        refusals: emails.refusals,
        createdAt: emails.createdAt,
      })
      .prepare(),
  );

// The first two conditions repeat the index's own, so that it is used.
const readyWith = (claiming: SQL) =>
  prepared((tx: Transaction) =>
    tx
      .update(emails)
      .set({
        status: 'queued',
        isReady: true,
        // What was written while a clock was ahead is due now.
        dueAt: sql`case when ${emails.dueAt} > ${placeholder('now')} then ${placeholder('now')} else ${emails.dueAt} end`,
      })
      .where(
        sql`${emails.id} in (
          select due.id from emails due
          where due.status in ('queued', 'sending') and not due.is_ready
            and due.status in ('queued', ${placeholder('lost')})
            and due.due_at between ${placeholder('from')} and ${placeholder('to')}
            and due.id not in ${idsGiven('mine')}
          order by due.due_at limit (0 + ${placeholder('limit')})
          ${claiming})`,
      )
      .prepare(),
  );
