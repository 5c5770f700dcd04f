/** Fills an empty database, so that a newcomer has something to look at. Never in production. */
import { randomBytes } from 'node:crypto';
import { instantOf, todayIn } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf, minutesOf } from '@daybook/schema/rules/clock-time';
import { addDays, weekdayOf } from '@daybook/schema/rules/date';
import { referenceFrom } from '@daybook/schema/rules/reference';
import { spansOf, type Span } from '@daybook/schema/rules/timetable';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import type { Database } from '../open.ts';
import { bookings, businesses, coupons, events, services, users, venues } from '../tables.ts';
import { DEMO_BUSINESSES, type DemoBusiness, type DemoEvent } from './businesses.ts';
import { DEMO_OWNER } from './owner.ts';

const DAYS_AHEAD = 63;
const HOUR = 3_600_000;

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
  const today = todayIn(DEFAULT_TIMEZONE, now);
  for (const event of demo.events) {
    for (let day = 1; day <= DAYS_AHEAD; day += 1) {
      const date = addDays(today, day);
      const week = Math.floor((day - 1) / 7);
      if (event.weekdays.includes(weekdayOf(date)) && week % event.everyWeeks === 0) {
        insertEvent(transaction, event, id, date, now);
      }
    }
  }
}

function insertEvent(
  transaction: Transaction,
  demo: DemoEvent,
  businessId: number,
  date: string,
  now: number,
): void {
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
      createdAt: now,
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
  const service = offered[0] ?? null;
  for (const span of takenSpans(demo, date, service?.durationMinutes ?? null)) {
    insertBooking(transaction, { demo, event, venueId, service, span, now });
  }
}

/** A believable part of the day's slots, the same for the same date; fewer the further ahead. */
function takenSpans(demo: DemoEvent, date: string, serviceMinutes: number | null): Span[] {
  const hours = { start: minutesOf(demo.startTime), end: minutesOf(demo.endTime) };
  const spans = spansOf(
    {
      mode: demo.type === 'day_event' ? 'day_event' : demo.mode,
      hours,
      slotMinutes: demo.slotMinutes,
      bufferMinutes: demo.bufferMinutes,
      manualSlots: demo.manualSlots ?? [],
      lunch: demo.lunch ? { start: minutesOf(demo.lunch.start), end: minutesOf(demo.lunch.end) } : null,
      lastStart: demo.lastAppointmentTime ? minutesOf(demo.lastAppointmentTime) : null,
    },
    serviceMinutes,
  );
  const dayNumber = Number(date.slice(8));
  // A service may start every quarter of an hour, and one booking keeps several of those starts.
  const every = serviceMinutes === null ? 5 : 13;
  const wanted = spans.filter((_, index) => (index * 7 + dayNumber * 3) % every === 0);
  return wanted.filter((span, index) => {
    const before = wanted[index - 1];
    return !before || span.start >= before.end + demo.bufferMinutes;
  });
}

const ATTENDEES = [
  ['Grace', 'Okafor'],
  ['Tom', 'Ashworth'],
  ['Priya', 'Nair'],
  ['Ellen', 'Whitaker'],
  ['Joseph', 'Bright'],
  ['Mei', 'Tan'],
] as const;

interface DemoBooking {
  demo: DemoEvent;
  event: typeof events.$inferSelect;
  venueId: number | null;
  service: typeof services.$inferSelect | null;
  span: Span;
  now: number;
}

function insertBooking(transaction: Transaction, booking: DemoBooking): void {
  const { demo, event, venueId, service, span, now } = booking;
  const startsAt = instantOf(event.date, span.start, DEFAULT_TIMEZONE);
  const endsAt = instantOf(event.date, span.end, DEFAULT_TIMEZONE);
  if (startsAt === null || endsAt === null) return;
  const [first, last] = ATTENDEES[(event.id + span.start) % ATTENDEES.length] ?? ATTENDEES[0];
  const venue = demo.venues[0];
  transaction
    .insert(bookings)
    .values({
      reference: referenceFrom(randomBytes(9)),
      businessId: event.businessId,
      eventId: event.id,
      venueId,
      serviceId: service?.id ?? null,
      status: 'confirmed',
      kind: event.type === 'day_event' ? 'day_event' : service ? 'service' : 'time_slot',
      eventName: event.name,
      eventDate: event.date,
      startTime: clockTimeOf(span.start),
      endTime: clockTimeOf(span.end),
      timezone: DEFAULT_TIMEZONE,
      startsAt,
      endsAt,
      bufferMinutes: service ? event.bufferMinutes : 0,
      venueName: venue?.name ?? null,
      venueAddress: venue?.address ?? null,
      venuePostcode: venue?.postcode ?? null,
      serviceName: service?.name ?? null,
      servicePricePence: service?.pricePence ?? null,
      isHomeVisit: event.isHomeVisit,
      customerAddress: event.isHomeVisit ? '7 Beech Road, Chorlton' : null,
      customerPostcode: event.isHomeVisit ? 'M21 9EL' : null,
      attendeeFirstName: first,
      attendeeLastName: last,
      attendeeEmail: `${first}.${last}@example.com`.toLowerCase(),
      attendeePhone: '07700 900123',
      cancelNonce: randomBytes(16).toString('base64url'),
      // Nobody holds a link to a demo booking.
      cancelTokenHash: randomBytes(32).toString('base64url'),
      createdAt: now - HOUR,
    })
    .run();
}
