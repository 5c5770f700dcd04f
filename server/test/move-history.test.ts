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
});

it(
  'ends as the model says, and responds as it says, in any order of actions',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const businessId = (await server.add.business()).id;
        const event = (await server.add.event(businessId)).id;
        const slots = (await slotsOf(server, event)).slice(0, TIMES);
        const tokens = new Map<number, string>();
        /** Where each person is, by the index of the time. */
        const at = new Map<number, number>();
        const isTaken = (time: number, by: number) =>
          [...at].some(([person, taken]) => taken === time && person !== by);
        for (const { act, person, time } of steps) {
          const slot = slots[time];
          if (!slot) throw new Error('too few slots');
          const token = tokens.get(person);
          if (act === 'book' && !at.has(person)) {
            const answer = await book(server, slot, {
              attendee_email: `p${person}-${businessId}@example.com`,
            });
            expect(answer.status).toBe(isTaken(time, person) ? 409 : 201);
            if (answer.status !== 201) continue;
            tokens.set(person, tokenIn(bookedAnswer.parse(await answer.json()).cancel_url));
            at.set(person, time);
          } else if (act === 'move' && token !== undefined) {
            const { status } = await server.post('/api/cancel/move', { token, slot_id: slot.id });
            const isPossible = at.has(person) && !isTaken(time, person);
            expect(status).toBe(isPossible ? 200 : 409);
            if (isPossible) at.set(person, time);
          } else if (act === 'cancel' && token !== undefined) {
            expect((await server.post('/api/cancel/booking', { token })).status).toBe(200);
            at.delete(person);
          }
        }
        const expected = [...at.values()].map((time) => startOf(slots, time)).sort();
        const open = await server.database
          .select({ startsAt: bookings.startsAt })
          .from(bookings)
          .where(and(eq(bookings.businessId, businessId), ne(bookings.status, 'cancelled')));
        expect(open.map(({ startsAt }) => startsAt).sort()).toEqual(expected);
        const shown = (await slotsOf(server, event)).slice(0, TIMES);
        shown.forEach(({ is_booked }, time) => expect(is_booked).toBe(isTaken(time, -1)));
      }),
      { numRuns: 15 },
    );
  },
);

const startOf = (slots: readonly Slot[], time: number) => Date.parse(slots[time]?.starts_at ?? '');
