/** An owner moves one of a customer's repeat visits with the later ones: all are checked first, then moved together. */

import { afterEach, beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';
import { calls } from '@daybook/schema/contract/calls';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { seriesConflict } from '@daybook/schema/contract/series';
import { addDays } from '@daybook/schema/rules/date';
import { NOTHING_THAT_DAY, SERIES_MOVE_HAS_CONFLICTS } from '@daybook/schema/words/series-texts';
import { emailFacts } from '../src/bookings/email-facts.ts';
import { visitsCalendar } from '../src/bookings/emails/calendar-entry.ts';
import { emails } from '../src/database/email-tables.ts';
import { answerTo, emailsIn } from './booking-requests.ts';
import { exampleEmailContext } from './example-booking.ts';
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

const day = (week: number, days = 0) => addDays(TUESDAY, week * 7 + days);
const open = async (...dates: string[]) => {
  for (const date of dates) await salon.addEvent({ event_date: date, person_ids: [ruth] });
};
const add = (name: string, ...dates: string[]) =>
  answerTo(
    calls.addSeries.answer,
    salon.owner.post(salon.at('series'), {
      attendee_first_name: name,
      attendee_email: `${name.toLowerCase()}@example.com`,
      every_weeks: 1,
      person_id: ruth,
      visits: dates.map((date) => ({ date, start_time: '09:00' })),
    }),
  );
const at = (one: OwnerBooking | undefined, path: string) =>
  `/api/bookings/${one?.booking_reference}/series/${path}`;
const check = (one: OwnerBooking | undefined, date: string, start_time = '09:00') =>
  answerTo(calls.checkSeriesMove.answer, salon.owner.post(at(one, 'check'), { date, start_time }));
type Visit = z.input<typeof calls.moveSeries.body>['visits'][number];
const send = (one: OwnerBooking | undefined, visits: Visit[]) =>
  salon.owner.post(at(one, 'move'), { visits });
const to = (one: OwnerBooking | undefined, date: string, more: Partial<Visit> = {}): Visit => ({
  booking_reference: one?.booking_reference ?? '',
  date,
  start_time: '09:00',
  ...more,
});
const datesOf = async (name: string) =>
  (await salon.find('')).bookings
    .filter((one) => one.attendee_first_name === name)
    .map(({ event_date }) => event_date)
    .toSorted();

it('checks this and the later ones by the same shift: free, or why not and the nearest free time', async () => {
  await open(day(0), day(1), day(2), day(1, 1), day(2, 1));
  const { bookings } = await add('Grace', day(0), day(1), day(2));
  await add('Ada', day(1, 1));
  const { visits } = await check(bookings[1], day(1, 1));
  expect(visits.map(({ former_date, date, conflicts }) => [former_date, date, conflicts])).toEqual([
    [day(1), day(1, 1), ['Ruth has Ada at 09:00']],
    [day(2), day(2, 1), []],
  ]);
  expect(visits[0]).toMatchObject({ can_overlap: true, nearest: { date: day(1, 1), person_name: 'Ruth' } });
  const { visits: tooFar } = await check(bookings[0], day(0, 4));
  expect(tooFar[0]?.conflicts).toEqual([NOTHING_THAT_DAY]);
});

it('moves all of them to one another’s times, with one email to each side that updates every calendar entry', async () => {
  await open(day(0), day(1), day(2), day(3));
  const { bookings } = await add('Grace', day(0), day(1), day(2));
  const { visits } = await check(bookings[0], day(1));
  expect(visits.map(({ conflicts }) => conflicts)).toEqual([[], [], []]);
  const moves = bookings.map((one, week) => to(one, day(week + 1)));
  const moved = await answerTo(calls.moveSeries.answer, send(bookings[0], moves));
  expect(moved.bookings.map(({ event_date }) => event_date)).toEqual([day(1), day(2), day(3)]);
  expect(moved.is_attendee_notified).toBe(true);
  expect(await datesOf('Grace')).toEqual([day(1), day(2), day(3)]);
  expect((await emailsIn(server)).slice(1)).toEqual([
    'booking_moved to grace@example.com',
    'booking_moved_owner to hello@willow.example',
  ]);
  const rows = await server.database.select().from(emails).orderBy(emails.id);
  const facts = emailFacts.parse(rows[1]?.payload);
  expect(facts.visits.map(({ eventDate, formerTime }) => [formerTime?.eventDate, eventDate])).toEqual(
    [0, 1, 2].map((week) => [day(week), day(week + 1)]),
  );
  const file = visitsCalendar(facts, exampleEmailContext, 0);
  expect(file.match(/^SEQUENCE:1\r$/gm)).toHaveLength(3);
  for (const { booking_reference } of bookings) expect(file).toContain(`UID:${booking_reference}@`);
});

it('moves those that were chosen, and the others stay', async () => {
  await open(day(0), day(1), day(2), day(0, 1), day(2, 1));
  const { bookings } = await add('Grace', day(0), day(1), day(2));
  await answerTo(
    calls.moveSeries.answer,
    send(bookings[0], [to(bookings[0], day(0, 1)), to(bookings[2], day(2, 1))]),
  );
  expect(await datesOf('Grace')).toEqual([day(0, 1), day(1), day(2, 1)]);
});

it('moves nothing if one isn’t free any more, and says how each is now', async () => {
  await open(day(0), day(1), day(0, 1), day(1, 1));
  const { bookings } = await add('Grace', day(0), day(1));
  await add('Ada', day(1, 1));
  const moves = [to(bookings[0], day(0, 1)), to(bookings[1], day(1, 1))];
  const refused = await send(bookings[0], moves);
  expect(refused.status).toBe(409);
  const { message, visits } = seriesConflict.parse(await refused.json());
  expect(message).toBe(SERIES_MOVE_HAS_CONFLICTS);
  expect(visits.map(({ conflicts }) => conflicts)).toEqual([[], ['Ruth has Ada at 09:00']]);
  expect(await datesOf('Grace')).toEqual([day(0), day(1)]);
  const seen = { allow_overlap: true, seen_conflicts: ['Ruth has Ada at 09:00'] };
  const anyway = [to(bookings[0], day(0, 1)), to(bookings[1], day(1, 1), seen)];
  expect((await send(bookings[0], anyway)).status).toBe(200);
  expect(await datesOf('Grace')).toEqual([day(0, 1), day(1, 1)]);
});

it('refuses a time that another visit keeps, or that two of them want', async () => {
  await open(day(0), day(1), day(2));
  const { bookings } = await add('Grace', day(0), day(1));
  const onto = await send(bookings[0], [to(bookings[0], day(1))]);
  expect(seriesConflict.parse(await onto.json()).visits[0]?.conflicts).toEqual(['Ruth has Grace at 09:00']);
  const both = await send(bookings[0], [to(bookings[0], day(2)), to(bookings[1], day(2))]);
  const { visits } = seriesConflict.parse(await both.json());
  expect(visits.map(({ conflicts }) => conflicts)).toEqual([[], ['Ruth has Grace at 09:00']]);
  expect(await datesOf('Grace')).toEqual([day(0), day(1)]);
});
