import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { timeConflict, moveTimes, ownerMove } from '@daybook/schema/contract/owner-move';
import { ALL_PLACES_TAKEN, TIME_NOT_OFFERED } from '@daybook/schema/words/owner-booking-texts';
import { BOOKING_IS_CANCELLED } from '../src/bookings/booking-obstacles.ts';
import { isGuardOfSlots } from '../src/bookings/bookings-store.ts';
import { BOOKING_OVER } from '../src/bookings/owner/owner-booking-responses.ts';
import { bookings, claims } from '../src/database/booking-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { answerTo, book, bookedBy, bookFree, emailsIn, refusalOf, slotsOf } from './booking-requests.ts';
import { openSalon, type Salon } from './salon.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

const WEDNESDAY = '2026-11-25';

let server: TestServer;
let salon: Salon;
let ann: number;
let bob: number;
let event: OwnerEvent;
let booked: BookedAnswer;
beforeEach(async () => {
  server = await startServer();
  salon = await openSalon(server);
  ann = (await salon.addPerson('Ann')).id;
  bob = (await salon.addPerson('Bob')).id;
  event = await salon.addEvent({ person_ids: [ann, bob] });
  await salon.addEvent({ event_date: WEDNESDAY, person_ids: [ann, bob] });
  booked = await bookFree(server, event.id);
});
afterEach(() => server.stop());

const path = (rest: string) => `/api/bookings/${booked.booking_reference}/${rest}`;
const ask = (body: object, query = '') => salon.owner.post(path(`move${query}`), body);
const moved = async (body: object, query = '') => {
  const answer = await ask(body, query);
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  return ownerMove.parse(await answer.json());
};
const row = async () =>
  (await server.database.select().from(bookings).where(eq(bookings.reference, booked.booking_reference)))[0];
const conflictsOf = async (body: object) => {
  const answer = await ask(body);
  expect(answer.status).toBe(409);
  return timeConflict.parse(await answer.json()).conflicts;
};

describe('a move by the owner', () => {
  it('takes a free time of a date with the same person, says first who is emailed, and emails both', async () => {
    const to = { date: WEDNESDAY, start_time: '09:50' };
    const before = await emailsIn(server);
    const shown = await moved(to, '?dry_run=true');
    expect(shown).toMatchObject({
      booking: { event_date: WEDNESDAY, start_time: '09:50', person_name: 'Ann', moved_count: 1 },
      is_moved: true,
      is_attendee_notified: true,
      is_business_notified: true,
      conflicts: [],
    });
    expect(await row()).toMatchObject({ eventDate: TUESDAY, movedCount: 0, sequence: 0 });
    expect(await emailsIn(server)).toEqual(before);
    expect(await moved(to)).toEqual(shown);
    expect((await emailsIn(server)).slice(2)).toEqual([
      'booking_moved to ada@example.com',
      'booking_moved_owner to hello@willow.example',
    ]);
    expect(await moved(to)).toMatchObject({ is_moved: false, conflicts: [] });
    expect(await emailsIn(server)).toHaveLength(4);
    expect((await slotsOf(server, event.id, `?person_id=${ann}`))[0]?.is_booked).toBe(false);
  });

  it('is offered every free time but its own, and its own with somebody else', async () => {
    const startsWith = async (person: number | '') =>
      (
        await answerTo(
          moveTimes,
          salon.owner.get(path(`times?date=${TUESDAY}${person && `&person_id=${person}`}`)),
        )
      ).times.map(({ start_time }) => start_time);
    const own = booked.booking.start_time;
    const [atAnn, atBob] = [await startsWith(ann), await startsWith(bob)];
    expect(atBob).toContain(own);
    expect(atAnn).toEqual(atBob.filter((start) => start !== own));
    expect(await startsWith('')).toEqual(atAnn);
  });

  it('goes to another person, and by the id of a slot', async () => {
    expect((await moved({ date: TUESDAY, start_time: '09:00', person_id: bob })).booking.person_id).toBe(bob);
    const times = await answerTo(
      moveTimes,
      salon.owner.get(path(`times?date=${WEDNESDAY}&person_id=${bob}`)),
    );
    expect(times.people.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    const [first] = times.times;
    expect((await moved({ slot_id: first?.id })).booking).toMatchObject({
      event_date: WEDNESDAY,
      person_id: bob,
    });
  });

  it('says what is in the way, and marks what overlaps where the owner moves it anyway', async () => {
    const [, free] = await slotsOf(server, event.id, `?person_id=${ann}`);
    if (!free) throw new Error('no slot');
    const grace = { attendee_first_name: 'Grace', attendee_last_name: 'Hopper' };
    await bookedBy(book(server, free, { ...grace, attendee_email: 'grace@example.com' }));
    const to = { date: TUESDAY, start_time: free.start_time, person_id: ann };
    const conflicts = [`Ann has Grace Hopper at ${free.start_time}`];
    expect(await conflictsOf(to)).toEqual(conflicts);
    expect((await moved(to, '?dry_run=true')).conflicts).toEqual(conflicts);
    expect((await row())?.startTime).toBe('09:00');
    expect(await conflictsOf({ ...to, allow_overlap: true, seen_conflicts: ['another'] })).toEqual(conflicts);
    const anyway = { ...to, allow_overlap: true, seen_conflicts: conflicts };
    expect((await moved(anyway)).conflicts).toEqual(conflicts);
    const marks = await server.database.select().from(claims).orderBy(claims.bookingId);
    expect(marks.map(({ allowedOverlap }) => allowedOverlap)).toContain(true);
    await moved({ date: WEDNESDAY, start_time: '09:00' });
    const after = await server.database.select().from(claims);
    expect(after.every(({ allowedOverlap }) => !allowedOverlap)).toBe(true);
  });

  it('goes between the times that are offered, and into time off, where the owner says so', async () => {
    const between = { date: WEDNESDAY, start_time: '09:20' };
    expect(await conflictsOf(between)).toEqual([expect.stringContaining('has no time that starts then')]);
    expect((await moved({ ...between, allow_overlap: true })).booking).toMatchObject({
      start_time: '09:20',
      end_time: '10:05',
      person_id: ann,
    });
    const off = { resource_id: ann, starts_on: TUESDAY, ends_on: TUESDAY };
    await salon.owner.post(salon.at('time-off'), off);
    expect(await conflictsOf({ date: TUESDAY, start_time: '13:00' })).toEqual(['Ann is off']);
  });

  it('needs no notice, whatever the limit for customers', async () => {
    await server.database
      .update(businesses)
      .set({ changeNoticeHours: 1000, customersMayMove: false, minimumNoticeHours: 1000 });
    expect((await moved({ date: WEDNESDAY, start_time: '09:00' })).is_moved).toBe(true);
  });

  it('frees the customer to cancel until it starts, as its email says: the time isn’t one they agreed to', async () => {
    await server.database.update(bookings).set({ changeNoticeHours: 1000 });
    await moved({ date: WEDNESDAY, start_time: '09:00' });
    const told = await server.database.select().from(emails).where(eq(emails.kind, 'booking_moved'));
    expect(told).toMatchObject([{ payload: { changeNoticeHours: 0 } }]);
    const token = new URL(booked.cancel_url).searchParams.get('token');
    expect((await server.post('/api/cancel/booking', { token })).status).toBe(200);
  });

  it('is refused for a past or cancelled booking, on a date that takes no such booking, and without a time', async () => {
    const to = { date: WEDNESDAY, start_time: '09:00' };
    expect(await refusalOf(ask({ date: '2026-11-26', start_time: '09:00' }))).toMatchObject({
      status: 404,
      error: TIME_NOT_OFFERED,
    });
    expect((await ask({ date: WEDNESDAY })).status).toBe(400);
    const over = server.clock.now;
    server.clock.now = Date.parse(booked.booking.ends_at);
    expect(await refusalOf(ask(to))).toMatchObject({ status: 409, error: BOOKING_OVER });
    server.clock.now = over;
    await salon.owner.delete(`/api/bookings/${booked.booking_reference}`);
    expect(await refusalOf(ask(to))).toMatchObject({ status: 409, error: BOOKING_IS_CANCELLED });
  });

  it('never overfills a day event', async () => {
    const workshop = { event_name: 'Workshop', event_type: 'day_event' };
    const first = await salon.addEvent(workshop);
    const second = await salon.addEvent({ ...workshop, event_date: WEDNESDAY });
    for (const { id } of [first, second]) await server.add.venue(id, { maxCapacity: 1 });
    await bookFree(server, second.id, 0, { attendee_email: 'grace@example.com' });
    booked = await bookFree(server, first.id);
    const to = { date: WEDNESDAY, start_time: booked.booking.start_time, allow_overlap: true };
    expect(await conflictsOf(to)).toEqual([ALL_PLACES_TAKEN]);
  });

  it('keeps the length of an appointment where the clock changes, or is refused', async () => {
    const night = { start_time: '00:00', end_time: '08:00', has_lunch_break: false, person_ids: [ann] };
    const of = async (event_name: string, event_date: string, minutes: number) =>
      salon.addEvent({ ...night, event_name, event_date, slot_duration_minutes: minutes });
    const long = await of('Long', '2027-03-27', 120);
    await of('Long', '2027-03-28', 90);
    booked = await bookFree(server, long.id);
    expect(
      await refusalOf(ask({ date: '2027-03-28', start_time: '00:30', allow_overlap: true })),
    ).toMatchObject({
      status: 404,
    });
    const after = await moved({ date: '2027-03-28', start_time: '02:10', allow_overlap: true });
    expect(after.booking).toMatchObject({ start_time: '02:10', end_time: '04:10' });

    const short = await salon.addEvent({
      ...night,
      event_name: 'Short',
      event_date: '2027-10-31',
      start_time: '01:30',
      slot_duration_minutes: 60,
    });
    await of('Short', '2027-11-02', 45);
    booked = await bookFree(server, short.id, 0, { attendee_email: 'grace@example.com' });
    const hour = await moved({ date: '2027-11-02', start_time: '03:10', allow_overlap: true });
    expect(hour.booking).toMatchObject({ start_time: '03:10', end_time: '04:10' });
  });
});

describe('the database', () => {
  it('refuses a booking that moves to a full day event', async () => {
    const workshop = { event_name: 'Workshop', event_type: 'day_event' };
    const [first, second] = [
      await salon.addEvent(workshop),
      await salon.addEvent({ ...workshop, event_date: WEDNESDAY }),
    ];
    const at = [];
    for (const { id } of [first, second]) at.push(await server.add.venue(id, { maxCapacity: 1 }));
    booked = await bookFree(server, first.id);
    await bookFree(server, second.id, 0, { attendee_email: 'grace@example.com' });
    const full = { eventId: second.id, venueId: at[1]?.id ?? 0 };
    const moving = server.database
      .update(bookings)
      .set(full)
      .where(eq(bookings.reference, booked.booking_reference));
    await expect(Promise.resolve(moving)).rejects.toSatisfy(isGuardOfSlots);
    expect(await row()).toMatchObject({ eventId: first.id });
  });
});
