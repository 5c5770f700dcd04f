import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { bookings } from '../src/database/booking-tables.ts';
import { emails } from '../src/database/mail-tables.ts';
import { letterFacts } from '../src/bookings/letter-facts.ts';
import { signIn, type Owner } from './owner.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';
import { book, bookedBy, firstFree, lettersIn, refusalOf, slotsOf, tokenIn } from './wishes.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;
let path: string;
beforeEach(async () => {
  server = await startServer();
  owner = await signIn(server);
  businessId = (await server.add.business({ ownerId: owner.id })).id;
  path = `/api/businesses/${businessId}/events`;
});
afterEach(() => server.stop());

const bookedRows = async () => await server.database.select().from(bookings);
const withdrawals = () => lettersIn(server).filter((line) => line.startsWith('booking_withdrawn'));
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
  for (const table of ['venues', 'services'])
    expect(server.database.$client.prepare(`SELECT * FROM ${table}`).all()).toEqual([]);
});

it('cancels an event’s bookings, tells each attendee that the business cancelled, and keeps the records', async () => {
  const event = await server.add.event(businessId);
  const other = await server.add.event(businessId, { date: '2026-11-25' });
  const [first] = await bookSome(event.id, ['a@example.com', 'b@example.com', 'A@EXAMPLE.com']);
  await bookSome(other.id, ['a@example.com']);

  expect(await answerOf(owner.delete(`${path}/${event.id}`))).toEqual({ attendees_notified: 2 });
  expect(withdrawals()).toEqual([
    'booking_withdrawn to a@example.com',
    'booking_withdrawn to b@example.com',
    'booking_withdrawn to A@EXAMPLE.com',
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
  const letter = (await server.database.select().from(emails)).find(
    ({ kind }) => kind === 'booking_withdrawn',
  );
  expect(letterFacts.parse(letter?.payload)).toMatchObject({
    status: 'cancelled',
    requirementsNote: event.requirementsNote,
  });
  const seen = await server.get(`/api/cancel/booking-details?token=${tokenIn(first?.cancel_url ?? '')}`);
  expect(await seen.json()).toMatchObject({ status: 'cancelled', can_cancel: false });
  expect(await answerOf(owner.get(path))).toMatchObject([{ id: other.id, booked_count: 1 }]);
});

it('sends each attendee a letter that says who cancelled, and takes the appointment out of their calendar', async () => {
  const event = await server.add.event(businessId);
  await bookSome(event.id, ['a@example.com']);
  await owner.delete(`${path}/${event.id}`);
  const newest = async () =>
    z
      .array(z.object({ subject: z.string(), text: z.string(), attachments: z.array(z.unknown()) }))
      .parse(await (await server.get('/dev/mail.json?to=a@example.com')).json())[0];
  await expect
    .poll(async () => (await newest())?.subject)
    .toBe('Cancelled by Willow Hair: Cut and blow-dry, Tuesday 24 November 2026 at 09:00');
  const letter = await newest();
  expect(letter?.text).toContain('Willow Hair has cancelled your booking');
  expect(JSON.stringify(letter?.attachments)).toContain('METHOD:CANCEL');
});

it('writes to nobody about bookings that are over, begun or cancelled, and does not change them', async () => {
  const event = await server.add.event(businessId);
  const [, second] = await bookSome(event.id, ['over@example.com', 'gone@example.com', 'late@example.com']);
  await server.post('/api/cancel/booking', { token: tokenIn(second?.cancel_url ?? '') });
  server.clock.now = Date.parse(`${TUESDAY}T09:00:00Z`);
  expect(await answerOf(owner.delete(`${path}/${event.id}`))).toEqual({ attendees_notified: 1 });
  expect(withdrawals()).toEqual(['booking_withdrawn to late@example.com']);
  expect((await bookedRows()).map(({ status, cancelledBy }) => [status, cancelledBy])).toEqual([
    ['confirmed', null],
    ['cancelled', 'customer'],
    ['cancelled', 'owner'],
  ]);
});

it('deletes every event of one business, past ones too, and counts each customer once', async () => {
  const events = ['2026-11-19', TUESDAY, '2026-11-25'].map((date) => server.add.event(businessId, { date }));
  for (const { id } of events.slice(1)) await bookSome(id, ['a@example.com', 'b@example.com']);
  const another = await server.add.business({ ownerId: owner.id });
  const kept = await server.add.event(another.id);
  await bookSome(kept.id, ['c@example.com']);

  expect(await answerOf(owner.delete(`${path}/delete-all`))).toEqual({
    events_deleted: 3,
    customers_notified: 2,
  });
  expect(withdrawals()).toHaveLength(4);
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
  server.database.$client.exec(`CREATE TRIGGER no_letter BEFORE INSERT ON emails
    WHEN NEW.kind = 'booking_withdrawn' AND NEW.recipient LIKE 'b@%'
    BEGIN SELECT RAISE(ABORT, 'the disk is tired'); END`);
  for (const rest of [event.id, 'delete-all'])
    expect((await refusalOf(owner.delete(`${path}/${rest}`))).status).toBe(500);
  expect((await bookedRows()).map(({ status, eventId }) => [status, eventId])).toEqual([
    ['confirmed', event.id],
    ['confirmed', event.id],
  ]);
  expect(withdrawals()).toEqual([]);
});

it('deletes a year of events and 5,000 bookings while others are answered', async () => {
  const { $client } = server.database;
  const template = await server.add.event(businessId);
  await bookSome(template.id, ['first@example.com']);
  $client.exec(`
    WITH RECURSIVE day(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM day WHERE n < 250)
    INSERT INTO events (business_id, name, date, start_time, end_time, slot_minutes, buffer_minutes,
      personal_message, type, creation_mode, service_mode, manual_slots, is_home_visit, created_at)
    SELECT business_id, name, date(date, '+' || n || ' days'), start_time, end_time, slot_minutes,
      buffer_minutes, personal_message, type, creation_mode, service_mode, manual_slots, 0, created_at
    FROM day, events WHERE events.id = ${template.id};
    INSERT INTO venues (event_id, name, postcode) SELECT id, 'Room', 'HX7' FROM events;
    INSERT INTO services (event_id, name, price_pence, duration_minutes) SELECT id, 'Cut', 1, 30 FROM events;`);
  const columns = Object.keys(
    z.record(z.string(), z.unknown()).parse($client.prepare('SELECT * FROM bookings').get()),
  );
  const copied: Record<string, string> = {
    id: 'NULL',
    reference: `'R' || e.id || '-' || n`,
    event_id: 'e.id',
    venue_id: '(SELECT id FROM venues WHERE event_id = e.id)',
    starts_at: 'b.starts_at + (e.id * 100 + n) * 3600000',
    ends_at: 'b.ends_at + (e.id * 100 + n) * 3600000',
    cancel_token_hash: `'hash' || e.id || '-' || n`,
    attendee_email: `'customer' || (e.id * 20 + n) || '@example.com'`,
  };
  $client.exec(`
    WITH RECURSIVE slot(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM slot WHERE n < 20)
    INSERT INTO bookings (${columns.join(', ')})
    SELECT ${columns.map((column) => copied[column] ?? `b.${column}`).join(', ')}
    FROM slot, events e, bookings b WHERE e.id <> ${template.id}`);
  let isDeleting = true;
  const deleting = answerOf(owner.delete(`${path}/delete-all`)).finally(() => (isDeleting = false));
  let answeredMeanwhile = 0;
  while (isDeleting) {
    await (await server.get('/healthz')).json();
    answeredMeanwhile += 1;
  }
  expect(await deleting).toEqual({ events_deleted: 251, customers_notified: 5001 });
  expect(answeredMeanwhile).toBeGreaterThan(10);
  expect(withdrawals()).toHaveLength(5001);
});
