/** Who booked what in the demo businesses. */
import { randomBytes } from 'node:crypto';
import { instantOf } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { normalisedEmail } from '@daybook/schema/rules/normalised-email';
import { referenceFrom } from '@daybook/schema/rules/reference';
import type { Span } from '@daybook/schema/rules/timetable';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import type { Transaction } from '../database.ts';
import { bookings } from '../booking-tables.ts';
import type { EventRow, ServiceRow } from '../tables.ts';
import type { DemoEvent } from './businesses.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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

/** One booking in so many is cancelled, by its customer and by the business in turn. */
const CANCELLED_EVERY = 6;

export interface DemoBooking {
  demo: DemoEvent;
  event: EventRow;
  venueId: number | null;
  service: ServiceRow | null;
  span: Span;
  /** False where every place is to stay taken. */
  mayBeCancelled: boolean;
}

/** Writes the bookings of one business, by different people in turn, and cancels some of them. */
export function bookingsInto(tx: Transaction, { now }: { now: number }) {
  let number = 0;
  return async (booking: DemoBooking): Promise<void> => {
    const { event, span, mayBeCancelled } = booking;
    const startsAt = instantOf(event.date, span.start, DEFAULT_TIMEZONE);
    const endsAt = instantOf(event.date, span.end, DEFAULT_TIMEZONE);
    if (startsAt === null || endsAt === null) return;
    number += 1;
    const createdAt = madeAt(number, startsAt, now);
    const isCancelled = mayBeCancelled && number % CANCELLED_EVERY === 0;
    await tx.insert(bookings).values({
      ...placeOf(booking),
      ...personOf(number, event.isHomeVisit),
      status: isCancelled ? 'cancelled' : 'confirmed',
      startsAt,
      endsAt,
      createdAt,
      cancelledAt: isCancelled ? createdAt + HOUR / 2 : null,
      cancelledBy: isCancelled ? (number % (2 * CANCELLED_EVERY) === 0 ? 'owner' : 'customer') : null,
    });
  };
}

/**
 * Some days before it starts; what is far ahead was booked in the four weeks before now, at least an hour ago.
 * Milliseconds since 1970.
 */
function madeAt(number: number, startsAt: number, now: number): number {
  const shortlyBefore = startsAt - (2 + (number % 5)) * DAY;
  const longBefore = now - HOUR - ((number * 29) % (28 * 24)) * HOUR;
  return shortlyBefore < now - HOUR ? shortlyBefore : longBefore;
}

function placeOf({ demo, event, venueId, service, span }: DemoBooking) {
  const venue = demo.venues[0];
  return {
    reference: referenceFrom(randomBytes(9)),
    businessId: event.businessId,
    eventId: event.id,
    venueId,
    serviceId: service?.id ?? null,
    kind:
      event.type === 'day_event'
        ? ('day_event' as const)
        : service
          ? ('service' as const)
          : ('time_slot' as const),
    eventName: event.name,
    eventDate: event.date,
    startTime: clockTimeOf(span.start),
    endTime: clockTimeOf(span.end),
    timezone: DEFAULT_TIMEZONE,
    bufferMinutes: service ? event.bufferMinutes : 0,
    venueName: venue?.name ?? null,
    venueAddress: venue?.address ?? null,
    venuePostcode: venue?.postcode ?? null,
    serviceName: service?.name ?? null,
    servicePricePence: service?.pricePence ?? null,
    isHomeVisit: event.isHomeVisit,
    cancelNonce: randomBytes(16).toString('base64url'),
    // Nobody holds a link to a demo booking.
    cancelTokenHash: randomBytes(32).toString('base64url'),
  };
}

function personOf(number: number, isHomeVisit: boolean) {
  const [first, last] = ATTENDEES[number % ATTENDEES.length] ?? ATTENDEES[0];
  const email = `${first}.${last}@example.com`.toLowerCase();
  return {
    attendeeFirstName: first,
    attendeeLastName: last,
    attendeeEmail: email,
    normalisedEmail: normalisedEmail(email),
    attendeePhone: '07700 900123',
    customerAddress: isHomeVisit ? `${3 + (number % 40)} Beech Road, Chorlton` : null,
    customerPostcode: isHomeVisit ? 'M21 9EL' : null,
  };
}
