/**
 * Fills an empty database with demo data: four past weeks, today and two months ahead, with visits. Never in
 * production. It queues no emails.
 */

import { and, desc, eq, not } from 'drizzle-orm';
import { DAY, HOUR } from '@daybook/schema/figures/periods';
import { SETUP_FEE_PENCE } from '@daybook/schema/figures/prices';
import { bankHolidayOn } from '@daybook/schema/rules/bank-holidays';
import { instantOf, todayIn } from '@daybook/schema/rules/calendar-day';
import { minutesOf } from '@daybook/schema/rules/clock-time';
import { addDays, weekdayOf } from '@daybook/schema/rules/date';
import { spansOf, type SlotSpan } from '@daybook/schema/rules/timetable';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import { bookings } from '../database/booking-tables.ts';
import { catalogue, cataloguePeople } from '../database/catalogue-tables.ts';
import { customers } from '../database/customer-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import { payments } from '../database/money-tables.ts';
import { one } from '../database/prepared.ts';
import { businesses, users } from '../database/tables.ts';
import type { PlannedEvent } from '../diary/contents-store.ts';
import { timetableOf } from '../diary/timetable-of-event.ts';
import { keepPicture } from '../pictures/pictures-store.ts';
import { DEMO_BUSINESSES, DEMO_OWNER, type DemoBusiness, type DemoEvent } from './demo-businesses.ts';
import { demoPicture } from './demo-pictures.ts';
import { termFrom } from './demo-term.ts';
import { insertDiaryVisits, insertSiteVisits } from './demo-visits.ts';
import {
  heldOf,
  sampleBooking,
  sampleBusiness,
  sampleEvent,
  sampleService,
  type NewBooking,
} from './rows.ts';
import { insertPeople, insertSampleBusiness, insertSampleEvents, type SampleEvent } from './sample-store.ts';
import { insertWeeklyHours } from './weekly-hours-store.ts';

const DAYS_AHEAD = 63;
const DAYS_PAST = 28;
/** A business starts planning this many days before its first event. */
const DAYS_OPENED_BEFORE = 7;
const DAYS_OPEN = DAYS_PAST + DAYS_OPENED_BEFORE;

/** Resolves to false, and does nothing, if there is any business already. */
export async function fillWithDemoData(database: Database, now: number): Promise<boolean> {
  return database.write({ business: 'new' }, async (tx) => {
    const there = await tx
      .select({ id: businesses.id })
      .from(businesses)
      .where(not(businesses.isDemo))
      .limit(1);
    if (there.length > 0) return false;
    const owner = await one(
      tx
        .insert(users)
        .values({ ...DEMO_OWNER, firstSeen: joinedAt(0, now), lastSeen: now })
        .returning(),
    );
    for (const [at, business] of DEMO_BUSINESSES.entries())
      await insertBusiness(tx, business, { ownerId: owner.id, joined: joinedAt(at, now), now });
    await insertSiteVisits(tx, { since: joinedAt(0, now), now });
    return true;
  });
}

/** Returns when a business was added and paid for: a fortnight apart, all before their first events. */
function joinedAt(at: number, now: number): number {
  return now - (DAYS_OPEN + 14 * (DEMO_BUSINESSES.length - at)) * DAY;
}

async function insertBusiness(
  tx: Transaction,
  demo: DemoBusiness,
  { ownerId, joined, now }: { ownerId: number; joined: number; now: number },
): Promise<void> {
  const row = sampleBusiness({ ...demo.business, ownerId, createdAt: joined });
  const { businessId } = await insertSampleBusiness(tx, row);
  await keepPicture(tx, { businessId, personId: null }, await demoPicture(row.diarySlug), joined);
  const ids = await insertTeam(tx, businessId, demo);
  for (const [name, personId] of ids.people)
    await keepPicture(tx, { businessId, personId }, await demoPicture(name), joined);
  await insertSampleEvents(tx, businessId, eventsOf(demo, ids, now));
  if (demo.alert !== undefined) await insertAlert(tx, businessId, demo.alert, now);
  const published = {
    businessId,
    today: todayIn(DEFAULT_TIMEZONE, now),
    weeksAhead: DAYS_AHEAD / 7,
    createdAt: now - DAYS_OPEN * DAY,
  };
  for (const event of demo.events)
    if (event.isWeekly) await insertWeeklyHours(tx, { ...event, name: event.event.name ?? '' }, published);
  const providerReference = `demo ${demo.business.diarySlug}`;
  await tx
    .insert(payments)
    .values({ businessId, providerReference, amountPence: SETUP_FEE_PENCE, paidAt: joined });
  const visited = { since: now - DAYS_OPEN * DAY, now };
  await insertDiaryVisits(tx, { businessId, aDay: demo.visitsADay }, visited);
}

async function insertAlert(tx: Transaction, businessId: number, alert: string, now: number): Promise<void> {
  const ofToday = and(
    eq(bookings.businessId, businessId),
    eq(bookings.eventDate, todayIn(DEFAULT_TIMEZONE, now)),
  );
  const { customerId } = await one(
    tx.select().from(bookings).where(ofToday).orderBy(desc(bookings.startsAt)).limit(1),
  );
  if (customerId !== null) await tx.update(customers).set({ alert }).where(eq(customers.id, customerId));
}

/** Ids of a business's people and of the services that events name by id, by name. */
interface TeamIds {
  people: Map<string, number>;
  services: Map<string, number>;
}

async function insertTeam(tx: Transaction, businessId: number, demo: DemoBusiness): Promise<TeamIds> {
  const ids: TeamIds = {
    people: await insertPeople(tx, businessId, demo.team ?? []),
    services: new Map(),
  };
  const offered = demo.events.flatMap((event) => event.offered ?? []);
  for (const [at, { by, ...service }] of offered.entries()) {
    const row = { ...service, businessId, everyone: by === undefined, position: at + 1 };
    const { id: catalogueId } = await one(tx.insert(catalogue).values(row).returning());
    ids.services.set(service.name, catalogueId);
    for (const name of by ?? [])
      await tx.insert(cataloguePeople).values({ catalogueId, resourceId: idOf(ids.people, name) });
  }
  return ids;
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo has no ${name}`);
  return id;
}

const OWN_HOURS = { startTime: null, endTime: null, lunchStartTime: null, lunchEndTime: null };

function* eventsOf(demo: DemoBusiness, ids: TeamIds, now: number): Iterable<SampleEvent> {
  const today = todayIn(DEFAULT_TIMEZONE, now);
  const othersOf = bookingsBy(today, now, demo.answersOf);
  const lessonOf = termFrom(demo.term, today, now);
  const bookingsOf = (planned: PlannedEvent) => {
    const lesson = lessonOf(planned);
    const others = othersOf(planned);
    return lesson ? [...others.filter(({ startsAt }) => startsAt !== lesson.startsAt), lesson] : others;
  };
  const on = (
    { event, venues, services = [], people = [], offered = [] }: DemoEvent,
    date: string,
  ): SampleEvent => ({
    event: sampleEvent({ ...event, date, createdAt: now - DAYS_OPEN * DAY }),
    venues,
    services: services.map(sampleService),
    serviceIds: offered.map(({ name }) => idOf(ids.services, name)),
    people: people.map(({ name, ...hours }) => ({
      ...OWN_HOURS,
      ...hours,
      resourceId: idOf(ids.people, name),
    })),
    bookingsOf,
  });
  const { bankHolidays } = demo.business;
  for (const event of demo.events) {
    for (let day = -DAYS_PAST; day <= DAYS_AHEAD; day += 1) {
      const date = addDays(today, day);
      if (day === 0 || !takesPlace(event, date, day)) continue;
      if (!bankHolidays || bankHolidayOn(bankHolidays, date) === null) yield on(event, date);
      // Weekly hours publish bank holidays too, and nobody can book them.
      else if (event.isWeekly && day > 0) yield { ...on(event, date), bookingsOf: () => [] };
    }
  }
  // One event takes place today, whatever the weekday, and is fully booked.
  const [first] = demo.events;
  if (first) yield on(first, today);
}

/** `day` is counted from today; weeks begin with tomorrow. */
function takesPlace({ weekdays, everyWeeks }: DemoEvent, date: string, day: number): boolean {
  const week = Math.floor((day - 1) / 7) + DAYS_PAST;
  return weekdays.includes(weekdayOf(date)) && week % everyWeeks === 0;
}

/** One booking in this many is cancelled, alternately by its customer and by the business. */
const CANCELLED_EVERY = 6;

/** Returns a function that books a business's events for different people in turn, and cancels some. */
function bookingsBy(
  today: string,
  now: number,
  answersOf: NonNullable<DemoBusiness['answersOf']> = () => [],
): (planned: PlannedEvent) => NewBooking[] {
  let number = 0;
  return (planned) => {
    const { date } = planned.event;
    const share = date === today ? 'all' : date < today ? 'half' : 'some';
    return takenSpans(planned, share).flatMap((span, at) => {
      const startsAt = instantOf(date, span.start, DEFAULT_TIMEZONE);
      const endsAt = instantOf(date, span.end, DEFAULT_TIMEZONE);
      if (startsAt === null || endsAt === null) return [];
      number += 1;
      const createdAt = madeAt(number, startsAt, now);
      const isCancelled = share !== 'all' && number % CANCELLED_EVERY === 0;
      return sampleBooking({
        ...heldOf(planned, span),
        ...whoTakes(planned, span, number),
        ...personOf(number, planned.event.isHomeVisit),
        answers: answersOf(number),
        places: at === 0 && planned.event.placesPerBooking > 1 ? 2 : 1,
        status: isCancelled ? 'cancelled' : 'confirmed',
        startsAt,
        endsAt,
        createdAt,
        cancelledAt: isCancelled ? createdAt + HOUR / 2 : null,
        cancelledBy: isCancelled ? (number % (2 * CANCELLED_EVERY) === 0 ? 'owner' : 'customer') : null,
      });
    });
  };
}

/** Returns one of the people who work then, in turn; nobody if the event names nobody. */
function whoTakes({ team }: PlannedEvent, { start, end }: SlotSpan, number: number) {
  const working = team.filter(
    ({ startTime, endTime }) =>
      (startTime === null || minutesOf(startTime) <= start) &&
      (endTime === null || minutesOf(endTime) >= end),
  );
  const person = working[number % Math.max(1, working.length)];
  return { personId: person?.resourceId ?? null, personName: person?.name ?? null };
}

/**
 * Returns a time some days before the start, or for distant bookings in the four weeks before now, at least
 * an hour ago. Milliseconds since 1970.
 */
function madeAt(number: number, startsAt: number, now: number): number {
  const shortlyBefore = startsAt - (2 + (number % 5)) * DAY;
  const longBefore = now - HOUR - ((number * 29) % (28 * 24)) * HOUR;
  return shortlyBefore < now - HOUR ? shortlyBefore : longBefore;
}

/** How much of a day is booked: all of today, half of a past day, some of an upcoming day. */
type Share = 'all' | 'half' | 'some';
/**
 * Books one slot in this many. A service may start every quarter of an hour, and each booking covers several
 * of those starts.
 */
const ONE_OF = { slots: { all: 1, half: 2, some: 5 }, services: { all: 1, half: 6, some: 13 } };

/**
 * Returns a plausible selection of the day's slots, the same for the same date. For a day event: its hours,
 * once for each guest.
 */
function takenSpans({ event, venues, services: [service] }: PlannedEvent, share: Share): SlotSpan[] {
  const spans = spansOf(timetableOf(event), service?.durationMinutes ?? null);
  const dayNumber = Number(event.date.slice(8));
  if (event.type === 'day_event') {
    const guests = share === 'all' ? (venues[0]?.maxCapacity ?? 0) : 3 + (dayNumber % 6);
    return Array.from({ length: guests }, () => spans).flat();
  }
  if (event.placesPerTime > 1) {
    // The first takes two places.
    const guests = share === 'all' ? event.placesPerTime - 1 : 2 + (dayNumber % (event.placesPerTime - 2));
    return Array.from({ length: guests }, () => spans).flat();
  }
  const every = ONE_OF[service ? 'services' : 'slots'][share];
  const wanted = spans.filter((_, index) => (index * 7 + dayNumber * 3) % every === 0);
  return clearOfEachOther(wanted, service ? event.bufferMinutes : 0);
}

/** Drops each span that begins less than `bufferMinutes` after the end of the one before it. */
function clearOfEachOther(spans: readonly SlotSpan[], bufferMinutes: number): SlotSpan[] {
  const clear: SlotSpan[] = [];
  for (const span of spans) {
    const before = clear.at(-1);
    if (!before || span.start >= before.end + bufferMinutes) clear.push(span);
  }
  return clear;
}

const ATTENDEES = [
  ['Grace', 'Okafor'],
  ['Tom', 'Ashworth'],
  ['Priya', 'Nair'],
  ['Ellen', 'Whitaker'],
  ['Joseph', 'Bright'],
  ['Mei', 'Tan'],
  ['Ruth', 'Ellis'],
  ['Daniel', 'Marsh'],
  ['Aisha', 'Rahman'],
  ['Harriet', 'Lowe'],
  ['Owen', 'Price'],
  ['Zofia', 'Nowak'],
  ['Callum', 'Reid'],
  ['Beatrice', 'Hall'],
] as const;

function personOf(number: number, isHomeVisit: boolean) {
  const [first, last] = ATTENDEES[number % ATTENDEES.length] ?? ATTENDEES[0];
  return {
    attendeeFirstName: first,
    attendeeLastName: last,
    attendeeEmail: `${first}.${last}@example.com`.toLowerCase(),
    attendeePhone: '07700 900123',
    customerAddress: isHomeVisit ? `${3 + (number % 40)} Beech Road, Chorlton` : null,
    customerPostcode: isHomeVisit ? 'M21 9EL' : null,
  };
}
