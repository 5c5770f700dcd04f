/** Time off: what customers see of it, and what happens to the bookings in it. */

import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addedBooking } from '@daybook/schema/contract/customers';
import { timeOff, timeOffOutcome } from '@daybook/schema/contract/time-off';
import { HOURS_NEED_BOTH } from '@daybook/schema/words/input-texts';
import { BOOKINGS_CHANGED } from '@daybook/schema/words/pattern-texts';
import {
  ALREADY_OVER,
  bothAtOnce,
  ENDS_BEFORE_START,
  TIME_OFF_NOT_FOUND,
} from '@daybook/schema/words/time-off-texts';
import { bookings } from '../src/database/booking-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { answerTo, book, bookedBy, refusalOf, slotsOf } from './booking-requests.ts';
import { openSalon, type Salon } from './salon.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let salon: Salon;
beforeEach(async () => {
  server = await startServer();
  salon = await openSalon(server);
});
afterEach(() => server.stop());

const HOURLY = { slot_duration_minutes: 60, buffer_minutes: 0 };
const onTuesday = (more: Record<string, unknown> = {}) => ({ starts_on: TUESDAY, ends_on: TUESDAY, ...more });
const dryRun = (body: Record<string, unknown>) =>
  answerTo(timeOffOutcome, salon.owner.post(salon.at('time-off?dry_run=true'), body));
const save = (body: Record<string, unknown>) => salon.owner.post(salon.at('time-off'), body);
const saved = (body: Record<string, unknown>) => answerTo(timeOffOutcome, save(body));
const change = (id: number | undefined, body: Record<string, unknown>, query = '') =>
  salon.owner.put(salon.at(`time-off/${id}${query}`), body);
const listed = () => answerTo(z.array(timeOff), salon.owner.get(salon.at('time-off')));
const freeAt = async (eventId: number, query = '') =>
  (await slotsOf(server, eventId, query))
    .filter(({ is_booked }) => !is_booked)
    .map((slot) => slot.start_time);

async function bookAt(eventId: number, start: string, query = '', more = {}) {
  const slot = (await slotsOf(server, eventId, query)).find(({ start_time }) => start_time === start);
  if (!slot) throw new Error(`no slot at ${start}`);
  return bookedBy(book(server, slot, more));
}

/** Adds Ann and Bob at one event, with two bookings for Ann and one for Bob. */
async function annAndBob() {
  const [ann, bob] = [await salon.addPerson('Ann'), await salon.addPerson('Bob')];
  const event = await salon.addEvent({ ...HOURLY, person_ids: [ann.id, bob.id] });
  await bookAt(event.id, '09:00', `?person_id=${ann.id}`, { attendee_email: 'nine@example.com' });
  await bookAt(event.id, '10:00', `?person_id=${ann.id}`, { attendee_email: 'ten@example.com' });
  await bookAt(event.id, '10:00', `?person_id=${bob.id}`, { attendee_email: 'bob@example.com' });
  const [nine, ten] = await server.database
    .select()
    .from(bookings)
    .where(eq(bookings.personId, ann.id))
    .orderBy(asc(bookings.startsAt));
  if (!nine || !ten) throw new Error('Ann has two bookings');
  return { ann, bob, event, nine, ten };
}

describe('time off', () => {
  it('of the whole business leaves no time free, and gives them back when it is deleted', async () => {
    const event = await salon.addEvent({});
    const { time_off: added } = await saved(onTuesday({ note: 'Training' }));
    expect(await listed()).toEqual([added]);
    expect(added).toMatchObject({ resource_id: null, name: null, note: 'Training', every_year: false });
    expect(await freeAt(event.id)).toEqual([]);
    expect((await salon.owner.delete(salon.at(`time-off/${added?.id}`))).status).toBe(200);
    expect((await freeAt(event.id)).length).toBeGreaterThan(0);
    expect((await salon.owner.delete(salon.at(`time-off/${added?.id}`))).status).toBe(404);
  });

  it('of some hours leaves the others free', async () => {
    const event = await salon.addEvent(HOURLY);
    await saved(onTuesday({ start_time: '09:00', end_time: '11:00' }));
    expect((await freeAt(event.id))[0]).toBe('11:00');
  });

  it('of a person leaves the others to be booked', async () => {
    const { ann, bob, event } = await annAndBob();
    await saved(onTuesday({ resource_id: ann.id, start_time: '11:00', end_time: '17:00' }));
    expect(await freeAt(event.id, `?person_id=${ann.id}`)).toEqual([]);
    expect((await freeAt(event.id, `?person_id=${bob.id}`)).length).toBeGreaterThan(0);
  });

  it('changes its days, hours, person and note, and frees the times that are no longer in it', async () => {
    const { ann, event } = await annAndBob();
    const { time_off: added } = await saved(onTuesday({ start_time: '12:00', end_time: '17:00' }));
    expect(await freeAt(event.id)).not.toContain('13:00');
    const more = { resource_id: ann.id, start_time: '11:00', end_time: '13:00', note: 'Dentist' };
    const { time_off: changed } = await answerTo(timeOffOutcome, change(added?.id, onTuesday(more)));
    expect(changed).toEqual({ ...added, ...more, name: 'Ann' });
    expect(await listed()).toEqual([changed]);
    const free = await freeAt(event.id, `?person_id=${ann.id}`);
    expect([free.includes('12:00'), free.includes('13:00')]).toEqual([false, true]);
  });

  it('is changed by its own business alone, and not into the past', async () => {
    const { time_off: added } = await saved(onTuesday());
    const over = change(added?.id, { starts_on: '2026-11-01', ends_on: '2026-11-02' });
    expect(await refusalOf(over)).toMatchObject({ status: 400, fields: { ends_on: ALREADY_OVER } });
    const other = await openSalon(server);
    const stolen = other.owner.put(other.at(`time-off/${added?.id}`), onTuesday({ note: 'Mine' }));
    expect(await refusalOf(stolen)).toMatchObject({ status: 404, message: TIME_OFF_NOT_FOUND });
    expect(await listed()).toEqual([added]);
    await salon.owner.delete(salon.at(`time-off/${added?.id}`));
    expect((await change(added?.id, onTuesday(), '?dry_run=true')).status).toBe(404);
  });

  it('that is saved twice exists once', async () => {
    await saved(onTuesday());
    await saved(onTuesday());
    expect(await listed()).toHaveLength(1);
  });

  it.each([
    [{ ends_on: '2026-11-23' }, 'ends_on', ENDS_BEFORE_START],
    [{ start_time: '09:00' }, 'end_time', HOURS_NEED_BOTH],
    [{ starts_on: '2026-11-01', ends_on: '2026-11-02' }, 'ends_on', ALREADY_OVER],
  ])('is refused as %j', async (more, field, text) => {
    expect(await refusalOf(save(onTuesday(more)))).toMatchObject({ status: 400, fields: { [field]: text } });
  });

  it('can’t be for another business’s people', async () => {
    const other = await openSalon(server);
    const person = await other.addPerson('Zoe');
    expect((await save(onTuesday({ resource_id: person.id }))).status).toBe(400);
  });
});

describe('bookings in time off', () => {
  it('are listed before anything is saved, with who could take them', async () => {
    const { ann, bob, nine, ten } = await annAndBob();
    const found = await dryRun(onTuesday({ resource_id: ann.id }));
    expect(found.time_off).toBeNull();
    expect(
      found.no_longer_fit.map(({ booking, why, can_move_to }) => [booking.id, why, can_move_to]),
    ).toEqual([
      [nine.id, 'Ann is off then', [{ id: bob.id, name: 'Bob' }]],
      // Bob has a booking at ten.
      [ten.id, 'Ann is off then', []],
    ]);
    expect(await listed()).toEqual([]);
  });

  it('are kept, cancelled and moved as their owner answers, and only customers whose booking changes are emailed', async () => {
    const { ann, bob, nine, ten } = await annAndBob();
    const done = await saved(
      onTuesday({
        resource_id: ann.id,
        bookings: [
          { id: nine.id, answer: 'keep', person_id: bob.id },
          { id: ten.id, answer: 'cancel' },
        ],
      }),
    );
    expect(done).toMatchObject({ cancelled: 1, moved: 1, emailed: 2, no_longer_fit: [] });
    const byId = async (id: number) =>
      (await server.database.select().from(bookings).where(eq(bookings.id, id)))[0];
    expect(await byId(nine.id)).toMatchObject({
      personId: bob.id,
      personName: 'Bob',
      sequence: nine.sequence + 1,
    });
    expect(await byId(ten.id)).toMatchObject({ status: 'cancelled' });
    const [told] = await server.database.select().from(emails).where(eq(emails.kind, 'booking_reassigned'));
    expect(told).toMatchObject({ recipient: 'nine@example.com' });
    expect(told?.payload).toMatchObject({ personName: 'Bob', formerPerson: 'Ann' });
  });

  it('of one time can’t both go to one person, and moving one raises the diary’s version, also a second time', async () => {
    const { ann, bob, nine, ten } = await annAndBob();
    const twice = await answerTo(
      addedBooking,
      salon.owner.post(salon.at('bookings'), {
        ...{ attendee_first_name: 'Eve', date: TUESDAY, start_time: '09:00', person_id: ann.id },
        allow_overlap: true,
      }),
    );
    const body = (person_id: number | null) =>
      onTuesday({
        resource_id: ann.id,
        bookings: [
          { id: nine.id, answer: 'keep', person_id },
          { id: twice.booking.id, answer: 'keep', person_id: bob.id },
          { id: ten.id, answer: 'keep' },
        ],
      });
    expect(await refusalOf(save(body(bob.id)))).toMatchObject({
      status: 409,
      message: bothAtOnce('Bob', '09:00'),
    });
    const keepAll = [nine.id, ten.id, twice.booking.id].map((id) => ({ id, answer: 'keep' }));
    await saved(onTuesday({ resource_id: ann.id, bookings: keepAll }));
    const version = async () =>
      (await server.database.select({ version: businesses.diaryVersion }).from(businesses))[0]?.version ?? 0;
    const before = await version();
    await saved(body(null));
    expect(await version()).toBeGreaterThan(before);
  });

  it('stay if nobody takes them', async () => {
    const { ann, nine, ten } = await annAndBob();
    const kept = [nine, ten].map(({ id }) => ({ id, answer: 'keep' }));
    const done = await saved(onTuesday({ resource_id: ann.id, bookings: kept }));
    expect(done.no_longer_fit.map(({ booking }) => booking.id)).toEqual([nine.id, ten.id]);
    expect(done.emailed).toBe(0);
  });

  it('are listed again if they have changed meanwhile, or somebody took the time', async () => {
    const { ann, bob, event, nine, ten } = await annAndBob();
    const answered = (personId: number | null) =>
      onTuesday({
        resource_id: ann.id,
        bookings: [
          { id: nine.id, answer: 'keep', person_id: personId },
          { id: ten.id, answer: 'keep' },
        ],
      });
    await bookAt(event.id, '09:00', `?person_id=${bob.id}`);
    expect(await refusalOf(save(answered(bob.id)))).toMatchObject({ status: 409, message: BOOKINGS_CHANGED });
    await bookAt(event.id, '11:00', `?person_id=${ann.id}`);
    const refused = await save(answered(null));
    expect(refused.status).toBe(409);
    expect(timeOffOutcome.parse(await refused.json()).no_longer_fit).toHaveLength(3);
    expect(await listed()).toEqual([]);
  });

  it('are listed when a change brings them into it, but not those that were in it before', async () => {
    const { ann, nine, ten } = await annAndBob();
    const nineOff = onTuesday({ resource_id: ann.id, start_time: '09:00', end_time: '10:00' });
    const { time_off: added } = await saved({ ...nineOff, bookings: [{ id: nine.id, answer: 'keep' }] });
    const noted = await answerTo(timeOffOutcome, change(added?.id, { ...nineOff, note: 'Dentist' }));
    expect(noted).toMatchObject({ time_off: { note: 'Dentist' }, no_longer_fit: [] });
    const allDay = onTuesday({ resource_id: ann.id });
    const found = await answerTo(timeOffOutcome, change(added?.id, allDay, '?dry_run=true'));
    expect(found.time_off).toBeNull();
    expect(found.no_longer_fit.map(({ booking }) => booking.id)).toEqual([ten.id]);
    expect(await listed()).toEqual([noted.time_off]);
    expect((await change(added?.id, allDay)).status).toBe(409);
    const answered = { ...allDay, bookings: [{ id: ten.id, answer: 'cancel' }] };
    expect(await answerTo(timeOffOutcome, change(added?.id, answered))).toMatchObject({
      time_off: { id: added?.id, start_time: null },
      cancelled: 1,
      emailed: 1,
    });
  });

  it('are found in every year', async () => {
    const { ann } = await annAndBob();
    const years = { starts_on: '2020-11-24', ends_on: '2020-11-24', every_year: true };
    expect((await dryRun({ resource_id: ann.id, ...years })).no_longer_fit).toHaveLength(2);
  });
});

describe('a booking at the moment when time off is saved', () => {
  it('is either refused, or listed to be answered', async () => {
    const event = await salon.addEvent({});
    const slots = (await slotsOf(server, event.id)).slice(0, 5);
    const [answer, ...booked] = await Promise.all([
      save(onTuesday()),
      ...slots.map((slot, at) => book(server, slot, { attendee_email: `at-${at}@example.com` })),
    ]);
    const made = booked.filter(({ status }) => status === 201).length;
    const refused = booked.filter(({ status }) => status === 409 || status === 404).length;
    expect(made + refused).toBe(slots.length);
    if (answer?.status === 201) expect(made).toBe(0);
    else expect(answer?.status).toBe(409);
  });
});
