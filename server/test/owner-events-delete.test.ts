import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { HOUR } from '@daybook/schema/figures/periods';
import { addDays } from '@daybook/schema/rules/date';
import { emailFacts } from '../src/bookings/email-facts.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { services, venues } from '../src/database/catalogue-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { countRows } from '../src/database/prepared.ts';
import { book, bookedBy, firstFree, emailsIn, refusalOf, slotsOf, tokenIn } from './booking-requests.ts';
import { refuseRows } from './database-faults.ts';
import type { Owner } from './owner.ts';
import { startWithBusiness, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;
let path: string;
beforeEach(async () => {
  ({ server, owner, businessId } = await startWithBusiness());
  path = `/api/businesses/${businessId}/events`;
});
afterEach(() => server.stop());

const bookedRows = async () => await server.database.select().from(bookings).orderBy(bookings.id);
const withdrawals = async () =>
  (await emailsIn(server)).filter((line) => line.startsWith('booking_withdrawn'));
const answerOf = async (answer: Promise<Response>): Promise<unknown> => (await answer).json();

/** Books the event's next free slots, one for each email address. */
async function bookSome(eventId: number, emailsOf: string[]) {
  const booked = [];
  for (const attendee_email of emailsOf)
    booked.push(await bookedBy(book(server, await firstFree(server, eventId), { attendee_email })));
  return booked;
}

it('deletes an event without bookings, and has nobody to notify', async () => {
  const event = await server.add.event(businessId);
  await server.add.venue(event.id);
  await server.add.service(event.id);
  expect(await answerOf(owner.delete(`${path}/${event.id}`))).toEqual({ attendees_notified: 0 });
  expect(await answerOf(owner.get(path))).toEqual([]);
  expect((await refusalOf(owner.delete(`${path}/${event.id}`))).status).toBe(404);
  expect((await refusalOf(server.get(`/api/events/${event.id}/time-slots`))).status).toBe(404);
  for (const table of [venues, services]) expect(await countRows(server.database, table)).toBe(0);
});

it('cancels an event’s bookings, tells each attendee that the business cancelled, and keeps the records', async () => {
  const event = await server.add.event(businessId);
  const other = await server.add.event(businessId, { date: '2026-11-25' });
  const [first] = await bookSome(event.id, ['a@example.com', 'b@example.com', 'A@EXAMPLE.com']);
  await bookSome(other.id, ['a@example.com']);

  expect(await answerOf(owner.delete(`${path}/${event.id}`))).toEqual({ attendees_notified: 2 });
  expect((await withdrawals()).toSorted()).toEqual([
    'booking_withdrawn to A@EXAMPLE.com',
    'booking_withdrawn to a@example.com',
    'booking_withdrawn to b@example.com',
  ]);
  const rows = await bookedRows();
  expect(rows.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled', 'confirmed']);
  expect(rows[0]).toMatchObject({
    eventId: null,
    cancelledBy: 'owner',
    cancelledAt: server.clock.now,
    eventName: event.name,
    eventDate: TUESDAY,
    startTime: '09:00',
    reminderDueAt: null,
  });
  const email = (await server.database.select().from(emails).orderBy(emails.id)).find(
    ({ kind }) => kind === 'booking_withdrawn',
  );
  expect(emailFacts.parse(email?.payload)).toMatchObject({
    status: 'cancelled',
    requirementsNote: event.requirementsNote,
  });
  const seen = await server.get(`/api/cancel/booking-details?token=${tokenIn(first?.cancel_url ?? '')}`);
  expect(await seen.json()).toMatchObject({ status: 'cancelled', can_cancel: false });
  expect(await answerOf(owner.get(path))).toMatchObject([{ id: other.id, booked_count: 1 }]);
});

it('sends each attendee an email that says who cancelled, and takes the appointment out of their calendar', async () => {
  const event = await server.add.event(businessId);
  await bookSome(event.id, ['a@example.com']);
  await owner.delete(`${path}/${event.id}`);
  const newest = async () =>
    z
      .array(z.object({ subject: z.string(), text: z.string(), attachments: z.array(z.unknown()) }))
      .parse(await (await server.get('/dev/mail.json?to=a@example.com')).json())[0];
  await expect
    .poll(async () => (await newest())?.subject)
    .toBe('Booking cancelled: Cut and blow-dry, Tuesday 24 November 2026 at 09:00');
  const email = await newest();
  expect(email?.text).toContain('We’re sorry: Willow Hair has had to cancel your booking');
  expect(JSON.stringify(email?.attachments)).toContain('METHOD:CANCEL');
});

it('writes to nobody about bookings that are over, begun or cancelled, and does not change them', async () => {
  const event = await server.add.event(businessId);
  const [, second] = await bookSome(event.id, ['over@example.com', 'gone@example.com', 'late@example.com']);
  await server.post('/api/cancel/booking', { token: tokenIn(second?.cancel_url ?? '') });
  server.clock.now = Date.parse(`${TUESDAY}T09:00:00Z`);
  expect(await answerOf(owner.delete(`${path}/${event.id}`))).toEqual({ attendees_notified: 1 });
  expect(await withdrawals()).toEqual(['booking_withdrawn to late@example.com']);
  expect((await bookedRows()).map(({ status, cancelledBy }) => [status, cancelledBy])).toEqual([
    ['confirmed', null],
    ['cancelled', 'customer'],
    ['cancelled', 'owner'],
  ]);
});

it('deletes every event of one business, past ones too, and counts each customer once', async () => {
  await server.add.event(businessId, { date: '2026-11-19' });
  for (const date of [TUESDAY, '2026-11-25']) {
    const { id } = await server.add.event(businessId, { date });
    await bookSome(id, ['a@example.com', 'b@example.com']);
  }
  const another = await server.add.business({ ownerId: owner.id });
  const kept = await server.add.event(another.id);
  await bookSome(kept.id, ['c@example.com']);

  expect(await answerOf(owner.delete(`${path}/delete-all`))).toEqual({
    events_deleted: 3,
    customers_notified: 2,
  });
  expect(await withdrawals()).toHaveLength(4);
  expect(await answerOf(owner.get(path))).toEqual([]);
  expect((await slotsOf(server, kept.id))[0]?.is_booked).toBe(true);
  expect(await answerOf(owner.delete(`${path}/delete-all`))).toEqual({
    events_deleted: 0,
    customers_notified: 0,
  });
});

it('deletes, cancels and writes to everybody, or does none of it', async () => {
  const event = await server.add.event(businessId);
  await bookSome(event.id, ['a@example.com', 'b@example.com']);
  const isToSecond = `NEW.kind = 'booking_withdrawn' AND NEW.recipient LIKE 'b@%'`;
  await refuseRows(server.database, 'INSERT ON emails', isToSecond);
  for (const rest of [event.id, 'delete-all'])
    expect((await refusalOf(owner.delete(`${path}/${rest}`))).status).toBe(500);
  expect((await bookedRows()).map(({ status, eventId }) => [status, eventId])).toEqual([
    ['confirmed', event.id],
    ['confirmed', event.id],
  ]);
  expect(await withdrawals()).toEqual([]);
});

it('deletes a year of events and 5,000 bookings while others are answered', async () => {
  const first = await server.add.event(businessId);
  await bookSome(first.id, ['first@example.com']);
  const days = Array.from({ length: 250 }, (_, day) => addDays(TUESDAY, day + 1));
  await server.add.events(
    businessId,
    days.map((date) => ({ date })),
    1,
  );
  const rooms = await server.database.select().from(venues);
  for (const { eventId } of rooms) await server.add.service(eventId);
  const booked = rooms.flatMap(({ id: venueId, eventId }) =>
    Array.from({ length: 20 }, (_, slot) => {
      const startsAt = server.clock.now + (slot + 1) * HOUR;
      const attendeeEmail = `customer-${eventId}-${slot}@example.com`;
      return { eventId, venueId, startsAt, endsAt: startsAt + HOUR, attendeeEmail };
    }),
  );
  await server.add.bookings(businessId, booked);
  let isDeleting = true;
  const deleting = answerOf(owner.delete(`${path}/delete-all`)).finally(() => (isDeleting = false));
  let answeredMeanwhile = 0;
  while (isDeleting) {
    await (await server.get('/healthz')).json();
    answeredMeanwhile += 1;
  }
  expect(await deleting).toEqual({ events_deleted: 251, customers_notified: 5001 });
  expect(answeredMeanwhile).toBeGreaterThan(10);
  expect(await withdrawals()).toHaveLength(5001);
  // Ten seconds on an idle machine: it writes 10,000 rows and queues 5,000 emails.
}, 90_000);
