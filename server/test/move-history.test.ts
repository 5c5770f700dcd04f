/** Compares random histories of bookings, moves and cancellations with a simple model of who is where. */

import { and, eq, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bookedAnswer } from '@daybook/schema/contract/booking';
import type { Slot } from '@daybook/schema/contract/slot';
import { bookings } from '../src/database/booking-tables.ts';
import { book, slotsOf, tokenIn } from './booking-requests.ts';
import { startServer, type TestServer } from './start.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const PEOPLE = 3;
const TIMES = 4;
const step = fc.record({
  act: fc.constantFrom('book' as const, 'move' as const, 'move' as const, 'cancel' as const),
  person: fc.nat(PEOPLE - 1),
  time: fc.nat(TIMES - 1),
  /** How many places a booking takes, where one may take several. */
  several: fc.integer({ min: 1, max: 2 }),
});
/** How many people come to one time: an appointment, or a class. */
const aCapacity = fc.integer({ min: 1, max: 3 });

it(
  'ends as the model says, and responds as it says, in any order of actions',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(aCapacity, fc.array(step, { maxLength: 12 }), async (capacity, steps) => {
        const businessId = (await server.add.business()).id;
        const most = Math.min(2, capacity);
        const event = (
          await server.add.event(businessId, { placesPerTime: capacity, placesPerBooking: most })
        ).id;
        const slots = (await slotsOf(server, event)).slice(0, TIMES);
        const tokens = new Map<number, string>();
        /** Where each person is, by the index of the time, and with how many. */
        const at = new Map<number, { time: number; places: number }>();
        const leftFor = (time: number, by: number) =>
          [...at].reduce(
            (left, [person, one]) => left - (one.time === time && person !== by ? one.places : 0),
            capacity,
          );
        for (const { act, person, time, several } of steps) {
          const slot = slots[time];
          if (!slot) throw new Error('too few slots');
          const token = tokens.get(person);
          if (act === 'book' && !at.has(person)) {
            const places = Math.min(several, most);
            const answer = await book(server, slot, {
              attendee_email: `p${person}-${businessId}@example.com`,
              places,
            });
            expect(answer.status).toBe(leftFor(time, person) < places ? 409 : 201);
            if (answer.status !== 201) continue;
            tokens.set(person, tokenIn(bookedAnswer.parse(await answer.json()).cancel_url));
            at.set(person, { time, places });
          } else if (act === 'move' && token !== undefined) {
            const { status } = await server.post('/api/cancel/move', { token, slot_id: slot.id });
            const own = at.get(person);
            const isPossible = own && leftFor(time, person) >= own.places;
            expect(status).toBe(isPossible ? 200 : 409);
            if (isPossible) at.set(person, { ...own, time });
          } else if (act === 'cancel' && token !== undefined) {
            expect((await server.post('/api/cancel/booking', { token })).status).toBe(200);
            at.delete(person);
          }
        }
        const expected = [...at.values()].map(({ time }) => startOf(slots, time)).sort();
        const open = await server.database
          .select({ startsAt: bookings.startsAt })
          .from(bookings)
          .where(and(eq(bookings.businessId, businessId), ne(bookings.status, 'cancelled')));
        expect(open.map(({ startsAt }) => startsAt).sort()).toEqual(expected);
        const shown = (await slotsOf(server, event)).slice(0, TIMES);
        shown.forEach(({ is_booked, places_left }, time) => {
          expect(is_booked).toBe(leftFor(time, -1) === 0);
          expect(places_left).toBe(capacity === 1 ? null : leftFor(time, -1));
        });
      }),
      { numRuns: 15 },
    );
  },
);

const startOf = (slots: readonly Slot[], time: number) => Date.parse(slots[time]?.starts_at ?? '');
