/** An owner books a customer's repeat visits: all dates are checked first, then booked together or not at all. */

import { afterEach, beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';
import { calls } from '@daybook/schema/contract/calls';
import { seriesConflict } from '@daybook/schema/contract/series';
import { addDays } from '@daybook/schema/rules/date';
import { NOTHING_THAT_DAY, SERIES_HAS_CONFLICTS } from '@daybook/schema/words/series-texts';
import { answerTo, emailsIn } from './booking-requests.ts';
import { openSalon, type Salon } from './salon.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let salon: Salon;
let ruth: number;
beforeEach(async () => {
  server = await startServer({ hasJobs: false });
  salon = await openSalon(server);
  ruth = (await salon.addPerson('Ruth')).id;
});
afterEach(() => server.stop());

const week = (number: number) => addDays(TUESDAY, number * 7);
const open = async (...weeks: number[]) => {
  for (const number of weeks) await salon.addEvent({ event_date: week(number), person_ids: [ruth] });
};
const START = '09:00';
const check = (count: number, weeks = 1) =>
  answerTo(
    calls.checkSeries.answer,
    salon.owner.get(
      salon.at(
        `series?date=${TUESDAY}&start_time=${START}&every_weeks=${weeks}&count=${count}&person_id=${ruth}`,
      ),
    ),
  );
const visits = (...dates: string[]) => dates.map((date) => ({ date, start_time: START }));
type Body = Partial<z.input<typeof calls.addSeries.body>>;
const send = (body: Body, key?: string) =>
  salon.owner.post(
    salon.at('series'),
    { attendee_first_name: 'Grace', every_weeks: 1, person_id: ruth, ...body },
    key === undefined ? {} : { 'Idempotency-Key': key },
  );
const add = (body: Body, key?: string) => answerTo(calls.addSeries.answer, send(body, key));
const bookedDates = async () =>
  (await salon.find('')).bookings.map(({ event_date }) => event_date).toSorted();

it('checks all dates first: free, or why not and the nearest free time', async () => {
  await open(0, 1, 3);
  await add({ visits: visits(week(1)), attendee_first_name: 'Ada' });
  const { visits: checked } = await check(4);
  expect(checked.map(({ date, conflicts, can_overlap }) => ({ date, conflicts, can_overlap }))).toEqual([
    { date: week(0), conflicts: [], can_overlap: false },
    { date: week(1), conflicts: [`Ruth has Ada at ${START}`], can_overlap: true },
    { date: week(2), conflicts: [NOTHING_THAT_DAY], can_overlap: false },
    { date: week(3), conflicts: [], can_overlap: false },
  ]);
  expect(checked[1]?.nearest).toMatchObject({ date: week(1), person_name: 'Ruth' });
  expect(checked[2]?.nearest).toBeNull();
  expect((await check(2, 3)).visits.map(({ date }) => date)).toEqual([week(0), week(3)]);
  expect((await check(5)).visits[4]?.conflicts[0]).toContain('Too far ahead: your dates end on');
});

it('books all of them with one email, which lists each date and has an entry for each', async () => {
  await open(0, 1, 2);
  const { bookings, is_attendee_notified: isTold } = await add({
    visits: visits(week(2), week(0), week(1)),
    attendee_email: 'grace@example.com',
  });
  expect(bookings.map(({ event_date, series }) => [event_date, series])).toEqual(
    [0, 1, 2].map((at) => [week(at), { number: at + 1, size: 3, every_weeks: 1 }]),
  );
  expect(isTold).toBe(true);
  expect(await emailsIn(server)).toEqual(['booking_confirmed to grace@example.com']);
});

it('books nothing if one isn’t free any more, and says how each is now', async () => {
  await open(0, 1, 2);
  await add({ visits: visits(week(1)), attendee_first_name: 'Ada' });
  const refused = await send({ visits: visits(week(0), week(1), week(2)) });
  expect(refused.status).toBe(409);
  const { message, visits: now } = seriesConflict.parse(await refused.json());
  expect(message).toBe(SERIES_HAS_CONFLICTS);
  expect(now.map(({ conflicts }) => conflicts)).toEqual([[], [`Ruth has Ada at ${START}`], []]);
  expect(await bookedDates()).toEqual([week(1)]);
});

it('books a taken time only despite the conflicts that the owner has seen', async () => {
  await open(0, 1);
  await add({ visits: visits(week(1)), attendee_first_name: 'Ada' });
  const anyway = (seen: string[]) => ({
    visits: [
      { date: week(0), start_time: START },
      { date: week(1), start_time: START, allow_overlap: true, seen_conflicts: seen },
    ],
  });
  expect((await send(anyway([]))).status).toBe(409);
  expect((await add(anyway([`Ruth has Ada at ${START}`]))).bookings).toHaveLength(2);
});

it('books once when pressed twice, also at the same time', async () => {
  await open(0, 1);
  const body = { visits: visits(week(0), week(1)), attendee_email: 'grace@example.com' };
  const press = async () =>
    (await add(body, 'a key of this form')).bookings.map((booking) => booking.booking_reference);
  const [one, other] = await Promise.all([press(), press()]);
  expect(one).toHaveLength(2);
  expect(other).toEqual(one);
  expect(await press()).toEqual(one);
  expect(await bookedDates()).toEqual([week(0), week(1)]);
  expect(await emailsIn(server)).toHaveLength(1);
  expect((await send({ ...body, visits: visits(week(0)) }, 'a key of this form')).status).toBe(409);
});

it('lets one of two owners’ series that want the same time have all of its dates, and the other none', async () => {
  await open(0, 1, 2, 3);
  const both = await Promise.all([
    send({ visits: visits(week(0), week(1), week(2)), attendee_first_name: 'Ada' }),
    send({ visits: visits(week(2), week(3)), attendee_first_name: 'Bob' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const won = both[0]?.status === 201 ? [week(0), week(1), week(2)] : [week(2), week(3)];
  expect(await bookedDates()).toEqual(won);
});

it('cancels one of them, or this and the later ones with one email to the customer and one to the owner', async () => {
  await open(0, 1, 2, 3);
  const { bookings } = await add({
    visits: visits(week(0), week(1), week(2), week(3)),
    attendee_email: 'grace@example.com',
  });
  const cancel = (at: number, query = '') =>
    answerTo(
      calls.cancelBooking.answer,
      salon.owner.delete(`/api/bookings/${bookings[at]?.booking_reference}${query}`),
    );
  expect((await cancel(2)).cancelled_count).toBe(1);
  expect(await cancel(1, '?and_later=true')).toMatchObject({
    cancelled_count: 2,
    is_attendee_notified: true,
  });
  const { bookings: all } = await salon.find('');
  expect(all.flatMap((one) => (one.status === 'cancelled' ? [one.event_date] : [])).toSorted()).toEqual(
    [1, 2, 3].map(week),
  );
  expect((await emailsIn(server)).filter((email) => email.startsWith('booking_withdrawn'))).toEqual([
    'booking_withdrawn to grace@example.com',
    'booking_withdrawn_owner to hello@willow.example',
    'booking_withdrawn to grace@example.com',
    'booking_withdrawn_owner to hello@willow.example',
  ]);
  const { visits: free } = await check(4);
  expect(free.map(({ conflicts }) => conflicts.length)).toEqual([1, 0, 0, 0]);
});
