/** An owner books for somebody who phones or walks in. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addedBooking, addTimes, customersPage } from '@daybook/schema/contract/customers';
import { timeConflict } from '@daybook/schema/contract/owner-move';
import { PLACE_HAD_ALREADY, TIME_HAS_CONFLICTS } from '@daybook/schema/words/owner-booking-texts';
import { answerTo, book, emailsIn, slotsOf } from './booking-requests.ts';
import { openSalon, type Salon } from './salon.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let salon: Salon;
beforeEach(async () => {
  server = await startServer();
  salon = await openSalon(server);
});
afterEach(() => server.stop());

const timesOf = (query = '') =>
  answerTo(addTimes, salon.owner.get(salon.at(`times?date=${TUESDAY}${query}`)));
const send = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  salon.owner.post(salon.at('bookings'), { attendee_first_name: 'Grace', ...body }, headers);
const add = async (body: Record<string, unknown>, headers: Record<string, string> = {}) => {
  const answer = await send(body, headers);
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  return addedBooking.parse(await answer.json());
};

it('books a customer without an address, who gets no email, and frees nothing that is taken', async () => {
  await salon.addEvent({});
  const [first] = (await timesOf()).times;
  const { booking, is_attendee_notified: isTold, conflicts } = await add({ slot_id: first?.id });
  expect(booking).toMatchObject({
    attendee_first_name: 'Grace',
    attendee_last_name: '',
    attendee_email: null,
    made_by: 'owner',
    start_time: first?.start_time,
    mail_state: 'none',
  });
  expect({ isTold, conflicts }).toEqual({ isTold: false, conflicts: [] });
  expect((await timesOf()).times.map(({ id }) => id)).not.toContain(first?.id);
  expect(await emailsIn(server)).toEqual([]);
  const again = await send({ slot_id: first?.id });
  expect(again.status).toBe(409);
  expect(timeConflict.parse(await again.json())).toMatchObject({
    message: TIME_HAS_CONFLICTS,
    conflicts: [`Grace is booked at ${first?.start_time}`],
  });
});

it('emails the customer where there is an address, and never the owner, and keeps the note', async () => {
  await salon.addEvent({});
  const [first] = (await timesOf()).times;
  const { booking, is_attendee_notified: isTold } = await add({
    slot_id: first?.id,
    attendee_email: 'grace@example.com',
    note: 'Brings a dog.',
  });
  expect(isTold).toBe(true);
  expect(booking.note).toBe('Brings a dog.');
  expect(await emailsIn(server)).toEqual([expect.stringContaining('grace@example.com')]);
});

it('books people whom customers can’t book online, without notice, and a taken time only if the owner says so', async () => {
  const ann = await salon.addPerson('Ann', { bookable_online: false });
  const event = await salon.addEvent({ person_ids: [ann.id] });
  expect((await slotsOf(server, event.id)).filter((slot) => !slot.is_booked)).toEqual([]);
  const { people, times } = await timesOf();
  expect(people).toEqual([{ id: ann.id, name: 'Ann' }]);
  const at = { date: TUESDAY, start_time: times[0]?.start_time };
  expect((await add(at)).booking).toMatchObject({ person_name: 'Ann' });
  const over = await add({ ...at, attendee_first_name: 'Ada', person_id: ann.id, allow_overlap: true });
  expect(over.conflicts).toEqual([`Ann has Grace at ${times[0]?.start_time}`]);
  expect((await salon.find('overlapping=true')).bookings.map((one) => one.attendee_first_name)).toEqual([
    'Ada',
  ]);
});

it('offers the people with a free time on that date, whoever is chosen, and everyone where nobody has one', async () => {
  const [ann, bob, cat] = [
    await salon.addPerson('Ann'),
    await salon.addPerson('Bob'),
    await salon.addPerson('Cat'),
  ];
  await salon.addEvent({ person_ids: [ann.id, bob.id, cat.id] });
  const off = (resource_id: number) =>
    salon.owner.post(salon.at('time-off'), { resource_id, starts_on: TUESDAY, ends_on: TUESDAY });
  const offered = async (query = '') => (await timesOf(query)).people.map(({ name }) => name);
  await off(ann.id);
  expect(await offered()).toEqual(['Bob', 'Cat']);
  expect(await offered(`&person_id=${ann.id}`)).toEqual(['Ann', 'Bob', 'Cat']);
  await off(bob.id);
  await off(cat.id);
  expect(await offered()).toEqual(['Ann', 'Bob', 'Cat']);
});

it('books a taken time only despite the conflicts that the owner has seen', async () => {
  const ann = await salon.addPerson('Ann');
  await salon.addEvent({ person_ids: [ann.id] });
  const start = (await timesOf()).times[0]?.start_time ?? '';
  const at = { date: TUESDAY, start_time: start, person_id: ann.id };
  await add({ ...at, attendee_first_name: 'Grace' });
  const anyway = { ...at, attendee_first_name: 'Ada', allow_overlap: true };
  const seen = [`Ann has Grace at ${start}`];
  expect((await send({ ...anyway, seen_conflicts: [] })).status).toBe(409);
  expect((await add({ ...anyway, seen_conflicts: seen })).conflicts).toEqual(seen);
});

it('names what else is in the way', async () => {
  const ann = await salon.addPerson('Ann');
  await salon.addEvent({ person_ids: [ann.id] });
  const [first] = (await timesOf()).times;
  await salon.owner.post(salon.at('time-off'), { resource_id: ann.id, starts_on: TUESDAY, ends_on: TUESDAY });
  expect((await timesOf()).times).toEqual([]);
  const refused = await send({ slot_id: first?.id });
  expect(timeConflict.parse(await refused.json()).conflicts).toEqual(['Ann is off']);
});

it('carries out a repeated request once, and refuses a different one with its key', async () => {
  await salon.addEvent({});
  const [first, second] = (await timesOf()).times;
  const key = { 'Idempotency-Key': 'press-1' };
  const once = await add({ slot_id: first?.id }, key);
  const twice = await add({ slot_id: first?.id }, key);
  expect(twice.booking.booking_reference).toBe(once.booking.booking_reference);
  expect((await send({ slot_id: second?.id }, key)).status).toBe(409);
});

it('gives one time to one of the owner and the customers who want it at once', async () => {
  const event = await salon.addEvent({});
  for (const slot of (await slotsOf(server, event.id)).slice(0, 4)) {
    const answers = await Promise.all([
      send({ slot_id: slot.id }),
      book(server, slot, { attendee_email: `c-${slot.start_time.replace(':', '')}@example.com` }),
      send({ date: TUESDAY, start_time: slot.start_time, attendee_first_name: 'Ada' }),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409]);
  }
});

it('names its customer: chosen among the suggestions, or by the address', async () => {
  await salon.addEvent({});
  const [first, second, third] = (await timesOf()).times;
  const walkIn = (await add({ slot_id: first?.id })).booking;
  const stranger = (await add({ slot_id: second?.id })).booking;
  expect(stranger.customer_id).not.toBe(walkIn.customer_id);
  const again = (
    await add({ slot_id: third?.id, customer_id: walkIn.customer_id, attendee_email: 'g@example.com' })
  ).booking;
  expect(again.customer_id).toBe(walkIn.customer_id);
  const found = await answerTo(customersPage, salon.owner.get(salon.at('customers?search=g@example')));
  expect(found.customers.map(({ id }) => id)).toEqual([walkIn.customer_id]);
  expect((await send({ slot_id: third?.id, customer_id: 999 })).status).toBe(404);
});

it('names the fields that are missing something, and what isn’t offered', async () => {
  await salon.addEvent({});
  const fieldsOf = async (body: Record<string, unknown>) => {
    const answer = await send(body);
    return z.object({ fields: z.record(z.string(), z.string()) }).parse(await answer.json()).fields;
  };
  expect(Object.keys(await fieldsOf({}))).toEqual(['date']);
  expect(Object.keys(await fieldsOf({ slot_id: '1-0-0-0900', attendee_first_name: ' ' }))).toEqual([
    'attendee_first_name',
  ]);
  expect((await send({ date: TUESDAY, start_time: '03:00' })).status).toBe(404);
});

describe('a place at a day event', () => {
  const ada = {
    attendee_first_name: 'Ada',
    attendee_last_name: 'Lovelace',
    attendee_email: 'ada@example.com',
  };
  const placeFor = async (who: Record<string, unknown>) => ({
    ...{ slot_id: (await timesOf()).times[0]?.id, attendee_email: null },
    ...who,
  });

  beforeEach(async () => {
    await salon.addEvent({ event_name: 'Pottery', event_type: 'day_event', slot_duration_minutes: 0 });
    await add(await placeFor(ada));
  });

  it.each([
    ['the same address', { ...ada, attendee_first_name: 'Annabella', attendee_email: ' ADA@example.com' }],
    ['the same name', { attendee_first_name: 'ada', attendee_last_name: 'LOVELACE' }],
  ])('is asked about when the customer has one already: %s', async (_, who) => {
    const place = await placeFor(who);
    const refused = await send(place);
    expect(refused.status).toBe(409);
    expect(timeConflict.parse(await refused.json())).toMatchObject({
      message: PLACE_HAD_ALREADY,
      conflicts: ['Ada Lovelace has a place at Pottery already'],
    });
    // The owner says that it is meant.
    const seen_conflicts = ['Ada Lovelace has a place at Pottery already'];
    await add({ ...place, allow_overlap: true, seen_conflicts });
  });

  it('is booked for somebody else, and for somebody who has cancelled, without a question', async () => {
    await add(await placeFor({ attendee_first_name: 'Grace' }));
    await server.add.cancel();
    await add(await placeFor(ada));
  });
});
