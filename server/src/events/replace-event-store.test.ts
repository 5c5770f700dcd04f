import { asc, eq, isNotNull } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MisfitAnswer } from '@daybook/schema/contract/misfits';
import { buildersFor, NOW, TUESDAY, type Builders } from '../../test/builders.ts';
import { newPlace, openPlace, type TestPlace } from '../../test/test-database.ts';
import { bookings, claims, type BookingRow } from '../database/booking-tables.ts';
import type { OpenedDatabase } from '../database/database.ts';
import { writeOrTakeBack } from '../database/dry-run.ts';
import { emails } from '../database/email-tables.ts';
import { events, patternDates, replacedEvents, type BusinessRow, type EventRow } from '../database/tables.ts';
import { loadEvent } from '../diary/contents-store.ts';
import { duplicateOf } from './create-events.ts';
import { countBooked } from './list-events-store.ts';
import { replaceEvent, withdrawEvent } from './replace-event-store.ts';

let place: TestPlace;
let database: OpenedDatabase;
let add: Builders;
let business: BusinessRow;
beforeEach(async () => {
  place = await newPlace();
  database = openPlace(place);
  add = buildersFor(database);
  business = await add.business();
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

const contentsOf = async (id: number) => {
  const found = await loadEvent(database.read, id);
  if (!found) throw new Error('there is no such event');
  return found;
};
type Answered = [number, MisfitAnswer][] | null;
/** Replaces the event with a copy that has these changes. */
async function replace(id: number, changes: Partial<EventRow>, answers: Answered = [], isDryRun = false) {
  const before = await contentsOf(id);
  const copy = duplicateOf(before, before.event.date, business.timezone, NOW);
  const { creationMode, manualSlots, startTime, endTime, lunchStartTime, lunchEndTime } = before.event;
  const times = { creationMode, manualSlots, startTime, endTime, lunchStartTime, lunchEndTime };
  const next = { ...copy, event: { ...copy.event, ...times, ...changes } };
  return writeOrTakeBack(database, { business: business.id }, { isDryRun }, (tx) =>
    replaceEvent(tx, { business, before, next, answers: answers && new Map(answers), now: NOW }),
  );
}
async function mustReplace(...asked: Parameters<typeof replace>) {
  const outcome = await replace(...asked);
  if (!outcome.ok) throw new Error(`it is not replaced: ${outcome.reason.is}`);
  const { event, ...answered } = outcome.value;
  if (!event) throw new Error('no event was written');
  return { ...answered, event };
}
async function withdraw(id: number, answers: Answered) {
  const before = await contentsOf(id);
  return writeOrTakeBack(database, { business: business.id }, { isDryRun: false }, (tx) =>
    withdrawEvent(tx, { business, before, answers: answers && new Map(answers), now: NOW }),
  );
}
const at = (eventId: number, startTime: string, endTime: string, given: Partial<BookingRow> = {}) =>
  add.booking(business.id, { eventId, startTime, endTime, ...given });
const booked = () => database.select().from(bookings).orderBy(asc(bookings.id));
async function allEvents() {
  const rows = await database.select().from(events).orderBy(asc(events.id));
  const counted = await countBooked(
    database.read,
    rows.map((event) => ({ event })),
  );
  return rows.map((event) => ({ ...event, booked: counted.get(event.id)?.bookings ?? 0 }));
}
const LATER = { startTime: '11:00' };

it('replaces the event, with the bookings that fit', async () => {
  const event = await add.event(business.id, { idempotencyKey: 'key-of-request' });
  const venue = await add.venue(event.id);
  const booking = await at(event.id, '11:30', '12:00', { venueId: venue.id });
  const replaced = await mustReplace(event.id, LATER);
  expect(replaced).toMatchObject({ fitting: 1, misfits: [], isClosed: false, emailed: 0 });
  const id = replaced.event.event.id;
  expect(id).not.toBe(event.id);
  expect(await allEvents()).toMatchObject([
    { id, startTime: '11:00', booked: 1, idempotencyKey: 'key-of-request' },
  ]);
  expect(replaced.event.venues).toMatchObject([{ id: venue.id, eventId: id }]);
  expect(await booked()).toEqual([{ ...booking, eventId: id }]);
  expect(await database.select().from(claims)).toMatchObject([{ eventId: id, venueId: venue.id }]);
  expect(await database.select().from(emails)).toEqual([]);
});

it('cancels and keeps those that do not fit, as answered: a kept one holds its time at the other event', async () => {
  const event = await add.event(business.id);
  const early = await at(event.id, '09:00', '09:45');
  const kept = await at(event.id, '09:50', '10:35', { attendeeEmail: 'grace@example.com' });
  const replaced = await mustReplace(event.id, LATER, [
    [early.id, 'cancel'],
    [kept.id, 'keep'],
  ]);
  expect(replaced).toMatchObject({
    fitting: 0,
    misfits: [{ why: 'before 11:00' }, { why: 'before 11:00' }],
    cancelled: 1,
    emailed: 1,
    isClosed: false,
  });
  const { id } = replaced.event.event;
  expect(await booked()).toMatchObject([
    { status: 'cancelled', eventId: id },
    { status: 'confirmed', eventId: id, sequence: 0 },
  ]);
  expect(await database.select().from(claims)).toMatchObject([{ eventId: id, bookingId: kept.id }]);
  expect(await database.select().from(emails)).toMatchObject([{ kind: 'booking_withdrawn' }]);
});

it.each<[string, Answered]>([
  ['without an answer', []],
  ['with an answer about one that fits', [[2, 'keep']]],
])('changes nothing %s', async (_, extra) => {
  const event = await add.event(business.id);
  await at(event.id, '09:00', '09:45');
  await at(event.id, '13:00', '13:45');
  const answers: Answered = extra?.length ? [[1, 'keep'], ...extra] : [];
  expect(await replace(event.id, LATER, answers)).toEqual({ ok: false, reason: { is: 'changed' } });
  expect(await allEvents()).toMatchObject([{ id: event.id, isClosed: false }]);
});

it('leaves answers about bookings of other events alone', async () => {
  const [event, other] = [await add.event(business.id), await add.event(business.id)];
  const elsewhere = await at(other.id, '09:00', '09:45');
  expect(await replace(event.id, LATER, [[elsewhere.id, 'cancel']])).toMatchObject({ ok: true });
  expect(await booked()).toMatchObject([{ status: 'confirmed', eventId: other.id }]);
});

it('writes nothing as a dry run, and reports all that it would do', async () => {
  const event = await add.event(business.id);
  const booking = await at(event.id, '09:00', '09:45');
  const outcome = await replace(event.id, LATER, null, true);
  expect(outcome).toMatchObject({
    ok: true,
    value: { misfits: [{ booking: { id: booking.id } }], emailed: 0 },
  });
  expect(await allEvents()).toMatchObject([{ id: event.id, isClosed: false }]);
  expect(await booked()).toEqual([booking]);
  expect(await database.select().from(replacedEvents)).toEqual([]);
});

it('leads from each earlier event to the last one', async () => {
  const event = await add.event(business.id);
  const second = (await mustReplace(event.id, LATER)).event.event.id;
  const third = (await mustReplace(second, { startTime: '10:00' })).event.event.id;
  expect(await database.select().from(replacedEvents).orderBy(asc(replacedEvents.eventId))).toMatchObject([
    { eventId: event.id, successorId: third },
    { eventId: second, successorId: third },
  ]);
});

it('keeps a person’s times while bookings move, also those that overlap', async () => {
  const ann = await add.person(business.id);
  const event = await add.event(business.id);
  await add.atEvent(event.id, ann.id);
  const withAnn = { personId: ann.id, personName: 'Ann' };
  await at(event.id, '13:00', '14:00', { ...withAnn, allowedOverlap: true });
  await at(event.id, '13:30', '14:30', { ...withAnn, allowedOverlap: true });
  const held = () =>
    database
      .select({ bookingId: claims.bookingId, resourceId: claims.resourceId, startsAt: claims.startsAt })
      .from(claims)
      .orderBy(asc(claims.bookingId));
  const before = await held();
  const replaced = await mustReplace(event.id, LATER);
  expect(replaced).toMatchObject({ fitting: 2, isClosed: false });
  expect(replaced.event.team).toMatchObject([{ resourceId: ann.id }]);
  expect(await held()).toEqual(before);
});

it('keeps the event before, closed, for kept bookings at a place that the other doesn’t have', async () => {
  const event = await add.event(business.id);
  const [front, back] = [await add.venue(event.id), await add.venue(event.id, { name: 'Back room' })];
  const kept = await at(event.id, '13:00', '13:45', { venueId: back.id, venueName: 'Back room' });
  const before = await contentsOf(event.id);
  const copy = duplicateOf(before, TUESDAY, business.timezone, NOW);
  const next = { ...copy, places: [{ id: front.resourceId, maxCapacity: null }] };
  const outcome = await writeOrTakeBack(database, { business: business.id }, { isDryRun: false }, (tx) =>
    replaceEvent(tx, { business, before, next, answers: new Map([[kept.id, 'keep']]), now: NOW }),
  );
  expect(outcome).toMatchObject({
    ok: true,
    value: { isClosed: true, misfits: [{ why: 'no longer at Back room' }] },
  });
  expect(await allEvents()).toMatchObject([
    { id: event.id, isClosed: true, booked: 1 },
    { isClosed: false, booked: 0 },
  ]);
  expect(await booked()).toEqual([kept]);
});

it('moves what a day event holds, and how many have booked it', async () => {
  const ann = await add.person(business.id);
  const talk = { type: 'day_event', startTime: '19:00', endTime: '21:00', ...NO_LUNCH } as const;
  const event = await add.event(business.id, talk);
  await add.atEvent(event.id, ann.id);
  const venue = await add.venue(event.id, { maxCapacity: 2 });
  for (const email of ['ada@example.com', 'grace@example.com'])
    await at(event.id, '19:00', '21:00', { kind: 'day_event', venueId: venue.id, attendeeEmail: email });
  const ids = (await booked()).map(({ id }): [number, MisfitAnswer] => [id, 'keep']);
  const replaced = await mustReplace(event.id, { endTime: '22:00' }, ids);
  expect(replaced).toMatchObject({ isClosed: false, misfits: [{ why: 'outside the time slots' }, {}] });
  expect(replaced.event.venues).toMatchObject([{ maxCapacity: 2, heldCount: 2 }]);
  const held = await database.select().from(claims).where(isNotNull(claims.dayEventId));
  expect(held).toMatchObject([
    {
      dayEventId: replaced.event.event.id,
      resourceId: ann.id,
      endsAt: Date.parse(`${TUESDAY}T22:00:00Z`),
      allowedOverlap: false,
    },
  ]);
});
const NO_LUNCH = { lunchStartTime: null, lunchEndTime: null };

it('keeps its date of weekly hours', async () => {
  const { id: patternId } = await add.pattern(business.id);
  const event = await add.event(business.id, { patternId });
  await database.insert(patternDates).values({ patternId, date: TUESDAY, state: 'made', eventId: event.id });
  const replaced = await mustReplace(event.id, LATER);
  expect(replaced.event.event.patternId).toBe(patternId);
  expect(await database.select().from(patternDates)).toMatchObject([
    { state: 'made', eventId: replaced.event.event.id },
  ]);
});

it('refuses a date with more bookings than an owner could answer', async () => {
  const event = await add.event(business.id, { type: 'day_event' });
  const many = Array.from({ length: 201 }, (_, nth) => ({
    eventId: event.id,
    kind: 'day_event' as const,
    attendeeEmail: `customer-${nth}@example.com`,
  }));
  await add.bookings(business.id, many);
  expect(await replace(event.id, LATER, null, true)).toEqual({
    ok: false,
    reason: { is: 'too many misfits', date: TUESDAY, bookings: 201 },
  });
});

it('deletes a withdrawn event, or closes it for the bookings that it keeps', async () => {
  const event = await add.event(business.id);
  const [early, late] = [await at(event.id, '09:00', '09:45'), await at(event.id, '13:00', '13:45')];
  expect(await withdraw(event.id, [[early.id, 'cancel']])).toMatchObject({ ok: false });
  const answers: Answered = [
    [early.id, 'cancel'],
    [late.id, 'keep'],
  ];
  expect(await withdraw(event.id, answers)).toMatchObject({
    ok: true,
    value: { isClosed: true, cancelled: 1, misfits: [{ why: 'no hours on this date' }, {}] },
  });
  expect(await allEvents()).toMatchObject([{ isClosed: true, booked: 1 }]);
  expect(await withdraw(event.id, [[late.id, 'cancel']])).toMatchObject({ value: { isClosed: false } });
  expect(await allEvents()).toEqual([]);
  expect(await booked()).toMatchObject([
    { status: 'cancelled', eventId: null },
    { status: 'cancelled', eventId: null },
  ]);
});

it('asks for no answer about an appointment that has begun, and keeps its event', async () => {
  const event = await add.event(business.id);
  const begun = { startsAt: NOW - 60_000, endsAt: NOW + 60_000 };
  const { id } = await at(event.id, '09:00', '09:45', begun);
  expect(await withdraw(event.id, [])).toMatchObject({ value: { isClosed: true, misfits: [] } });
  expect(await database.select().from(bookings).where(eq(bookings.id, id))).toMatchObject([
    { eventId: event.id, status: 'confirmed' },
  ]);
});
