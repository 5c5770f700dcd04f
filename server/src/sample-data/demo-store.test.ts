import { and, eq, gt, lte, sql, sum } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { overfullClasses, overlapsOfClaims } from '../../test/overlaps.ts';
import { newPlace, openPlace, rowsOf, say, type TestPlace } from '../../test/test-database.ts';
import { bookings, claims } from '../database/booking-tables.ts';
import type { OpenedDatabase } from '../database/database.ts';
import { businesses } from '../database/tables.ts';
import { diaryVisits, siteVisits } from '../database/visitor-tables.ts';
import { publishPatternsJob } from '../patterns/publish-patterns.ts';
import { fillWithDemoData } from './demo-store.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
let place: TestPlace;
let database: OpenedDatabase;

beforeEach(async () => {
  place = await newPlace();
  database = openPlace(place);
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

async function count(rows: string): Promise<number> {
  const query = sql.raw(`SELECT count(*) AS counted FROM ${rows}`);
  return (await rowsOf<{ counted: number }>(database, query))[0]?.counted ?? 0;
}

it('gives an empty database four businesses with events and some bookings', async () => {
  expect(await fillWithDemoData(database, NOW)).toBe(true);
  expect(await count('businesses')).toBe(4);
  expect(await count('events')).toBeGreaterThan(50);
  expect(await count('bookings')).toBeGreaterThan(50);
  expect(await count('payments')).toBe(4);
});

it('has a clinic that asks about health and for a consent, with its customers’ answers', async () => {
  await fillWithDemoData(database, NOW);
  const [{ id, questions } = { id: 0, questions: [] }] = await database
    .select()
    .from(businesses)
    .where(eq(businesses.diarySlug, 'harbour-physio'));
  expect(questions.map(({ kind, is_about_health }) => [kind, is_about_health])).toEqual([
    ['long', true],
    ['consent', false],
  ]);
  const booked = await database.select().from(bookings).where(eq(bookings.businessId, id));
  const asked = questions.map(({ text }) => text);
  for (const { answers } of booked) expect(answers.map(({ question }) => question)).toEqual(asked);
});

it('has a class, of which one booking takes two places and none is overfull', async () => {
  await fillWithDemoData(database, NOW);
  const booked = await database.select().from(bookings).where(eq(bookings.eventName, 'Yoga in the barn'));
  expect(booked.some(({ places }) => places === 2)).toBe(true);
  expect(booked.every(({ servicePricePence }) => servicePricePence === 1_200)).toBe(true);
  const held = await database.select().from(claims);
  expect([overlapsOfClaims(held), overfullClasses(held)]).toEqual([[], []]);
});

it('has visits to the public pages, those that were counted before among them', async () => {
  const known = { path: '/', date: '2026-11-21', visits: 1, visitors: 1 };
  await database.insert(siteVisits).values(known);
  await fillWithDemoData(database, NOW);
  expect(await count('site_visits')).toBeGreaterThan(500);
  expect(await database.select().from(siteVisits).where(eq(siteVisits.date, known.date))).toContainEqual(
    known,
  );
});

it('spreads bookings over the weeks, with more visits to each diary than bookings in a week', async () => {
  await fillWithDemoData(database, NOW);
  for (const { id } of await database.select({ id: businesses.id }).from(businesses)) {
    const week = [NOW - 14 * 86_400_000, NOW - 7 * 86_400_000] as const;
    const made = await of(id, `bookings WHERE created_at BETWEEN ${week[0]} AND ${week[1]}`);
    const [from, to] = week.map((instant) => todayIn('Europe/London', instant));
    const [visited] = await database
      .select({ visits: sum(diaryVisits.visits).mapWith(Number) })
      .from(diaryVisits)
      .where(
        and(
          eq(diaryVisits.businessId, id),
          gt(diaryVisits.date, from ?? ''),
          lte(diaryVisits.date, to ?? ''),
        ),
      );
    expect(made).toBeGreaterThan(3);
    expect(visited?.visits).toBeGreaterThan(made);
  }
});

it('has a pupil whose term of weekly lessons has begun', async () => {
  await fillWithDemoData(database, NOW);
  const term = 'bookings WHERE series_key IS NOT NULL';
  expect(await count(term)).toBe(12);
  expect(await count(`${term} AND starts_at < ${NOW}`)).toBeGreaterThan(0);
  expect(await count(`${term} AND starts_at > ${NOW}`)).toBeGreaterThan(0);
});

it('has weekly hours, which have published all that they can', async () => {
  await fillWithDemoData(database, NOW);
  const before = await count('events');
  const onMailQueued = () => expect.fail('nobody is emailed');
  await publishPatternsJob({ database, clock: () => NOW, onMailQueued }).run();
  expect(await count('patterns WHERE stopped_for IS NULL')).toBe(1);
  expect(await count('pattern_dates')).toBe(18);
  expect(await count('events')).toBe(before);
});

it('closes the salon at Christmas', async () => {
  await fillWithDemoData(database, Date.parse('2026-12-20T10:00:00Z'));
  const salon = and(
    eq(businesses.diarySlug, 'willow-co-hair'),
    eq(businesses.bankHolidays, 'england-and-wales'),
  );
  const [found] = await database.select({ id: businesses.id }).from(businesses).where(salon);
  const id = found?.id ?? 0;
  // Christmas Day is a date of the weekly hours, which publish it too. Saturday's and Monday's events are not planned.
  expect(await of(id, `events WHERE date = '2026-12-25' AND pattern_id IS NOT NULL`)).toBe(1);
  expect(await of(id, `events WHERE date IN ('2026-12-26', '2026-12-28')`)).toBe(0);
  expect(await of(id, `bookings WHERE event_date BETWEEN '2026-12-25' AND '2026-12-28'`)).toBe(0);
});

it('leaves a database that has a business alone', async () => {
  await fillWithDemoData(database, NOW);
  const before = await count('events');
  expect(await fillWithDemoData(database, NOW)).toBe(false);
  expect(await count('events')).toBe(before);
});

/** Counts rows of one business. Dates are in its time zone. */
const of = (businessId: number, rows: string) => count(`${rows} AND business_id = ${businessId}`);

it('leaves no screen empty on any day, at any hour: a past, today, what is to come, and what was cancelled', async () => {
  const anyMoment = fc
    .tuple(
      fc.oneof(
        fc.integer({ min: 0, max: 365 }).map((day) => addDays('2026-11-21', day)),
        fc.constantFrom('2027-03-28', '2027-03-29', '2026-10-25', '2026-10-26', '2026-12-24', '2026-12-25'),
      ),
      fc.constantFrom('00:01', '07:30', '12:00', '23:59'),
    )
    .map(([date, time]) => Date.parse(`${date}T${time}Z`));
  await fc.assert(
    fc.asyncProperty(anyMoment, async (now) => {
      await say(
        database,
        'DELETE FROM payments; DELETE FROM businesses; DELETE FROM users; DELETE FROM coupons; DELETE FROM site_visits;',
      );
      await fillWithDemoData(database, now);
      const today = `'${todayIn('Europe/London', now)}'`;
      for (const { id } of await database.select({ id: businesses.id }).from(businesses)) {
        const held = `bookings WHERE status <> 'cancelled'`;
        expect(await of(id, `${held} AND event_date = ${today}`)).toBeGreaterThan(0);
        expect(await of(id, `${held} AND event_date < ${today}`)).toBeGreaterThan(10);
        expect(await of(id, `${held} AND event_date > ${today}`)).toBeGreaterThan(10);
        expect(await of(id, `bookings WHERE status = 'cancelled' AND event_date < ${today}`)).toBeGreaterThan(
          0,
        );
        expect(await of(id, `events WHERE date < ${today}`)).toBeGreaterThan(3);
        expect(await of(id, `payments WHERE paid_at < ${now}`)).toBe(1);
        // Made and cancelled before they take place and before now.
        expect(await of(id, 'bookings WHERE (created_at >= starts_at OR cancelled_at >= starts_at)')).toBe(0);
        expect(await of(id, `bookings WHERE (created_at > ${now} OR cancelled_at > ${now})`)).toBe(0);
        expect(await of(id, 'bookings WHERE reminder_due_at IS NOT NULL')).toBe(0);
        expect(
          await of(id, `diary_visits WHERE date <= ${today} AND visits > 0 AND visitors = 0`),
        ).toBeGreaterThan(34);
      }
      expect(await count('emails')).toBe(0);
    }),
    { numRuns: 12 },
  );
}, 60_000);
