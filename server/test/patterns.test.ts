/** Weekly hours over HTTP: created once, published at once. */

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { patternOutcome, patternRequest, type PatternOutcome } from '@daybook/schema/contract/pattern';
import { MISFITS_ON_DATE_MAX, PATTERNS_MAX } from '@daybook/schema/figures/bounds';
import { MINUTE } from '@daybook/schema/figures/periods';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { BUSINESS_NOT_PAID } from '@daybook/schema/words/business-texts';
import { PERSON_NOT_IN_TEAM } from '@daybook/schema/words/catalogue-texts';
import {
  BOOKINGS_CHANGED,
  CHANGES_FROM_PAST,
  EARLIER_PATTERN_DIFFERS,
  ENDS_BEFORE_CHANGE,
  PATTERN_NOT_FOUND,
  tooManyMisfitsOnDate,
  tooManyPatterns,
} from '@daybook/schema/words/pattern-texts';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { IDEMPOTENCY_HEADER } from '@daybook/schema/words/routes';
import { bookings as bookingsTable } from '../src/database/booking-tables.ts';
import { catalogue, resources, venues } from '../src/database/catalogue-tables.ts';
import { countRows } from '../src/database/prepared.ts';
import { businesses, events, patternDates, patterns } from '../src/database/tables.ts';
import { keepPattern } from '../src/patterns/change-pattern-store.ts';
import { publishPatternsJob } from '../src/patterns/publish-patterns.ts';
import { refusalOf } from './booking-requests.ts';
import { contextOn } from './context.ts';
import type { Owner } from './owner.ts';
import { startWithBusiness, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;
let path: string;

beforeEach(async () => {
  ({ server, owner, businessId } = await startWithBusiness());
  path = `/api/businesses/${businessId}/patterns`;
});
afterEach(() => server.stop());

const hours = { start_time: '09:00', end_time: '17:00' };

function week(given: Record<string, unknown> = {}, event: Record<string, unknown> = {}) {
  return {
    weekdays: [
      { day: 2, ...hours },
      { day: 5, start_time: '12:00', end_time: '20:00' },
    ],
    from_date: TUESDAY,
    weeks_ahead: 2,
    ...given,
    event: {
      event_name: 'Haircuts',
      personal_message: 'See you soon.',
      event_type: 'booking',
      slot_duration_minutes: 45,
      venues: [exampleVenue],
      ...event,
    },
  };
}

async function outcomeOf(answer: Promise<Response>, status = 200): Promise<PatternOutcome> {
  const response = await answer;
  expect(response.status).toBe(status);
  return patternOutcome.parse(await response.json());
}

const keyed = (key: string) => ({ [IDEMPOTENCY_HEADER]: key });
const DATES = ['2026-11-24', '2026-11-27', '2026-12-01', '2026-12-04'];

it('publishes the week at once, as many weeks ahead as asked', async () => {
  const outcome = await outcomeOf(owner.post(path, week()));
  expect(outcome.published).toEqual(DATES);
  expect(outcome.pattern).toMatchObject({
    published_to: '2026-12-04',
    upcoming_dates: 4,
    stopped: null,
    is_paused: false,
  });
  const found = await server.database.select().from(events).orderBy(events.date);
  expect(
    found.map(({ date, startTime, endTime, patternId }) => [date, startTime, endTime, patternId]),
  ).toEqual(
    DATES.map((date, at) => [
      date,
      at % 2 === 0 ? '09:00' : '12:00',
      at % 2 === 0 ? '17:00' : '20:00',
      outcome.pattern?.id,
    ]),
  );
});

it('lists weekly hours with their next dates, as they can be sent again', async () => {
  const { pattern } = await outcomeOf(owner.post(path, week()));
  const response = await owner.get(path);
  expect(await response.json()).toEqual([pattern]);
  const { next_dates, event, weekdays } = pattern ?? expect.fail('none');
  expect(next_dates.map(({ date, state }) => [date, state])).toEqual(DATES.map((date) => [date, 'made']));
  const again = await outcomeOf(owner.post(path, { ...week(), weekdays, event }));
  expect(again.pattern?.event).toEqual(event);
});

it('makes the services and venues that it brings the business’s own', async () => {
  const services = [{ service_name: 'Trim', service_price: 18 }];
  const { pattern } = await outcomeOf(
    owner.post(path, week({}, { service_mode: 'individual_services', services })),
  );
  const [place] = await server.database.select().from(resources);
  const [service] = await server.database.select().from(catalogue);
  expect(pattern?.event).toMatchObject({
    places: [{ id: place?.id, max_capacity: null }],
    service_ids: [service?.id],
  });
  expect([await countRows(server.database, resources), await countRows(server.database, catalogue)]).toEqual([
    1, 1,
  ]);
});

it('keeps nothing for a dry run, and returns the dates', async () => {
  const outcome = await outcomeOf(owner.post(`${path}?dry_run=true`, week()));
  expect(outcome).toMatchObject({ pattern: null, published: DATES });
  for (const table of [patterns, events, resources]) expect(await countRows(server.database, table)).toBe(0);
});

it('creates one for all attempts with the same key, and refuses a different one with that key', async () => {
  const first = await outcomeOf(owner.post(path, week(), keyed('a key')));
  const again = await outcomeOf(owner.post(path, week(), keyed('a key')));
  expect(again).toEqual({ ...first, published: [] });
  expect(await countRows(server.database, events)).toBe(4);
  const differs = owner.post(path, week({ weeks_ahead: 3 }), keyed('a key'));
  expect(await refusalOf(differs)).toMatchObject({ status: 409, error: EARLIER_PATTERN_DIFFERS });
});

it('refuses weekly hours that are over, and too many', async () => {
  const over = owner.post(path, week({ from_date: '2026-11-03', until_date: '2026-11-19' }));
  expect(await refusalOf(over)).toMatchObject({ status: 400, fields: { until_date: CHANGES_FROM_PAST } });
  const stranger = owner.post(path, week({}, { person_ids: [1_000_000] }));
  expect(await refusalOf(stranger)).toMatchObject({ status: 400, error: PERSON_NOT_IN_TEAM });
  for (let at = 0; at < PATTERNS_MAX; at += 1) await server.add.pattern(businessId, { dueAt: 1e15 });
  const many = owner.post(path, week());
  expect(await refusalOf(many)).toMatchObject({ status: 409, error: tooManyPatterns(PATTERNS_MAX) });
});

const stopPaying = () =>
  server.database.update(businesses).set({ paidAt: null }).where(eq(businesses.id, businessId));

it('keeps and changes the weekly hours of a business that is not paid for, and publishes them when its trial starts', async () => {
  await stopPaying();
  const { pattern, published } = await outcomeOf(owner.post(path, week()));
  expect(published).toEqual([]);
  expect(pattern).toMatchObject({ published_to: null, upcoming_dates: 0, stopped: null });
  const changed = await outcomeOf(change(pattern?.id, week({ weekdays: [{ day: 2, ...hours }] })));
  expect(changed.published).toEqual([]);
  expect(await countRows(server.database, events)).toBe(0);

  const checkout = `/api/businesses/${businessId}/checkout-session`;
  const activated = await owner.post(checkout, { coupon_code: FREE_TRIAL_CODE });
  expect(await activated.json()).toMatchObject({ free_activation: true });
  const dates = (await eventsNow()).map(({ date }) => date);
  expect(dates).toEqual(['2026-11-24', '2026-12-01']);
});

it('refuses to change published weekly hours of a business that is not paid for', async () => {
  const { id } = await created();
  await stopPaying();
  expect(await refusalOf(change(id, week({ weeks_ahead: 3 })))).toMatchObject({
    status: 402,
    error: BUSINESS_NOT_PAID,
  });
});

/** Sends a change of the weekly hours that were created. */
const change = (id: number | undefined, body: unknown, query = '') =>
  owner.put(`${path}/${id}${query}`, body);
const later = { start_time: '11:00', end_time: '17:00' };

async function created(given: Record<string, unknown> = {}, event: Record<string, unknown> = {}) {
  const { pattern } = await outcomeOf(owner.post(path, week(given, event)));
  return pattern ?? expect.fail('none');
}
const eventsNow = () => server.database.select().from(events).orderBy(events.date, events.id);
const eventOn = async (date: string) =>
  (await eventsNow()).find((event) => event.date === date) ?? expect.fail(`no event on ${date}`);

/** Books the first time on that date. */
async function booked(date: string, startTime = '09:00', endTime = '09:45') {
  const event = await eventOn(date);
  const [venue] = await server.database.select().from(venues).where(eq(venues.eventId, event.id));
  const place = { eventId: event.id, eventDate: date, startTime, endTime, venueId: venue?.id ?? null };
  return server.add.booking(businessId, { ...place, venueName: 'Front room', venuePostcode: 'HX7 8EX' });
}

it('changes words in place, and the times of the dates whose times change', async () => {
  const { id } = await created();
  const before = await eventsNow();
  const renamed = await outcomeOf(change(id, week({}, { event_name: 'Cuts' })));
  expect(renamed).toMatchObject({ reworded: DATES, replaced: [], published: [], withdrawn: [] });
  expect((await eventsNow()).map(({ id: eventId, name }) => [eventId, name])).toEqual(
    before.map((event) => [event.id, 'Cuts']),
  );
  const weekdays = [
    { day: 2, ...later },
    { day: 5, start_time: '12:00', end_time: '20:00' },
  ];
  const moved = await outcomeOf(change(id, week({ weekdays }, { event_name: 'Cuts' })));
  expect(moved).toMatchObject({ reworded: [], replaced: ['2026-11-24', '2026-12-01'] });
  expect((await eventsNow()).map(({ date, startTime }) => [date, startTime])).toEqual(
    DATES.map((date, at) => [date, at % 2 === 0 ? '11:00' : '12:00']),
  );
});

it('publishes and withdraws dates with the weekdays, and changes nothing for a dry run', async () => {
  const { id } = await created();
  const wednesdays = week({
    weekdays: [
      { day: 2, ...hours },
      { day: 3, ...hours },
    ],
  });
  const before = await eventsNow();
  const tried = await outcomeOf(change(id, wednesdays, '?dry_run=true'));
  expect(tried).toMatchObject({
    published: ['2026-11-25', '2026-12-02'],
    withdrawn: ['2026-11-27', '2026-12-04'],
    replaced: [],
  });
  expect(await eventsNow()).toEqual(before);
  const done = await outcomeOf(change(id, wednesdays));
  expect(done).toEqual({ ...tried, pattern: done.pattern });
  expect((await eventsNow()).map(({ date }) => date)).toEqual([
    '2026-11-24',
    '2026-11-25',
    '2026-12-01',
    '2026-12-02',
  ]);
});

it('keeps what was edited by hand on a date, and follows in everything else', async () => {
  const { id } = await created();
  const { id: eventId } = await eventOn(TUESDAY);
  const words = { event_name: 'Advent cuts', personal_message: 'See you soon.' };
  await owner.put(`/api/businesses/${businessId}/events/${eventId}`, words);
  const outcome = await outcomeOf(
    change(id, week({ weekdays: [{ day: 2, ...later }] }, { event_name: 'Cuts', personal_message: 'Bye.' })),
    200,
  );
  expect(outcome.replaced).toEqual([TUESDAY, '2026-12-01']);
  expect(await eventOn(TUESDAY)).toMatchObject({
    name: 'Advent cuts',
    personalMessage: 'Bye.',
    startTime: '11:00',
  });
  expect(outcome.pattern?.next_dates[0]).toMatchObject({ date: TUESDAY, state: 'changed' });
});

it('reaches a date that was edited by hand also if the process ends before it does', async () => {
  const { id } = await created();
  const { id: eventId } = await eventOn(TUESDAY);
  const words = { event_name: 'Advent cuts', personal_message: 'See you soon.' };
  await owner.put(`/api/businesses/${businessId}/events/${eventId}`, words);
  const [business] = await server.database.select().from(businesses);
  const [pattern] = await server.database.select().from(patterns).where(eq(patterns.id, id));
  if (!business || !pattern) throw new Error('there are no weekly hours');
  const body = week({ weekdays: [{ day: 2, ...later }] }, { event_name: 'Cuts', personal_message: 'Bye.' });
  const wanted = {
    ...{ business, pattern, to: 'changed' as const, request: patternRequest.parse(body) },
    ...{ from: TUESDAY, isSplit: false, today: '2026-11-20', now: server.clock.now },
  };
  const touched = { changed: [TUESDAY, '2026-12-01'], withdrawn: ['2026-11-27', '2026-12-04'] };
  expect((await keepPattern(server.database, wanted, touched)).ok).toBe(true);
  // Someone else has changed them meanwhile.
  expect(await keepPattern(server.database, wanted, touched)).toEqual({ ok: false, reason: 'overtaken' });
  const job = publishPatternsJob({
    ...contextOn(server),
    clock: () => server.clock.now + 10 * MINUTE,
  });
  await job.run();
  const changed = { name: 'Advent cuts', personalMessage: 'Bye.', startTime: '11:00' };
  expect(await eventOn(TUESDAY)).toMatchObject(changed);
  expect(await eventOn('2026-12-01')).toMatchObject({ name: 'Cuts', startTime: '11:00' });
  const dates = await server.database.select().from(patternDates).where(eq(patternDates.date, TUESDAY));
  expect(dates).toMatchObject([{ state: 'changed', follows: null }]);
});

it('lists the bookings that no longer fit, and saves with an answer to each', async () => {
  const { id } = await created();
  const [early, fitting] = [await booked(TUESDAY), await booked('2026-12-01', '13:00', '13:45')];
  const body = week({ weekdays: [{ day: 2, ...later }] });
  const tried = await outcomeOf(change(id, body, '?dry_run=true'));
  expect(tried).toMatchObject({ fitting: 1, replaced: [TUESDAY, '2026-12-01'] });
  expect(tried.no_longer_fit.map(({ booking }) => booking.id)).toEqual([early.id]);

  const unanswered = await change(id, body);
  expect(unanswered.status).toBe(409);
  expect(await unanswered.json()).toMatchObject({
    error: BOOKINGS_CHANGED,
    no_longer_fit: [{ booking: { id: early.id } }],
  });
  expect(await eventOn(TUESDAY)).toMatchObject({ startTime: '09:00' });

  const bookings = [{ id: early.id, answer: 'cancel' }];
  const done = await outcomeOf(change(id, { ...body, bookings }));
  expect(done).toMatchObject({ customers_notified: 1, closed: [] });
  const rows = await server.database.select().from(bookingsTable).orderBy(bookingsTable.id);
  expect(rows.map(({ id: bookingId, status }) => [bookingId, status])).toEqual([
    [early.id, 'cancelled'],
    [fitting.id, 'confirmed'],
  ]);
});

it('begins other weekly hours where only this and later dates change', async () => {
  const { id } = await created({ weeks_ahead: 4 });
  const body = week({ weekdays: [{ day: 2, ...later }], weeks_ahead: 4, changes_from: '2026-12-05' });
  const outcome = await outcomeOf(change(id, body));
  expect(outcome).toMatchObject({
    replaced: ['2026-12-08', '2026-12-15'],
    withdrawn: ['2026-12-11', '2026-12-18'],
  });
  expect(outcome.pattern).toMatchObject({ from_date: '2026-12-08', until_date: null });
  const found = await server.database.select().from(patterns).orderBy(patterns.id);
  expect(found.map(({ untilDate }) => untilDate)).toEqual(['2026-12-04', null]);
  expect(
    (await eventsNow()).map(({ date, patternId, startTime }) => [date, patternId === id, startTime]),
  ).toEqual([
    ...DATES.map((date, at) => [date, true, at % 2 === 0 ? '09:00' : '12:00']),
    ['2026-12-08', false, '11:00'],
    ['2026-12-15', false, '11:00'],
  ]);
  const again = change(id, body);
  expect(await refusalOf(again)).toMatchObject({ status: 400, error: ENDS_BEFORE_CHANGE });
});

it('goes on counting every second week when later dates change', async () => {
  const { id } = await created({ weekdays: [{ day: 2, ...hours }], every_weeks: 2, weeks_ahead: 6 });
  const given = { weekdays: [{ day: 2, ...later }], every_weeks: 2, weeks_ahead: 6 };
  const outcome = await outcomeOf(change(id, week({ ...given, changes_from: '2026-11-30' })));
  expect(outcome.replaced).toEqual(['2026-12-08', '2026-12-22']);
});

it('withdraws all dates while it is paused, and publishes them again', async () => {
  const { id } = await created();
  const { id: kept } = await booked('2026-12-01');
  const tried = await outcomeOf(owner.post(`${path}/${id}/pause?dry_run=true`, {}));
  expect(tried).toMatchObject({
    withdrawn: ['2026-11-24', '2026-11-27', '2026-12-04'],
    closed: ['2026-12-01'],
  });
  const bookings = [{ id: kept, answer: 'keep' }];
  const paused = await outcomeOf(owner.post(`${path}/${id}/pause`, { bookings }));
  expect(paused).toMatchObject({ customers_notified: 0, closed: ['2026-12-01'] });
  expect(paused.pattern).toMatchObject({ is_paused: true, upcoming_dates: 0, published_to: null });
  expect((await eventsNow()).map(({ date, isClosed }) => [date, isClosed])).toEqual([['2026-12-01', true]]);
  expect(await outcomeOf(owner.post(`${path}/${id}/pause`, {}), 200)).toMatchObject({ withdrawn: [] });

  const resumed = await outcomeOf(owner.post(`${path}/${id}/resume`, {}));
  expect(resumed).toMatchObject({ published: DATES, pattern: { is_paused: false } });
});

it('ends with all its dates', async () => {
  const { id } = await created();
  const response = await fetch(`${server.url}${path}/${id}`, {
    method: 'DELETE',
    headers: { ...owner.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ bookings: [] }),
  });
  expect(patternOutcome.parse(await response.json())).toMatchObject({ pattern: null, withdrawn: DATES });
  for (const table of [patterns, patternDates, events])
    expect(await countRows(server.database, table)).toBe(0);
  expect(await refusalOf(owner.delete(`${path}/${id}`))).toMatchObject({
    status: 404,
    error: PATTERN_NOT_FOUND,
  });
});

it('is paused by ‘Delete All Events’, and never brings back what that deleted', async () => {
  const { id } = await created();
  await owner.delete(`/api/businesses/${businessId}/events/delete-all`);
  expect(await eventsNow()).toEqual([]);
  const resumed = await outcomeOf(owner.post(`${path}/${id}/resume`, {}));
  expect(resumed.published).toEqual([]);
});

it('refuses a change that leaves too many bookings of a date without a place', async () => {
  const { id } = await created();
  const event = await eventOn(TUESDAY);
  const minute = 60_000;
  const early = { eventId: event.id, eventDate: TUESDAY, startTime: '09:00', endTime: '09:01' };
  const start = Date.parse('2026-11-24T09:00:00Z');
  await server.add.bookings(
    businessId,
    Array.from({ length: MISFITS_ON_DATE_MAX + 1 }, (_, at) => ({
      ...early,
      startsAt: start + at * (minute / 4),
      endsAt: start + (at + 1) * (minute / 4),
    })),
  );
  const refused = change(
    id,
    week({ weekdays: [{ day: 2, start_time: '13:00', end_time: '17:00' }] }),
    '?dry_run=true',
  );
  expect(await refusalOf(refused)).toMatchObject({
    status: 409,
    error: tooManyMisfitsOnDate('Tuesday 24 November 2026', MISFITS_ON_DATE_MAX + 1, MISFITS_ON_DATE_MAX),
  });
});

it('leaves a date that was cancelled by hand as it is, and the bookings that it keeps', async () => {
  const { id } = await created();
  const { id: kept } = await booked(TUESDAY);
  const { id: eventId } = await eventOn(TUESDAY);
  const cancelled = await owner.post(`/api/businesses/${businessId}/dates/cancel`, {
    event_ids: [eventId],
    bookings: [{ id: kept, answer: 'keep' }],
  });
  expect(cancelled.status).toBe(200);
  const outcome = await outcomeOf(change(id, week({ weekdays: [{ day: 2, ...later }] })));
  expect(outcome).toMatchObject({ replaced: ['2026-12-01'], published: [], no_longer_fit: [] });
  expect(outcome.pattern?.next_dates.map(({ date }) => date)).toEqual(['2026-12-01']);
  expect(await eventOn(TUESDAY)).toMatchObject({ id: eventId, isClosed: true });
});

it('changes each date once where two changes are saved at once', async () => {
  const { id } = await created();
  const body = week({ weekdays: [{ day: 2, ...later }] });
  const answers = await Promise.all([change(id, body), change(id, body)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect((await eventsNow()).map(({ date, startTime }) => [date, startTime])).toEqual([
    ['2026-11-24', '11:00'],
    ['2026-12-01', '11:00'],
  ]);
});
