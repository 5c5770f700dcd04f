/**
 * Fills an empty database, so that a newcomer has something to look at: four weeks that are past, today, and two
 * months to come. Never in production. No letter is written of it.
 */
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { minutesOf } from '@daybook/schema/rules/clock-time';
import { addDays, weekdayOf } from '@daybook/schema/rules/date';
import { spansOf, type Span, type Timetable } from '@daybook/schema/rules/timetable';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import type { Database } from '../open.ts';
import { businesses, coupons, events, services, users, venues } from '../tables.ts';
import { bookingsInto } from './bookings.ts';
import { DEMO_BUSINESSES, type DemoBusiness, type DemoEvent } from './businesses.ts';
import { DEMO_OWNER } from './owner.ts';

const DAYS_AHEAD = 63;
const DAYS_PAST = 28;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Does nothing, and says so with false, when there is any business already. */
export function fillWithDemoData(database: Database, now: number): boolean {
  return database.transaction(
    (transaction) => {
      if (transaction.select().from(businesses).limit(1).get()) return false;
      const owner = transaction
        .insert(users)
        .values({ ...DEMO_OWNER, firstSeen: now, lastSeen: now })
        .returning()
        .get();
      for (const business of DEMO_BUSINESSES) insertBusiness(transaction, business, owner.id, now);
      transaction
        .insert(coupons)
        .values([trialCoupon('DIARYFREE', 48, now), trialCoupon('DIARYDEMO', 24, now)])
        .run();
      return true;
    },
    { behavior: 'immediate' },
  );
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

function trialCoupon(code: string, trialHours: number, now: number): typeof coupons.$inferInsert {
  return { code, discountType: 'trial', discountValue: 0, trialHours, createdAt: now };
}

function insertBusiness(transaction: Transaction, demo: DemoBusiness, ownerId: number, now: number): void {
  const { id } = transaction
    .insert(businesses)
    .values({
      ownerId,
      name: demo.name,
      email: demo.email,
      confirmedEmail: demo.email,
      phone: demo.phone,
      address: demo.address,
      postcode: demo.postcode,
      diarySlug: demo.slug,
      timezone: DEFAULT_TIMEZONE,
      hasPaid: true,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: businesses.id })
    .get();
  const openedAt = now - (DAYS_PAST + 7) * DAY;
  const today = todayIn(DEFAULT_TIMEZONE, now);
  const insertDay = eventsInto(transaction, { businessId: id, today, now, openedAt });
  for (const event of demo.events) {
    for (let day = -DAYS_PAST; day <= DAYS_AHEAD; day += 1) {
      if (day !== 0 && takesPlace(event, addDays(today, day), day)) insertDay(event, addDays(today, day));
    }
  }
  // Whatever weekday it is, something is on today; nothing of it is left to book.
  const [first] = demo.events;
  if (first) insertDay(first, today);
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
function eventsInto(transaction: Transaction, around: Around): (demo: DemoEvent, date: string) => void {
  const insertBooking = bookingsInto(transaction, around);
  return (demo, date) => {
    const planned = insertEvent(transaction, demo, date, around);
    const share = date === around.today ? 'all' : date < around.today ? 'half' : 'some';
    for (const span of takenSpans(demo, date, planned.service, share))
      insertBooking({ ...planned, demo, span, mayBeCancelled: share !== 'all' });
  };
}

function insertEvent(
  transaction: Transaction,
  demo: DemoEvent,
  date: string,
  { businessId, openedAt }: Around,
): Planned {
  const event = transaction
    .insert(events)
    .values({
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
    })
    .returning()
    .get();
  const venueId =
    demo.venues
      .map(
        (venue) =>
          transaction
            .insert(venues)
            .values({ ...venue, eventId: event.id })
            .returning()
            .get().id,
      )
      .at(0) ?? null;
  const offered = (demo.services ?? []).map((service) =>
    transaction
      .insert(services)
      .values({ ...service, eventId: event.id })
      .returning()
      .get(),
  );
  return { event, venueId, service: offered[0] ?? null };
}

interface Planned {
  event: typeof events.$inferSelect;
  venueId: number | null;
  service: typeof services.$inferSelect | null;
}

/** How much of a day is booked: what is past filled up, what is to come is still filling. */
type Share = 'all' | 'half' | 'some';
/** Of so many slots one; a service may start every quarter of an hour, and a booking keeps several of those starts. */
const ONE_OF = { slots: { all: 1, half: 2, some: 5 }, services: { all: 1, half: 6, some: 13 } };

/** A believable part of the day's slots, the same for the same date. Of a day event, its hours once for each guest. */
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

/** Each that begins so many minutes after the one before it at the earliest. */
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
