/**
 * Decides who sends which email next. A row is claimed with a lease: while it is `sending`, `due_at` is when
 * the lease ends. A claim past its lease may be lost, because its process was killed (outbox-store.ts,
 * findOverdue). Several processes may share a database.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { emails } from '../database/email-tables.ts';
import { shareOut, type Room } from './sending-turns.ts';

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
  createdAt: number;
}

export interface Claim extends ClaimedEmail {
  isBulk: boolean;
}

/** Takes due rows for this caller alone until `leaseUntil`, as many as `room` allows, businesses in turn. */
export type ClaimDue = (room: Room, now: number, leaseUntil: number) => Promise<Claim[]>;

/** How many due rows one claim marks as ready, those due longest first. */
const READIED_AT_ONCE = 200;

export function createClaimDue({ write, claiming }: Database): ClaimDue {
  const urgent = laneOf(false, claiming);
  const bulk = laneOf(true, claiming);
  const makeReady = readyWith(claiming);

  return (room, now, leaseUntil) =>
    write({}, async (tx) => {
      const held = new Map(room.held);
      const most = room.total + held.size;
      await makeReady(tx).execute({ now, limit: READIED_AT_ONCE });
      const [urgentTurns, bulkTurns] = await Promise.all([urgent.inTurn(tx, most), bulk.inTurn(tx, most)]);
      const spare = (business: number) => room.businessMost - (held.get(business) ?? 0);
      const claimIn = async (lane: Lane, count: number, turns: number[]) => {
        const claimed = await lane.claim(tx, { count, turns, spare, leaseUntil });
        for (const { businessId } of claimed) held.set(businessId ?? 0, (held.get(businessId ?? 0) ?? 0) + 1);
        return claimed;
      };
      const first = await claimIn(urgent, room.urgent, urgentTurns);
      const left = Math.min(room.bulk, room.total - first.length);
      return [...first, ...(await claimIn(bulk, left, bulkTurns))];
    });
}

interface Wanted {
  count: number;
  turns: number[];
  spare: (business: number) => number;
  leaseUntil: number;
}

type Lane = ReturnType<typeof laneOf>;

/** Claims emails of one kind, bulk or not, and remembers whose turn it is. */
function laneOf(isBulk: boolean, claiming: SQL) {
  const claimSome = claimWith(isBulk, claiming);
  const readyAfter = businessesWith(isBulk);
  let last = -1;
  return {
    /** Returns up to `most` businesses that have an email ready, starting after the last turn's. */
    async inTurn(tx: Transaction, most: number): Promise<number[]> {
      const [after, fromStart] = await Promise.all([
        readyAfter(tx).execute({ after: last, most }),
        readyAfter(tx).execute({ after: -1, most }),
      ]);
      return [...new Set([...after, ...fromStart].map(({ business }) => business))];
    },

    /** Goes round the businesses until `count` emails are claimed or none is left. */
    async claim(tx: Transaction, { count, turns, spare, leaseUntil }: Wanted): Promise<Claim[]> {
      const all: Claim[] = [];
      const taken = new Map<number, number>();
      const stillSpare = (business: number) => spare(business) - (taken.get(business) ?? 0);
      for (let able = turns; all.length < count;) {
        const shares = shareOut(count - all.length, able, stillSpare);
        const claimed = await Promise.all(
          shares.map(({ business, count: limit }) => claimSome(tx).execute({ business, limit, leaseUntil })),
        );
        all.push(...claimed.flat());
        shares.forEach(({ business }, at) => {
          taken.set(business, (taken.get(business) ?? 0) + (claimed[at]?.length ?? 0));
        });
        last = shares.at(-1)?.business ?? last;
        able = shares
          .filter((share, at) => claimed[at]?.length === share.count)
          .map(({ business }) => business);
        if (able.length === 0) break;
      }
      return all;
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
        createdAt: emails.createdAt,
      })
      .prepare(),
  );

// The first two conditions repeat the index's own, so that it is used.
const readyWith = (claiming: SQL) =>
  prepared((tx: Transaction) =>
    tx
      .update(emails)
      .set({ isReady: true })
      .where(
        sql`${emails.id} in (
          select due.id from emails due
          where due.status in ('queued', 'sending') and not due.is_ready and due.status = 'queued'
            and due.due_at <= ${placeholder('now')}
          order by due.due_at limit (0 + ${placeholder('limit')})
          ${claiming})`,
      )
      .prepare(),
  );
