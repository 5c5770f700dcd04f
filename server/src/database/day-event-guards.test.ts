/** The guards: a day event never holds more bookings and offers at a venue than it takes there. */

import { count, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildersFor, NOW, type Builders } from '../../test/builders.ts';
import { exampleEvent, openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { openPlace } from '../../test/test-database.ts';
import { isGuardOfSlots } from '../bookings/bookings-store.ts';
import { loadEvent } from '../diary/contents-store.ts';
import { NO_SERVICE } from '../resources/service-shape.ts';
import { sampleBooking } from '../sample-data/rows.ts';
import { insertOffer, type NewOffer } from '../waiting-list/offers-store.ts';
import { bookings, offers, waitingListEntries } from './booking-tables.ts';
import type { OpenedDatabase } from './database.ts';
import { businesses, events } from './tables.ts';

const SEATS = 2;
const IS_DAY_EVENT = { type: 'day_event', slotMinutes: 0 } as const;

let example: ExampleDatabase;
let database: OpenedDatabase;
let add: Builders;
/** Two venues at one event, and one at another. */
let places: { eventId: number; venueId: number }[];
let entryId: number;
let number = 0;
beforeEach(async () => {
  example = await openExampleDatabase();
  ({ database } = example);
  add = buildersFor(database);
  places = [];
  const [first, second] = [(await add.event(1, IS_DAY_EVENT)).id, (await add.event(1, IS_DAY_EVENT)).id];
  for (const eventId of [first, first, second])
    places.push({ eventId, venueId: (await add.venue(eventId, { maxCapacity: SEATS })).id });
  const waiting = { businessId: 1, attendeeFirstName: 'Ada', attendeeLastName: 'Byron', createdAt: NOW };
  const [entry] = await database
    .insert(waitingListEntries)
    .values({
      ...waiting,
      attendeeEmail: 'ada@example.com',
      normalisedEmail: 'ada@example.com',
      fromDate: '2026-11-24',
      toDate: '2026-11-24',
      partOfDay: 'any',
      madeBy: 'customer',
      openDates: [],
    })
    .returning();
  entryId = entry?.id ?? 0;
});
afterEach(() => example.close());

const placeAt = (at: number) => places[at] ?? { eventId: 0, venueId: 0 };

function bookingAt(at: number, status: 'confirmed' | 'cancelled' = 'confirmed') {
  number += 1;
  return sampleBooking({
    ...{ businessId: 1, ...placeAt(at), kind: 'day_event', status, reference: `REF-${number}` },
    ...{ eventDate: '2026-11-24', startsAt: NOW, endsAt: NOW + 1000, createdAt: NOW },
    attendeeEmail: `customer-${number}@example.com`,
  });
}

/** Offers a place and holds it, as the waiting list does. */
function offerAt(at: number): Promise<number> {
  number += 1;
  const offer: NewOffer = {
    ...{ businessId: 1, entryId, ...placeAt(at), kind: 'held', isDayEvent: true, slotId: '' },
    ...{ startsAt: NOW + number, endsAt: NOW + number + 1000, expiresAt: NOW + 60_000, bufferMinutes: 0 },
    ...{ personId: null, personName: null, ...NO_SERVICE, places: 1 },
    ...{ eventName: '', eventDate: '', startTime: '', endTime: '', isAfterMove: false, createdAt: NOW },
  };
  return database.write({ business: 1 }, (tx) => insertOffer(tx, offer));
}

/** Resolves to whether a guard refuses it. */
const isRefused = (change: PromiseLike<unknown>) =>
  Promise.resolve(change).then(
    () => false,
    (error: unknown) => {
      if (isGuardOfSlots(error)) return true;
      throw error;
    },
  );

const aPlace = fc.nat({ max: 2 });
const aStep = fc.oneof(
  fc.record({ does: fc.constant('book' as const), at: aPlace, isCancelled: fc.boolean() }),
  fc.record({ does: fc.constant('offer' as const), at: aPlace }),
  fc.record({ does: fc.constant('cancel' as const), which: fc.nat() }),
  fc.record({ does: fc.constant('take back' as const), which: fc.nat() }),
  fc.record({ does: fc.constant('move' as const), which: fc.nat(), at: aPlace }),
  fc.record({ does: fc.constant('delete' as const), which: fc.nat() }),
);
type Step = typeof aStep extends fc.Arbitrary<infer Each> ? Each : never;

interface Known {
  id: number;
  at: number;
  isCancelled: boolean;
}

it('refuse the one too many, however a place is taken, and the count of each venue follows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 4, maxLength: 14 }), async (steps: Step[]) => {
      await database.delete(bookings);
      await database.delete(offers);
      let known: Known[] = [];
      const offered = [0, 0, 0];
      const heldAt = (at: number) => known.filter((one) => one.at === at && !one.isCancelled).length;
      const isFull = (at: number) => heldAt(at) + (offered[at] ?? 0) >= SEATS;
      const change = (id: number, to: Partial<typeof bookings.$inferInsert>) =>
        isRefused(database.update(bookings).set(to).where(eq(bookings.id, id)));
      for (const step of steps) {
        const one = 'which' in step ? known[step.which % Math.max(1, known.length)] : undefined;
        if (step.does === 'book') {
          const row = bookingAt(step.at, step.isCancelled ? 'cancelled' : 'confirmed');
          const due = !step.isCancelled && isFull(step.at);
          expect(await isRefused(database.insert(bookings).values(row))).toBe(due);
          const [written] = await database
            .select()
            .from(bookings)
            .where(eq(bookings.reference, row.reference));
          if (written) known.push({ id: written.id, at: step.at, isCancelled: step.isCancelled });
        } else if (step.does === 'offer') {
          const due = isFull(step.at);
          expect(await isRefused(offerAt(step.at))).toBe(due);
          if (!due) offered[step.at] = (offered[step.at] ?? 0) + 1;
        } else if (!one) {
          continue;
        } else if (step.does === 'cancel') {
          expect(await change(one.id, { status: 'cancelled' })).toBe(false);
          one.isCancelled = true;
        } else if (step.does === 'take back') {
          const due = one.isCancelled && isFull(one.at);
          expect(await change(one.id, { status: 'confirmed' })).toBe(due);
          if (!due) one.isCancelled = false;
        } else if (step.does === 'move') {
          const due = !one.isCancelled && step.at !== one.at && isFull(step.at);
          expect(await change(one.id, placeAt(step.at))).toBe(due);
          if (!due) one.at = step.at;
        } else {
          await database.delete(bookings).where(eq(bookings.id, one.id));
          known = known.filter(({ id }) => id !== one.id);
        }
      }
      for (const [at, { eventId, venueId }] of places.entries()) {
        const found = await loadEvent(database.read, eventId);
        const venue = found?.venues.find(({ id }) => id === venueId);
        expect(venue?.heldCount).toBe(heldAt(at));
      }
    }),
    { numRuns: 60 },
  );
});

it('count those that one statement writes', async () => {
  const three = [bookingAt(0), bookingAt(0), bookingAt(0)];
  expect(await isRefused(database.insert(bookings).values(three))).toBe(true);
  expect(await isRefused(database.insert(bookings).values(three.slice(1)))).toBe(false);
  await database.update(bookings).set({ status: 'cancelled' });
  expect(await isRefused(database.insert(bookings).values([bookingAt(0), bookingAt(0)]))).toBe(false);
  expect(await isRefused(database.update(bookings).set({ status: 'confirmed' }))).toBe(true);
});

it('hold while two processes book at the same moment, even without the lock of the business', async () => {
  const other = openPlace(example.place);
  const tries = Array.from({ length: 12 }, (_, nth) =>
    isRefused((nth % 2 === 0 ? database : other).insert(bookings).values(bookingAt(0))),
  );
  const refused = await Promise.all(tries);
  expect(refused.filter((is) => !is)).toHaveLength(SEATS);
  const [held] = await database.select({ rows: count() }).from(bookings);
  expect(held?.rows).toBe(SEATS);
  await other.close();
});

it('bookings go with their business, and stay without their event', async () => {
  for (const row of [bookingAt(0), bookingAt(0), bookingAt(1)]) await database.insert(bookings).values(row);
  await database.delete(events);
  const left = await database.select().from(bookings);
  expect(left.map(({ eventId, venueId }) => [eventId, venueId])).toEqual(left.map(() => [null, null]));
  const { id: _, ...event } = exampleEvent;
  const [again] = await database.insert(events).values(event).returning();
  const venueId = (await add.venue(again?.id ?? 0)).id;
  await database.update(bookings).set({ eventId: again?.id, venueId });
  await database.delete(businesses);
  expect(await database.select().from(bookings)).toEqual([]);
});
