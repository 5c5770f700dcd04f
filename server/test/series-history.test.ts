/** Compares random histories of repeat visits, booked, moved and cancelled together, with a model of who is on which date. */

import { and, eq, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '@daybook/schema/contract/calls';
import { addDays } from '@daybook/schema/rules/date';
import { bookings } from '../src/database/booking-tables.ts';
import { answerTo } from './booking-requests.ts';
import { signIn, type Owner } from './owner.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
beforeEach(async () => {
  server = await startServer({ hasJobs: false });
  owner = await signIn(server);
});
afterEach(() => server.stop());

const WEEKS = 5;
const START = '09:00';
/** Each week has two days with one time for one customer. */
const DAYS = Array.from({ length: WEEKS }, (_, week) => [week * 7, week * 7 + 1]).flat();
const dateOf = (day: number) => addDays(TUESDAY, day);

const step = fc.oneof(
  fc.record({
    act: fc.constant('book' as const),
    day: fc.constantFrom(...DAYS),
    count: fc.integer({ min: 2, max: 3 }),
  }),
  fc.record({ act: fc.constant('move' as const), at: fc.nat(7), by: fc.constantFrom(-7, -1, 1, 7, 14) }),
  fc.record({ act: fc.constant('cancel' as const), at: fc.nat(7) }),
);

interface Visit {
  reference: string;
  series: number;
  day: number;
}

it(
  'ends as the model says, and responds as it says, in any order of actions',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        const { id: businessId } = await server.add.business({ ownerId: owner.id });
        for (const day of DAYS) await server.add.event(businessId, { date: dateOf(day) });
        let visits: Visit[] = [];
        const isFree = (day: number, leaving: readonly Visit[] = []) =>
          DAYS.includes(day) && visits.every((one) => one.day !== day || leaving.includes(one));
        const laterThan = ({ series, day }: Visit) =>
          visits
            .filter((one) => one.series === series && one.day >= day)
            .sort((one, other) => one.day - other.day);

        for (const [number, { act, ...what }] of steps.entries()) {
          if (act === 'book' && 'day' in what) {
            const days = Array.from({ length: what.count }, (_, week) => what.day + week * 7);
            const chosen = days.map((day) => ({ date: dateOf(day), start_time: START }));
            const answer = await owner.post(`/api/businesses/${businessId}/series`, {
              attendee_first_name: `Pupil ${number}`,
              every_weeks: 1,
              visits: chosen,
            });
            const isPossible = days.every((day) => isFree(day));
            expect(answer.status).toBe(isPossible ? 201 : 409);
            if (!isPossible) continue;
            const { bookings: made } = calls.addSeries.answer.parse(await answer.json());
            visits.push(
              ...days.map((day, at) => ({
                reference: made[at]?.booking_reference ?? '',
                series: number,
                day,
              })),
            );
            continue;
          }
          const first = 'at' in what ? visits[what.at % Math.max(1, visits.length)] : undefined;
          if (!first) continue;
          const later = laterThan(first);
          const path = `/api/bookings/${first.reference}`;
          if (act === 'cancel') {
            const cancelled = calls.cancelBooking.answer;
            const { cancelled_count } = await answerTo(cancelled, owner.delete(`${path}?and_later=true`));
            expect(cancelled_count).toBe(later.length);
            visits = visits.filter((one) => !later.includes(one));
          } else if ('by' in what) {
            const to = { date: dateOf(first.day + what.by), start_time: START };
            const checked = await answerTo(
              calls.checkSeriesMove.answer,
              owner.post(`${path}/series/check`, to),
            );
            expect(checked.visits.map(({ date, conflicts }) => [date, conflicts.length === 0])).toEqual(
              later.map(({ day }) => [dateOf(day + what.by), isFree(day + what.by, later)]),
            );
            const moves = later.map(({ reference, day }) => ({
              booking_reference: reference,
              date: dateOf(day + what.by),
              start_time: START,
            }));
            const { status } = await owner.post(`${path}/series/move`, { visits: moves });
            const isPossible = later.every(({ day }) => isFree(day + what.by, later));
            expect(status).toBe(isPossible ? 200 : 409);
            if (isPossible) for (const one of later) one.day += what.by;
          }
        }
        const open = await server.database
          .select({ reference: bookings.reference, date: bookings.eventDate })
          .from(bookings)
          .where(and(eq(bookings.businessId, businessId), ne(bookings.status, 'cancelled')));
        const sorted = (all: readonly { reference: string; date: string }[]) =>
          all.map(({ reference, date }) => `${date} ${reference}`).sort();
        expect(sorted(open)).toEqual(
          sorted(visits.map(({ reference, day }) => ({ reference, date: dateOf(day) }))),
        );
      }),
      { numRuns: 25 },
    );
  },
);
