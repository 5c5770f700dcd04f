import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownerBooking } from '@daybook/schema/contract/owner-booking';
import { takingsAnswer } from '@daybook/schema/contract/takings';
import { DAY } from '@daybook/schema/figures/periods';
import { instantOf } from '@daybook/schema/rules/calendar-day';
import { TAKINGS_RANGE_NOT_VALID } from '@daybook/schema/words/takings-texts';
import { answerTo } from './booking-requests.ts';
import { openSalon, type Salon } from './salon.ts';
import { startServer, type TestServer } from './start.ts';

let server: TestServer;
let salon: Salon;
beforeEach(async () => {
  server = await startServer();
  salon = await openSalon(server);
});
afterEach(() => server.stop());

const ZONE = 'Europe/London';
/** A booking of an hour at that minute of the date, on the clock of the business. */
function booked(date: string, minutes: number, more: Record<string, unknown> = {}) {
  const startsAt = instantOf(date, minutes, ZONE) ?? 0;
  return server.add.booking(salon.businessId, {
    startsAt,
    endsAt: startsAt + 60 * 60_000,
    eventDate: date,
    timezone: ZONE,
    serviceName: 'Cut',
    servicePricePence: 3850,
    ...more,
  });
}
const takings = (from: string, to: string) =>
  answerTo(takingsAnswer, salon.owner.get(salon.at(`takings?from=${from}&to=${to}`)));

it('are summed by week, person and service, as booked, done, did not come and still to come', async () => {
  server.clock.now = instantOf('2026-11-25', 12 * 60, ZONE) ?? 0;
  const { id: ruth } = await salon.addPerson('Ruth Ellis');
  // A Monday and the Sunday before it; 23:30 is still that Sunday.
  await booked('2026-11-23', 9 * 60, { personId: ruth, personName: 'Ruth' });
  await booked('2026-11-22', 23 * 60 + 30, { serviceName: 'Colour', servicePricePence: 7425 });
  const missed = { didNotComeAt: server.clock.now, absentPlaces: 1 };
  await booked('2026-11-23', 10 * 60, { ...missed, personName: 'Bob (left)' });
  await booked('2026-11-25', 11 * 60 + 30, { personId: ruth, personName: 'Ruth' });
  await booked('2026-11-24', 9 * 60, { status: 'cancelled' });
  await booked('2026-11-29', 9 * 60, { serviceName: null, servicePricePence: null, eventName: 'Yoga' });
  await booked('2026-11-30', 0);
  await booked('2026-11-15', 23 * 60 + 59);

  const found = await takings('2026-11-16', '2026-11-29');
  const nothing = { bookings: 0, sum: 0 };
  expect(found.total).toEqual({
    booked: { bookings: 5, sum: 189.75 },
    done: { bookings: 2, sum: 112.75 },
    did_not_come: { bookings: 1, sum: 38.5 },
    to_come: { bookings: 2, sum: 38.5 },
  });
  expect(found.without_price).toBe(1);
  expect(found.weeks.map(({ from, booked: { sum } }) => [from, sum])).toEqual([
    ['2026-11-16', 74.25],
    ['2026-11-23', 115.5],
  ]);
  expect(found.people.map(({ name, booked: { bookings } }) => [name, bookings])).toEqual([
    ['Ruth Ellis', 2],
    ['', 2],
    ['Bob (left)', 1],
  ]);
  expect(found.services).toEqual([
    {
      name: 'Cut',
      booked: { bookings: 3, sum: 115.5 },
      done: { bookings: 1, sum: 38.5 },
      did_not_come: { bookings: 1, sum: 38.5 },
      to_come: { bookings: 1, sum: 38.5 },
    },
    {
      name: 'Colour',
      booked: { bookings: 1, sum: 74.25 },
      done: { bookings: 1, sum: 74.25 },
      did_not_come: nothing,
      to_come: nothing,
    },
    {
      name: 'Yoga',
      booked: { bookings: 1, sum: 0 },
      done: nothing,
      did_not_come: nothing,
      to_come: { bookings: 1, sum: 0 },
    },
  ]);
});

it('have every week of the range, also those without a booking, and nothing of another business', async () => {
  const other = await server.add.business({});
  await server.add.booking(other.id, { startsAt: server.clock.now + DAY });
  const { weeks, total, people } = await takings('2026-12-02', '2026-12-15');
  expect(weeks.map(({ from }) => from)).toEqual(['2026-11-30', '2026-12-07', '2026-12-14']);
  expect(total.booked).toEqual({ bookings: 0, sum: 0 });
  expect(people).toEqual([]);
});

it('are refused for a range that ends before it begins, or is longer than a year', async () => {
  for (const [from, to] of [
    ['2026-11-30', '2026-11-29'],
    ['2026-01-01', '2027-01-07'],
  ]) {
    const refused = await salon.owner.get(salon.at(`takings?from=${from}&to=${to}`));
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fields: { to: TAKINGS_RANGE_NOT_VALID } });
  }
  expect((await salon.owner.get(salon.at('takings?from=2026-01-01&to=2027-01-06'))).status).toBe(200);
});

it('split the price of a booking for several people by who came', async () => {
  server.clock.now = instantOf('2026-11-25', 12 * 60, ZONE) ?? 0;
  const { reference } = await booked('2026-11-24', 9 * 60, { places: 3, servicePricePence: 1200 });
  const marked = async (body: object) => {
    const saved = await answerTo(ownerBooking, salon.owner.post(`/api/bookings/${reference}/no-show`, body));
    const { done, did_not_come } = (await takings('2026-11-23', '2026-11-29')).total;
    return [saved.did_not_come, saved.absent_places, done.sum, did_not_come.sum];
  };
  expect(await marked({ did_not_come: false, absent_places: 2 })).toEqual([false, 2, 12, 24]);
  expect(await marked({ did_not_come: true })).toEqual([true, 3, 0, 36]);
  expect(await marked({ did_not_come: true, absent_places: 9 })).toEqual([true, 3, 0, 36]);
  expect(await marked({ did_not_come: false })).toEqual([false, 0, 36, 0]);
});
