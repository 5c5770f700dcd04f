/**
 * Fills an empty database, so that a newcomer has something to look at: four weeks that are past, today, and
 * two months to come, with visits that were counted. Never in production. It writes no emails.
 */
import { not } from 'drizzle-orm';
import { SETUP_FEE_PENCE } from '@daybook/schema/figures/prices';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { minutesOf } from '@daybook/schema/rules/clock-time';
import { addDays, weekdayOf } from '@daybook/schema/rules/date';
import { spansOf, type Span, type Timetable } from '@daybook/schema/rules/timetable';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import type { Database, Transaction } from '../database.ts';
import { payments } from '../money-tables.ts';
import { businesses, events, services, users, venues, type EventRow, type ServiceRow } from '../tables.ts';
import { bookingsInto } from './bookings.ts';
import { DEMO_BUSINESSES, type DemoBusiness, type DemoEvent } from './businesses.ts';
import { DEMO_OWNER } from './owner.ts';
import { insertDiaryVisits, insertSiteVisits } from './visits.ts';

const DAYS_AHEAD = 63;
const DAYS_PAST = 28;
/** It begins to plan so many days before the first of its events. */
const DAYS_OPENED_BEFORE = 7;
const DAYS_OPEN = DAYS_PAST + DAYS_OPENED_BEFORE;
const DAY = 24 * 3_600_000;

/** Does nothing, and says so with false, when there is any business already. The demonstration is nobody's. */
export async function fillWithDemoData(database: Database, now: number): Promise<boolean> {
  return database.write({}, async (tx) => {
    const there = await tx
      .select({ id: businesses.id })
      .from(businesses)
      .where(not(businesses.isDemo))
      .limit(1);
    if (there.length > 0) return false;
    const owner = one(
      await tx
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

/** The row that was just written. */
function one<Row>([row]: Row[]): Row {
  if (!row) throw new Error('a row was not written');
  return row;
}

/** When it was added and paid for: a fortnight apart, the last before the first of its events is planned. */
function joinedAt(at: number, now: number): number {
  return now - (DAYS_OPEN + 14 * (DEMO_BUSINESSES.length - at)) * DAY;
}

async function insertBusiness(
  tx: Transaction,
  demo: DemoBusiness,
  { ownerId, joined, now }: { ownerId: number; joined: number; now: number },
): Promise<void> {
  const business = {
    ownerId,
    name: demo.name,
    email: demo.email,
    confirmedEmail: demo.email,
    phone: demo.phone,
    address: demo.address,
    postcode: demo.postcode,
    diarySlug: demo.slug,
    timezone: DEFAULT_TIMEZONE,
    paidAt: joined,
    createdAt: joined,
    updatedAt: joined,
  };
  const { id } = one(await tx.insert(businesses).values(business).returning({ id: businesses.id }));
  const payment = { providerReference: `demo ${demo.slug}`, amountPence: SETUP_FEE_PENCE, paidAt: joined };
  await tx.insert(payments).values({ ...payment, businessId: id });
  const openedAt = now - DAYS_OPEN * DAY;
  const today = todayIn(DEFAULT_TIMEZONE, now);
  await insertDiaryVisits(tx, { businessId: id, aDay: demo.visitsADay }, { since: openedAt, now });
  const insertDay = eventsInto(tx, { businessId: id, today, now, openedAt });
  for (const event of demo.events) {
    for (let day = -DAYS_PAST; day <= DAYS_AHEAD; day += 1) {
      if (day !== 0 && takesPlace(event, addDays(today, day), day))
        await insertDay(event, addDays(today, day));
    }
  }
  // Something is on today, whatever the weekday, and nothing of it is left to book.
  const [first] = demo.events;
  if (first) await insertDay(first, today);
}

/** `day` is counted from today; weeks begin with tomorrow. */
function takesPlace({ weekdays, everyWeeks }: DemoEvent, date: string, day: number): boolean {
  const week = Math.floor((day - 1) / 7) + DAYS_PAST;
  return weekdays.includes(weekdayOf(date)) && week % everyWeeks === 0;
}

interface Around {
  businessId: number;
  /** YYYY-MM-DD on the business's clock. */
  today: string;
  now: number;
  /** When the business began to plan: before the first of its events. */
  openedAt: number;
}

/** Plans events of a business, each with those who booked it. */
function eventsInto(tx: Transaction, around: Around): (demo: DemoEvent, date: string) => Promise<void> {
  const insertBooking = bookingsInto(tx, around);
  return async (demo, date) => {
    const planned = await insertEvent(tx, demo, date, around);
    const share = date === around.today ? 'all' : date < around.today ? 'half' : 'some';
    for (const span of takenSpans(demo, date, planned.service, share))
      await insertBooking({ ...planned, demo, span, mayBeCancelled: share !== 'all' });
  };
}

async function insertEvent(
  tx: Transaction,
  demo: DemoEvent,
  date: string,
  { businessId, openedAt }: Around,
): Promise<Planned> {
  const planned = {
    businessId,
    name: demo.name,
    description: demo.description,
    date,
    startTime: demo.startTime,
    endTime: demo.endTime,
    slotMinutes: demo.slotMinutes,
    bufferMinutes: demo.bufferMinutes,
    requirementsNote: demo.requirementsNote,
    personalMessage: demo.personalMessage,
    type: demo.type,
    creationMode: demo.mode === 'manual' ? 'manual' : 'automatic',
    serviceMode: demo.mode === 'individual_services' ? 'individual_services' : 'time_slots',
    manualSlots: demo.manualSlots ?? [],
    lunchStartTime: demo.lunch?.start ?? null,
    lunchEndTime: demo.lunch?.end ?? null,
    lastAppointmentTime: demo.lastAppointmentTime ?? null,
    isHomeVisit: demo.isHomeVisit ?? false,
    createdAt: openedAt,
  } satisfies typeof events.$inferInsert;
  const event = one(await tx.insert(events).values(planned).returning());
  const venueIds: number[] = [];
  for (const venue of demo.venues) {
    const row = { ...venue, eventId: event.id };
    venueIds.push(one(await tx.insert(venues).values(row).returning({ id: venues.id })).id);
  }
  const offered: Planned['service'][] = [];
  for (const service of demo.services ?? []) {
    const row = { ...service, eventId: event.id };
    offered.push(one(await tx.insert(services).values(row).returning()));
  }
  return { event, venueId: venueIds[0] ?? null, service: offered[0] ?? null };
}

interface Planned {
  event: EventRow;
  venueId: number | null;
  service: ServiceRow | null;
}

/** How much of a day is booked: all of today, half of a past day, some of a day to come. */
type Share = 'all' | 'half' | 'some';
/**
 * Books one slot of so many. A service may start every quarter of an hour, and each booking covers several of
 * those starts.
 */
const ONE_OF = { slots: { all: 1, half: 2, some: 5 }, services: { all: 1, half: 6, some: 13 } };

/**
 * A believable part of the day's slots, the same for the same date. For a day event: its hours, once for each
 * guest.
 */
function takenSpans(demo: DemoEvent, date: string, service: Planned['service'], share: Share): Span[] {
  const spans = spansOf(timetableOf(demo), service?.durationMinutes ?? null);
  const dayNumber = Number(date.slice(8));
  if (demo.type === 'day_event') {
    const guests = share === 'all' ? (demo.venues[0]?.maxCapacity ?? 0) : 3 + (dayNumber % 6);
    return Array.from({ length: guests }, () => spans).flat();
  }
  const every = ONE_OF[service ? 'services' : 'slots'][share];
  const wanted = spans.filter((_, index) => (index * 7 + dayNumber * 3) % every === 0);
  return clearOfEachOther(wanted, service ? demo.bufferMinutes : 0);
}

/** Drops each span that begins less than so many minutes after the end of the one before it. */
function clearOfEachOther(spans: readonly Span[], bufferMinutes: number): Span[] {
  const clear: Span[] = [];
  for (const span of spans) {
    const before = clear.at(-1);
    if (!before || span.start >= before.end + bufferMinutes) clear.push(span);
  }
  return clear;
}

function timetableOf(demo: DemoEvent): Timetable {
  return {
    mode: demo.type === 'day_event' ? 'day_event' : demo.mode,
    hours: { start: minutesOf(demo.startTime), end: minutesOf(demo.endTime) },
    slotMinutes: demo.slotMinutes,
    bufferMinutes: demo.bufferMinutes,
    manualSlots: demo.manualSlots ?? [],
    lunch: demo.lunch ? { start: minutesOf(demo.lunch.start), end: minutesOf(demo.lunch.end) } : null,
    lastStart: demo.lastAppointmentTime ? minutesOf(demo.lastAppointmentTime) : null,
  };
}
