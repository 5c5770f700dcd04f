/**
 * Running late: who is emailed, what is not offered meanwhile, and that nobody is emailed twice or
 * unexpectedly.
 */

import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { delayOutcome, delaysOfToday, type DelayOutcome } from '@daybook/schema/contract/delay';
import { DELAY_EMAILS_MAX } from '@daybook/schema/figures/bounds';
import { addDays } from '@daybook/schema/rules/date';
import { LATE_CHANGED } from '@daybook/schema/words/delay-texts';
import { bookings } from '../src/database/booking-tables.ts';
import { delays } from '../src/database/calendar-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { answerTo, refusalOf, slotsOf } from './booking-requests.ts';
import { eventually } from './eventually.ts';
import { openSalon, type Salon } from './salon.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let salon: Salon;
beforeEach(async () => {
  server = await startServer();
  salon = await openSalon(server);
  server.clock.now = at('10:50');
});
afterEach(() => server.stop());

const at = (time: string, date = TUESDAY) => Date.parse(`${date}T${time}:00Z`);

/** Books an appointment with Ruth on Tuesday. */
async function booked(name: string, startTime: string, endTime: string, more = {}) {
  return server.add.booking(salon.businessId, {
    eventDate: TUESDAY,
    startTime,
    endTime,
    attendeeFirstName: name,
    attendeeEmail: `${name.toLowerCase()}@example.com`,
    attendeePhone: '07700 900123',
    ...more,
  });
}

/** Makes a day with a gap after half past two, and Tom's address refused for good. */
async function busyDay() {
  const ruth = await server.add.person(salon.businessId, { name: 'Ruth' });
  const of = { personId: ruth.id, personName: 'Ruth' };
  await booked('Beatrice', '09:50', '10:35', of);
  const grace = await booked('Grace', '11:30', '13:00', of);
  const priya = await booked('Priya', '13:00', '13:45', of);
  const tom = await booked('Tom', '13:45', '14:30', of);
  const joseph = await booked('Joseph', '15:30', '16:15', of);
  await server.add.email({
    kind: 'booking_confirmed',
    bookingId: tom.id,
    businessId: salon.businessId,
    recipient: tom.attendeeEmail,
    normalisedRecipient: tom.normalisedEmail,
    status: 'failed',
    isRefused: true,
  });
  return { ruth, grace, priya, tom, joseph };
}

const look = (body: Record<string, unknown>, path = 'delays') =>
  answerTo(delayOutcome, salon.owner.post(salon.at(`${path}?dry_run=true`), body));
const send = (body: Record<string, unknown>, path = 'delays') => salon.owner.post(salon.at(path), body);
const shownIn = ({ bookings: moved }: DelayOutcome) =>
  moved
    .filter(({ contact }) => contact === 'email')
    .map(({ booking, expected_at }) => ({ booking_id: booking.id, expected_at }));
/** Reads the list, and sends it back as it was shown. */
async function done(body: Record<string, unknown>, path = 'delays') {
  const shown = await look(body, path);
  return answerTo(delayOutcome, send({ ...body, emails: shownIn(shown) }, path));
}
const told = async () =>
  (
    await server.database
      .select()
      .from(emails)
      .where(inArray(emails.kind, ['booking_delayed', 'booking_on_time']))
      .orderBy(asc(emails.id))
  ).map(({ kind, recipient }) => `${kind} to ${recipient}`);
const linesOf = ({ bookings: moved }: DelayOutcome) =>
  moved.map(
    ({ booking, expected_at, contact }) =>
      `${booking.attendee_first_name} ${expected_at.slice(11, 16)} ${contact}`,
  );
const today = () => answerTo(delaysOfToday, salon.owner.get(salon.at('delays')));

describe('running late', () => {
  it('shows who would be emailed, and changes nothing', async () => {
    await busyDay();
    const shown = await look({ minutes: 20 });
    expect(linesOf(shown)).toEqual(['Grace 11:50 email', 'Priya 13:20 email', 'Tom 14:05 no_email']);
    expect(shown).toMatchObject({ delay: null, absorbed_at: ['14:30'], emailed: 2 });
    expect(await told()).toEqual([]);
    expect(await today()).toEqual({ delays: [], late: [] });
  });

  it('emails those who were shown, and moves no booking', async () => {
    const { ruth } = await busyDay();
    const before = await server.database.select().from(bookings).orderBy(asc(bookings.id));
    const saved = await done({ minutes: 20, resource_id: ruth.id });
    expect(saved).toMatchObject({ delay: { name: 'Ruth', minutes: 20 }, emailed: 2 });
    expect(await told()).toEqual([
      'booking_delayed to grace@example.com',
      'booking_delayed to priya@example.com',
    ]);
    const { delays: open, late } = await today();
    expect(open).toMatchObject([{ name: 'Ruth', minutes: 20, emailed: 2 }]);
    expect(late.map(({ expected_at }) => expected_at.slice(11, 16))).toEqual(['11:50', '13:20', '14:05']);
    expect(await server.database.select().from(bookings).orderBy(asc(bookings.id))).toEqual(before);
  });

  it('emails nobody who was not listed: the owner gets a new list', async () => {
    const { ruth } = await busyDay();
    const shown = await look({ minutes: 20 });
    await booked('Nora', '15:00', '15:30', { personId: ruth.id });
    await server.add.cancel(eq(bookings.startTime, '11:30'));
    const answer = await send({ minutes: 20, emails: shownIn(shown) });
    expect(answer.status).toBe(409);
    const fresh = await answer.json();
    expect(fresh).toMatchObject({ error: LATE_CHANGED });
    expect(linesOf(delayOutcome.parse(fresh))).toEqual(['Priya 13:20 email', 'Tom 14:05 no_email']);
    expect(await told()).toEqual([]);
    expect(await server.database.select().from(delays)).toEqual([]);
  });

  it('is one delay if the button is selected twice, with one email each', async () => {
    await busyDay();
    const shown = await look({ minutes: 20 });
    const body = { minutes: 20, emails: shownIn(shown) };
    const answers = await Promise.all([send(body), send(body), send(body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await told()).toHaveLength(2);
    expect(await server.database.select().from(delays)).toHaveLength(1);
    server.clock.now += 60_000;
    expect((await send(body)).status).toBe(201);
    expect(await told()).toHaveLength(2);
  });

  it('replaces the earlier figure: everybody gets the new one once, or hears that they are on time again', async () => {
    await busyDay();
    await server.database.delete(emails);
    await done({ minutes: 90 });
    const ended = await done({ minutes: 20 });
    expect(linesOf(ended)).toContain('Grace 11:50 email');
    const rows = await server.database.select().from(delays).orderBy(asc(delays.id));
    expect(rows.map(({ minutes, endedAt }) => [minutes, endedAt !== null])).toEqual([
      [90, true],
      [20, false],
    ]);
  });

  it('emails those who were emailed before when it is back on time, and no one else', async () => {
    await busyDay();
    const { delay } = await done({ minutes: 20 });
    await eventually(async () => {
      const rows = await server.database.select().from(emails).where(eq(emails.kind, 'booking_delayed'));
      return rows.every(({ status }) => status === 'sent');
    });
    // Priya's email has not been sent, so it is withdrawn instead.
    await server.database
      .update(emails)
      .set({ status: 'queued', dueAt: at('23:00'), isReady: false })
      .where(and(eq(emails.kind, 'booking_delayed'), eq(emails.recipient, 'priya@example.com')));
    server.clock.now = at('11:00');
    const ended = await done({}, `delays/${delay?.id}/end`);
    expect(linesOf(ended)).toEqual(['Grace 11:30 email', 'Priya 13:00 told', 'Tom 13:45 no_email']);
    expect(await told()).toEqual([
      'booking_delayed to grace@example.com',
      'booking_on_time to grace@example.com',
    ]);
    expect(await today()).toEqual({ delays: [], late: [] });
    const again = await send({ emails: [] }, `delays/${delay?.id}/end`);
    expect(again.status).toBe(200);
    expect(await told()).toHaveLength(2);
  });

  it(`sends at most ${DELAY_EMAILS_MAX} such emails about a booking`, async () => {
    await busyDay();
    for (const minutes of [10, 20, 30, 40]) {
      await done({ minutes });
      await server.database.update(emails).set({ status: 'sent' }).where(eq(emails.kind, 'booking_delayed'));
    }
    const toGrace = (await told()).filter((line) => line === 'booking_delayed to grace@example.com');
    expect(toGrace).toHaveLength(DELAY_EMAILS_MAX);
    expect(linesOf(await look({ minutes: 50 }))[0]).toBe('Grace 12:20 enough');
  });

  it('lists nobody without an email address, and emails no other business’s customers', async () => {
    await booked('Ada', '11:30', '12:00', { attendeeEmail: '', normalisedEmail: '' });
    const other = await openSalon(server);
    await server.add.booking(other.businessId, { eventDate: TUESDAY, startTime: '11:30', endTime: '12:00' });
    expect(linesOf(await look({ minutes: 20 }))).toEqual(['Ada 11:50 no_email']);
    const zoe = await other.addPerson('Zoe');
    expect((await send({ minutes: 20, resource_id: zoe.id })).status).toBe(400);
    const { delay } = await done({ minutes: 20 });
    expect((await other.owner.post(other.at(`delays/${delay?.id}/end`), {})).status).toBe(404);
  });

  it.each([0, -5, 241, 12.5, '20'])('refuses %j minutes', async (minutes) => {
    expect(await refusalOf(send({ minutes }))).toMatchObject({ status: 400 });
  });

  it('applies to the date in the business’s time zone: yesterday’s delay is over at midnight', async () => {
    await booked('Ada', '23:30', '23:55');
    server.clock.now = at('23:20');
    await done({ minutes: 60 });
    expect((await today()).late).toHaveLength(1);
    server.clock.now = at('00:10', addDays(TUESDAY, 1));
    expect(await today()).toEqual({ delays: [], late: [] });
  });
});

describe('while somebody runs late', () => {
  const free = async (eventId: number, query = '') =>
    (await slotsOf(server, eventId, query))
      .filter(({ is_booked }) => !is_booked)
      .map((slot) => slot.start_time);

  it('no start is offered until the last appointment that moves is over', async () => {
    const ann = await salon.addPerson('Ann');
    const bob = await salon.addPerson('Bob');
    const event = await salon.addEvent({
      slot_duration_minutes: 60,
      buffer_minutes: 0,
      person_ids: [ann.id, bob.id],
    });
    await booked('Grace', '11:00', '12:00', { personId: ann.id, eventId: event.id });
    const before = await free(event.id, `?person_id=${ann.id}`);
    const { delay } = await done({ minutes: 20, resource_id: ann.id });
    expect(await free(event.id, `?person_id=${ann.id}`)).toEqual(before.filter((start) => start > '12:00'));
    expect(await free(event.id, `?person_id=${bob.id}`)).toContain('11:00');
    server.clock.now = at('10:55');
    await done({}, `delays/${delay?.id}/end`);
    expect(await free(event.id, `?person_id=${ann.id}`)).toEqual(before);
  });

  it('at one place, its appointments start late, whoever takes them, and no start there is offered', async () => {
    const [blue, green] = [await salon.addPlace('Blue room', 1), await salon.addPlace('Green room', 1)];
    const ann = await salon.addPerson('Ann');
    const event = await salon.addEvent({
      slot_duration_minutes: 60,
      buffer_minutes: 0,
      place_ids: [blue.id, green.id],
    });
    const idOf = (name: string) => event.venues.find(({ venue_name }) => venue_name === name)?.id ?? 0;
    const [inBlue, inGreen] = [idOf('Blue room'), idOf('Green room')];
    const here = { eventId: event.id, venueId: inBlue };
    await booked('Grace', '11:00', '12:00', here);
    await booked('Priya', '12:00', '13:00', { ...here, personId: ann.id, personName: 'Ann' });
    await booked('Tom', '11:00', '12:00', { eventId: event.id, venueId: inGreen });
    const [atBlue, atGreen] = [`?venue_id=${inBlue}`, `?venue_id=${inGreen}`];
    const before = [await free(event.id, atBlue), await free(event.id, atGreen)];
    const saved = await done({ minutes: 20, resource_id: blue.id });
    expect(linesOf(saved)).toEqual(['Grace 11:20 email', 'Priya 12:20 email']);
    expect(saved.delay).toMatchObject({ name: 'Blue room', minutes: 20 });
    expect(await told()).toEqual([
      'booking_delayed to grace@example.com',
      'booking_delayed to priya@example.com',
    ]);
    expect(await free(event.id, atBlue)).toEqual(before[0]?.filter((start) => start > '13:00'));
    expect(await free(event.id, atGreen)).toEqual(before[1]);
    server.clock.now = at('10:55');
    await done({}, `delays/${saved.delay?.id}/end`);
    expect(await free(event.id, atBlue)).toEqual(before[0]);
    expect((await told()).filter((line) => line.includes('tom'))).toEqual([]);
  });
});
