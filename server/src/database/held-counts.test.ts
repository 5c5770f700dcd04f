import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HOUR } from '@daybook/schema/figures/periods';
import { buildersFor } from '../../test/builders.ts';
import { exampleEvent, openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { rowsOf } from '../../test/test-database.ts';
import { bookings } from './booking-tables.ts';
import { businesses, events } from './tables.ts';

let example: ExampleDatabase;
beforeEach(async () => {
  example = await openExampleDatabase();
});
afterEach(() => example.close());

const aPlace = fc.constantFrom<[number, number] | null>([1, 1], [1, 2], [2, 3], null);
const aStep = fc.oneof(
  fc.record({ does: fc.constant('book' as const), place: aPlace, isCancelled: fc.boolean() }),
  fc.record({ does: fc.constant('cancel' as const), which: fc.nat() }),
  fc.record({ does: fc.constant('move' as const), which: fc.nat(), place: aPlace }),
  fc.record({ does: fc.constant('delete' as const), which: fc.nat() }),
);

/** Returns each event's and venue's stored count, and its number of bookings. */
function counts() {
  return rowsOf<{ kept: number; counted: number }>(
    example.database,
    sql`SELECT held_count AS kept, (SELECT count(*) FROM bookings b
          WHERE b.event_id = events.id AND b.status <> 'cancelled') AS counted FROM events
        UNION ALL SELECT held_count, (SELECT count(*) FROM bookings b
          WHERE b.venue_id = venues.id AND b.status <> 'cancelled') FROM venues`,
  );
}

it('the counts of an event and of a venue follow every change of their bookings', async () => {
  const { database } = example;
  const add = buildersFor(database);
  const second = (await add.event(1)).id;
  for (const eventId of [1, 1, second]) await add.venue(eventId);
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { maxLength: 12 }), async (steps) => {
      for (const step of steps) {
        const all = await database.select({ id: bookings.id }).from(bookings);
        const id = step.does === 'book' ? 0 : (all[step.which % Math.max(1, all.length)]?.id ?? 0);
        const placeOf = (place: [number, number] | null) => ({
          eventId: place?.[0] ?? null,
          venueId: place?.[1] ?? null,
        });
        if (step.does === 'book') {
          number += 1;
          const startsAt = number * HOUR;
          const status = step.isCancelled ? ('cancelled' as const) : ('confirmed' as const);
          await add.booking(1, { ...placeOf(step.place), startsAt, endsAt: startsAt + HOUR, status });
        } else if (step.does === 'cancel') {
          await database.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, id));
        } else if (step.does === 'move') {
          await database.update(bookings).set(placeOf(step.place)).where(eq(bookings.id, id));
        } else {
          await database.delete(bookings).where(eq(bookings.id, id));
        }
      }
      for (const { kept, counted } of await counts()) expect(kept).toBe(counted);
    }),
    { numRuns: 60 },
  );
});

it('bookings go with their business, and stay without their event', async () => {
  const { database } = example;
  const add = buildersFor(database);
  const venueId = (await add.venue(1)).id;
  for (let hour = 1; hour <= 3; hour += 1)
    await add.booking(1, { eventId: 1, venueId, startsAt: hour * HOUR, endsAt: (hour + 1) * HOUR });
  await database.delete(events);
  const left = await database.select().from(bookings);
  expect(left.map(({ eventId, venueId }) => [eventId, venueId])).toEqual(left.map(() => [null, null]));
  await database.insert(events).values(exampleEvent);
  const second = (await add.venue(1)).id;
  await database.update(bookings).set({ eventId: 1, venueId: second });
  await database.delete(businesses);
  expect(await database.select().from(bookings)).toEqual([]);
});
