/** The one email about repeat visits follows each of them, wherever it goes before the email is sent. */

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '@daybook/schema/contract/calls';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { DAY } from '@daybook/schema/figures/periods';
import { addDays } from '@daybook/schema/rules/date';
import { ERASED_ATTENDEE } from '@daybook/schema/words/erased-attendee';
import { emailFacts } from '../src/bookings/email-facts.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { erasureRequests } from '../src/database/customer-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { answerTo, emailsSent } from './booking-requests.ts';
import { contextOn } from './context.ts';
import { answersOf, askForErasure, dataTokenOf } from './data-customer.ts';
import { eventually } from './eventually.ts';
import { textsKept } from './hostile/untouched.ts';
import { openSalon, type Salon } from './salon.ts';
import { NOW, startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let salon: Salon;
let visits: OwnerBooking[];
const OLD = 'grace@example.com';
const NEW = 'grace.okafor@example.com';
const week = (number: number) => addDays(TUESDAY, number * 7);

beforeEach(async () => {
  server = await startServer({ hasJobs: false });
  salon = await openSalon(server);
  const ruth = (await salon.addPerson('Ruth')).id;
  const dates = [0, 1, 2, 3].map(week);
  for (const date of dates) await salon.addEvent({ event_date: date, person_ids: [ruth] });
  const body = {
    attendee_first_name: 'Grace',
    attendee_email: OLD,
    every_weeks: 1,
    person_id: ruth,
    visits: dates.slice(0, 3).map((date) => ({ date, start_time: '09:00' })),
  };
  visits = (await answerTo(calls.addSeries.answer, salon.owner.post(salon.at('series'), body))).bookings;
  await asUnsent();
});
afterEach(() => server.stop());

/** The worker sends at once what is queued: this brings back the state before. */
async function asUnsent() {
  await emailsSent(server);
  const unsent = { status: 'queued', sentAt: null, dueAt: Number.MAX_SAFE_INTEGER } as const;
  await server.database.update(emails).set(unsent);
}

const reference = (at: number) => visits[at]?.booking_reference ?? '';
const move = (at: number, date: string) => {
  const to = { date, start_time: '09:00' };
  return answerTo(calls.moveBooking.answer, salon.owner.post(`/api/bookings/${reference(at)}/move`, to));
};
const change = (at: number, attendee_email: string) =>
  answerTo(
    calls.changeBooking.answer,
    salon.owner.put(`/api/bookings/${reference(at)}`, { attendee_first_name: 'Grace', attendee_email }),
  );

/** Returns the dates that each address is emailed, oldest email first. */
async function emailed(...kinds: string[]) {
  const rows = await server.database.select().from(emails).orderBy(emails.id);
  return rows
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ recipient, payload }) => {
      const facts = emailFacts.parse(payload);
      const listed = facts.visits.length > 0 ? facts.visits : [facts];
      return { to: recipient, dates: listed.map(({ eventDate }) => eventDate) };
    });
}

it('is sent about the others if the first gets another address, which is emailed its own date', async () => {
  await change(0, NEW);
  expect(await emailed('booking_confirmed')).toEqual([
    { to: NEW, dates: [week(0)] },
    { to: OLD, dates: [week(1), week(2)] },
  ]);
});

it('no longer lists a later one that gets another address', async () => {
  await change(1, NEW);
  await asUnsent();
  await change(2, NEW);
  expect(await emailed('booking_confirmed')).toEqual([
    { to: NEW, dates: [week(1)] },
    { to: NEW, dates: [week(2)] },
    { to: OLD, dates: [week(0)] },
  ]);
});

it('has every date for the new address, and goes there alone, if the customer gets another', async () => {
  const [customer] = (await answerTo(calls.listCustomers.answer, salon.owner.get(salon.at('customers'))))
    .customers;
  const path = salon.at(`customers/${customer?.id}`);
  const body = { first_name: 'Grace', last_name: '', email: NEW, phone: null, note: null, alert: null };
  expect((await salon.owner.put(path, body)).status).toBe(200);
  expect(await emailed('booking_confirmed', 'booking_readdressed')).toEqual([
    { to: NEW, dates: [week(0), week(1), week(2)] },
  ]);
});

it('once it was sent, its address is told of each that gets another', async () => {
  await server.database.update(emails).set({ status: 'sent' });
  await change(2, NEW);
  expect(await emailed('booking_readdressed')).toEqual([{ to: OLD, dates: [week(2)] }]);
});

it('gives the new time of one that moves before it is sent', async () => {
  await move(1, week(3));
  expect((await emailed('booking_confirmed'))[0]?.dates).toEqual([week(0), week(2), week(3)]);
});

it('lists only what is still true if the owner sends it again', async () => {
  await server.database.update(emails).set({ status: 'sent' });
  await move(1, week(3));
  const [confirmed] = await server.database.select().from(emails).orderBy(emails.id);
  const path = `/api/bookings/${reference(0)}/emails/${confirmed?.id}/resend`;
  expect((await salon.owner.post(path, {})).status).toBe(200);
  expect((await emailed('booking_confirmed'))[1]).toEqual({ to: OLD, dates: [week(0), week(2)] });
});

it('has a link for each date, which cancels that one only, for its customer', async () => {
  const rows = await server.database.select().from(emails).orderBy(emails.id);
  const listed = emailFacts.parse(rows[0]?.payload).visits;
  const { tokenOf } = contextOn(server).tokens;
  const token = tokenOf(listed[1]?.cancelNonce ?? '', listed[1]?.cancelTokenHash ?? '');
  expect((await server.post('/api/cancel/booking', { token })).status).toBe(200);
  const { bookings: all } = await salon.find('');
  expect(all.filter(({ status }) => status === 'cancelled').map(({ event_date }) => event_date)).toEqual([
    week(1),
  ]);
});

it('is emptied when the customer is deleted, and so is each visit', async () => {
  await server.database.update(emails).set({ status: 'sent' });
  server.clock.now = NOW + 20 * DAY;
  const [row] = await server.database.select().from(bookings);
  const token = dataTokenOf(server, row?.id ?? 0, OLD);
  expect((await askForErasure(server, token)).status).toBe(200);
  await emailsSent(server);
  const { forget, firstId } = answersOf(salon.owner, salon.businessId);
  expect((await forget(await firstId())).status).toBe(200);
  await eventually(async () => (await server.database.select().from(erasureRequests)).length === 0);
  const rows = await server.database.select().from(bookings).orderBy(bookings.startsAt);
  expect(rows.map(({ attendeeFirstName, attendeeEmail }) => [attendeeFirstName, attendeeEmail])).toEqual(
    [0, 1, 2].map(() => [ERASED_ATTENDEE.first_name, ERASED_ATTENDEE.email]),
  );
  expect(rows.map(({ seriesNumber, seriesSize }) => [seriesNumber, seriesSize])).toEqual(
    [1, 2, 3].map((at) => [at, 3]),
  );
  const kept = await textsKept(server.database);
  const named = kept.flatMap(({ name, rows: texts }) =>
    texts.filter((text) => /grace/i.test(text)).map(() => name),
  );
  // The email that says so is left for 30 days.
  expect([...new Set(named)]).toEqual(['emails']);
  const told = await server.database.select().from(emails).where(eq(emails.normalisedRecipient, OLD));
  expect(told.map(({ kind }) => kind)).toEqual(['customer_forgotten']);
});
