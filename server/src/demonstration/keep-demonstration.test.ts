import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEMO_BOOKING_MINUTES } from '@daybook/schema/figures/bookings';
import { DAY, MINUTE } from '@daybook/schema/figures/periods';
import { EVENT_SLOTS_MAX } from '@daybook/schema/figures/slots';
import { NO_LIMITS } from '@daybook/schema/rules/booking-window';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays, weekdayOf } from '@daybook/schema/rules/date';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import { buildersFor, NOW } from '../../test/builders.ts';
import { openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { isPostgres, rowsOf } from '../../test/test-database.ts';
import { businesses } from '../database/tables.ts';
import { loadEvent } from '../diary/contents-store.ts';
import { slotAnswersOf } from '../diary/diary.ts';
import { comingEvents, DAYS_PLANNED } from './demonstration-plan.ts';
import { eraseBookings, keepDates } from './keep-demonstration.ts';

const HALF_HOUR = 30 * MINUTE;
let example: ExampleDatabase;
let now: number;
let parts: Parameters<typeof keepDates>[0];
beforeEach(async () => {
  example = await openExampleDatabase();
  now = NOW;
  parts = { database: example.database, clock: () => now };
});
afterEach(() => example.close());

const all = <Row extends Record<string, unknown>>(query: string) =>
  rowsOf<Row>(example.database, sql.raw(query));
const OWN = '(SELECT id FROM businesses WHERE is_demo)';
async function dates(): Promise<string[]> {
  const found = await all<{ date: string }>(
    `SELECT DISTINCT date FROM events WHERE business_id = ${OWN} ORDER BY date`,
  );
  return found.map(({ date }) => date);
}
const demonstrationId = async () =>
  (await all<{ id: number }>(`SELECT id FROM businesses WHERE is_demo`))[0]?.id ?? 0;
/** Returns SQLite's count of changes on its one writing connection. */
const changes = async () => (await all<{ n: number }>('SELECT total_changes() AS n'))[0]?.n;

it('makes one business, nobody’s own, with events on each open day of the coming weeks', async () => {
  expect(await keepDates(parts)).toBe('demo');
  expect(await example.database.select().from(businesses).where(eq(businesses.isDemo, true))).toMatchObject([
    { ownerId: null, isInSitemap: false, diarySlug: 'demo' },
  ]);
  const today = todayIn(DEFAULT_TIMEZONE, now);
  const days = Array.from({ length: DAYS_PLANNED }, (_, day) => addDays(today, day));
  expect(await dates()).toEqual(days.filter((date) => weekdayOf(date) >= 1 && weekdayOf(date) <= 5));
});

it.skipIf(isPostgres)('writes nothing when nothing is due', async () => {
  await keepDates(parts);
  const before = await changes();
  await keepDates(parts);
  await eraseBookings(parts);
  expect(await changes()).toBe(before);
});

it('takes another address where a business has that one, or had it', async () => {
  const add = buildersFor(example.database);
  await add.oldSlug((await add.business({ diarySlug: 'showroom' })).id, 'demo');
  expect(await keepDates(parts)).toBe('demo-2');
});

it('offers free times within three days, on each day of a year, however long it was not kept', async () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 60 * 24 * 45 }), { minLength: 8, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(gaps, async (minutes) => {
      for (const gap of minutes) {
        now += gap * MINUTE;
        await keepDates(parts);
        const today = todayIn(DEFAULT_TIMEZONE, now);
        const planned = await dates();
        expect(await all(`SELECT date, name FROM events GROUP BY date, name HAVING count(*) > 1`)).toEqual(
          [],
        );
        expect(planned.filter((date) => date < today)).toEqual([]);
        expect(await freeOn(planned.filter((date) => date <= addDays(today, 3)))).toBeGreaterThan(0);
        expect(await freeOn(planned.filter((date) => date >= addDays(today, 28)))).toBeGreaterThan(0);
      }
    }),
    { numRuns: 12 },
  );
}, 60_000);

it('keeps its dates through a year of daily runs', async () => {
  for (let day = 0; day < 366; day += 1, now += DAY) {
    await keepDates(parts);
    // Five weeks always have five of each weekday.
    expect(await dates()).toHaveLength(25);
    expect(await all(`SELECT id FROM events WHERE business_id = ${OWN}`)).toHaveLength(30);
  }
}, 60_000);

it('has a service with a free time on the first date with any, at any hour of a fortnight', async () => {
  await keepDates(parts);
  for (const until = now + 14 * DAY; now < until; now += HALF_HOUR) {
    await keepDates(parts);
    const first = await firstWithRoom();
    expect([new Date(now).toISOString(), first?.hasServices]).toEqual([new Date(now).toISOString(), true]);
  }
}, 60_000);

it('removes an earlier version’s plan, except events with bookings', async () => {
  await keepDates(parts);
  const businessId = await demonstrationId();
  const [, date = ''] = await dates();
  const add = buildersFor(example.database);
  const held = await add.event(businessId, { name: 'Cut, colour or beard', date });
  const free = await add.event(businessId, { name: 'Perms', date });
  await add.booking(businessId, { eventId: held.id, eventDate: date, createdAt: now });
  await keepDates(parts);
  const names = (await all<{ name: string }>(`SELECT name FROM events WHERE date = '${date}'`)).map(
    ({ name }) => name,
  );
  expect(names).toContain(held.name);
  expect(names).not.toContain(free.name);
});

/** Returns how many times can be booked on those dates. */
async function freeOn(wanted: string[]): Promise<number> {
  let free = 0;
  for (const date of wanted) for (const event of await eventsOn(date)) free += event.free;
  return free;
}

/** Returns the event that a diary opens with. */
async function firstWithRoom(): Promise<OnDay | undefined> {
  for (const date of await dates()) {
    const event = (await eventsOn(date)).find(({ free }) => free > 0);
    if (event) return event;
  }
  return undefined;
}

interface OnDay {
  hasServices: boolean;
  free: number;
}

/** Returns a date's events in the diary's order. */
async function eventsOn(date: string): Promise<OnDay[]> {
  const found: OnDay[] = [];
  for (const { id } of await all<{ id: number }>(
    `SELECT id FROM events WHERE business_id = ${OWN} AND date = '${date}' ORDER BY start_time, id`,
  )) {
    const contents = await loadEvent(example.database.read, id);
    if (!contents) throw new Error('an event is gone');
    const hasServices = contents.services.length > 0;
    const serviceId = contents.services.at(-1)?.id ?? null;
    const rules = { timezone: DEFAULT_TIMEZONE, limits: NO_LIMITS, blocked: [] };
    const offered = slotAnswersOf({ ...contents, rules }, { venueId: null, serviceId, personId: null }, now);
    expect(offered?.length).toBeLessThan(EVENT_SLOTS_MAX);
    found.push({ hasServices, free: offered?.filter((slot) => !slot.is_booked).length ?? 0 });
  }
  return found;
}

it('keeps a past event while it has bookings', async () => {
  await keepDates(parts);
  const [first = ''] = await dates();
  const businessId = await demonstrationId();
  const eventId = (await all<{ id: number }>(`SELECT id FROM events WHERE date = '${first}'`))[0]?.id ?? 0;
  await buildersFor(example.database).booking(businessId, { eventId, eventDate: first, createdAt: now });
  now += 7 * DAY;
  await keepDates(parts);
  expect((await dates())[0]).toBe(first);
  await eraseBookings(parts);
  await keepDates(parts);
  expect((await dates())[0] ?? '').toBe(todayIn(DEFAULT_TIMEZONE, now));
});

it('deletes all bookings after an hour, including cancelled ones, and no other business’s', async () => {
  await keepDates(parts);
  const businessId = await demonstrationId();
  const add = buildersFor(example.database);
  const old = { createdAt: now - DEMO_BOOKING_MINUTES * MINUTE };
  await add.bookings(
    businessId,
    Array.from({ length: 120 }, () => old),
  );
  await add.booking(businessId, { ...old, status: 'cancelled' });
  const young = await add.booking(businessId, { createdAt: old.createdAt + 1 });
  const other = await add.booking(1, old);
  await eraseBookings(parts);
  const left = (await all<{ id: number }>('SELECT id FROM bookings ORDER BY id')).map(({ id }) => id);
  expect(left).toEqual([young.id, other.id]);
  expect(await all('SELECT booking_id AS id FROM booking_texts ORDER BY 1')).toEqual(
    left.map((id) => ({ id })),
  );
});

it('plans nothing that an owner could not', () => {
  for (const { event, services, venues } of comingEvents('2026-11-20', NOW)) {
    expect(event.startTime < event.endTime).toBe(true);
    expect(venues).toEqual([]);
    const hasServices = event.serviceMode === 'individual_services';
    expect(services.length > 0).toBe(hasServices);
    expect(event.slotMinutes > 0).toBe(!hasServices);
  }
});
