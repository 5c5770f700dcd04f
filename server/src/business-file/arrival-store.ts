/** A business that is being brought: where it begins, what has come of it, and how it goes again. */
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { FileBusiness } from '@daybook/schema/contract/business-file';
import { LEGAL_TEXTS_OF } from '@daybook/schema/words/legal-texts';
import { detailsOf } from '../businesses/change-details-store.ts';
import { mayHaveOneMore, type BusinessObstacle } from '../businesses/one-more-store.ts';
import { arrivals, type ArrivalRow } from '../database/arrival-tables.ts';
import { bookings } from '../database/booking-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { businesses, events } from '../database/tables.ts';
import { ok, type Outcome } from '../outcome.ts';

/** Whose arrival. */
export interface NamedArrival {
  arrivalId: number;
  ownerId: number;
}

export type ArrivalKind = 'events' | 'bookings' | 'visits';

/** Rows that one step of a discarding deletes: some 10 ms. */
const BOOKINGS_A_STEP = 200;
const EVENTS_A_STEP = 25;

export type ArrivalStore = ReturnType<typeof createArrivalStore>;

export function createArrivalStore({ read, write }: Database) {
  return {
    /** Answers the arrival's id. `nowhere` is an address that no diary can have. */
    begin: (
      ownerId: number,
      business: FileBusiness,
      { now, nowhere }: { now: number; nowhere: string },
    ): Promise<Outcome<number, BusinessObstacle>> =>
      write({ account: ownerId }, (tx) => begin(tx, ownerId, business, { now, nowhere })),

    /** Null for somebody else's, and for one that was never begun or is gone. */
    find: (named: NamedArrival): Promise<ArrivalRow | null> =>
      firstOf(read.select().from(arrivals).where(isOf(named))),

    /** Ends an arrival: nothing more comes, and the steps below delete what has come. False where there is none. */
    async discard({ arrivalId, ownerId }: NamedArrival): Promise<boolean> {
      return write({ business: arrivalId }, async (tx) => {
        const ended = await tx
          .update(arrivals)
          .set({ state: 'discarded' })
          .where(isArriving({ arrivalId, ownerId }))
          .returning({ id: arrivals.businessId });
        return ended.length > 0;
      });
    },

    /** Ends those that an account has begun, and all that began before that instant (milliseconds since 1970). */
    async discardOf(whose: { ownerId: number } | { before: number }): Promise<void> {
      const wanted =
        'ownerId' in whose ? eq(arrivals.ownerId, whose.ownerId) : lt(arrivals.beganAt, whose.before);
      await write({}, async (tx) => {
        await tx
          .update(arrivals)
          .set({ state: 'discarded' })
          .where(and(eq(arrivals.state, 'arriving'), wanted));
      });
    },

    async listDiscarded(): Promise<number[]> {
      const found = await read
        .select({ id: arrivals.businessId })
        .from(arrivals)
        .where(eq(arrivals.state, 'discarded'));
      return found.map(({ id }) => id);
    },

    /** Deletes some of what came with a discarded arrival, and at last the arrival. False when it is gone. */
    deleteSome: (arrivalId: number): Promise<boolean> =>
      write({ business: arrivalId }, (tx) => deleteSome(tx, arrivalId)),
  };
}

/** Whatever has become of it. */
export function isOf({ arrivalId, ownerId }: NamedArrival) {
  return and(eq(arrivals.businessId, arrivalId), eq(arrivals.ownerId, ownerId));
}

export function isArriving(named: NamedArrival) {
  return and(isOf(named), eq(arrivals.state, 'arriving'));
}

async function begin(
  tx: Transaction,
  ownerId: number,
  business: FileBusiness,
  { now, nowhere }: { now: number; nowhere: string },
): Promise<Outcome<number, BusinessObstacle>> {
  const may = await mayHaveOneMore(tx, ownerId);
  if (!may.ok) return may;
  const [hidden] = await tx
    .insert(businesses)
    .values({
      ...detailsOf(business),
      ownerId: null,
      deletedAt: now,
      diarySlug: nowhere,
      termsVersion: LEGAL_TEXTS_OF,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: businesses.id });
  if (!hidden) throw new Error('a business was not written');
  await tx.insert(arrivals).values({
    businessId: hidden.id,
    ownerId,
    state: 'arriving',
    beganAt: now,
    wantedSlug: business.diary_slug,
  });
  return ok(hidden.id);
}

async function deleteSome(tx: Transaction, arrivalId: number): Promise<boolean> {
  const discarded = and(eq(arrivals.businessId, arrivalId), eq(arrivals.state, 'discarded'));
  const [arrival] = await tx.select().from(arrivals).where(discarded);
  if (!arrival) return false;
  const ofArrival = eq(bookings.businessId, arrivalId);
  const some = tx.select({ id: bookings.id }).from(bookings).where(ofArrival).limit(BOOKINGS_A_STEP);
  const gone = await tx
    .delete(bookings)
    .where(and(inArray(bookings.id, some), ofArrival))
    .returning({ id: bookings.id });
  if (gone.length > 0) return true;
  const planned = eq(events.businessId, arrivalId);
  const few = tx.select({ id: events.id }).from(events).where(planned).limit(EVENTS_A_STEP);
  const over = await tx
    .delete(events)
    .where(and(inArray(events.id, few), planned))
    .returning({ id: events.id });
  if (over.length > 0) return true;
  // The arrival and the visits go with it.
  await tx.delete(businesses).where(eq(businesses.id, arrivalId));
  return false;
}
