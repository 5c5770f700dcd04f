import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { MINUTE } from '@daybook/schema/figures/periods';
import {
  misfitOf,
  type BookedThing,
  type FittingBooking,
  type FittingEvent,
} from '@daybook/schema/rules/booking-fit';
import { wallClockAt } from '@daybook/schema/rules/calendar-day';
import { endMinutesOf, minutesOf } from '@daybook/schema/rules/clock-time';
import { utcMidnight } from '@daybook/schema/rules/date';
import type { Span } from '@daybook/schema/rules/timetable';
import type { MisfitBooking } from '../bookings/answer-misfits-store.ts';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import { services, venues } from '../database/catalogue-tables.ts';
import type { Reader } from '../database/database.ts';
import { isOfEvent } from '../database/expressions.ts';
import { prepared } from '../database/prepared.ts';
import type { BusinessRow, EventRow } from '../database/tables.ts';
import { slotPersonOf, timetableOf } from '../diary/timetable-of-event.ts';
import type { PlainEvent } from './new-event.ts';

/** Covers bookings that are neither over nor cancelled. */
interface FoundMisfits {
  /** How many upcoming ones fit. */
  fitting: number;
  /** The upcoming ones that don't, in order of start. */
  misfits: MisfitBooking[];
  /** Ids of those that can't move to the other event, including those that have begun. */
  bound: Set<number>;
}

interface Compared {
  business: Pick<BusinessRow, 'id' | 'timezone'>;
  before: EventRow;
  next: PlainEvent;
  now: number;
}

export async function findMisfits(
  on: Reader,
  { business, before, next, now }: Compared,
): Promise<FoundMisfits> {
  const found = await openBookings(on).execute({ eventId: before.id, businessId: before.businessId, now });
  const event = fittingEventOf(next);
  const misfits: MisfitBooking[] = [];
  const bound = new Set<number>();
  let fitting = 0;
  for (const { booking, placeId, catalogueId } of found) {
    const time = timeOf(booking, before.date, business.timezone);
    const misfit = misfitOf(fittingBookingOf(booking, time, { placeId, catalogueId }), event);
    if (misfit && !misfit.canMove) bound.add(booking.id);
    if (booking.startsAt <= now) continue;
    if (misfit) misfits.push({ booking, why: misfit.why });
    else fitting += 1;
  }
  return { fitting, misfits, bound };
}

/** Finds bookings neither over nor cancelled, with their places' and services' ids, in order of start. */
const openBookings = prepared((on: Reader) =>
  on
    .select({ booking: bookings, placeId: venues.resourceId, catalogueId: services.catalogueId })
    .from(bookings)
    .leftJoin(venues, eq(venues.id, bookings.venueId))
    .leftJoin(services, eq(services.id, bookings.serviceId))
    .where(
      and(
        isOfEvent(sql.placeholder('eventId'), sql.placeholder('businessId')),
        gt(bookings.endsAt, sql.placeholder('now')),
        ne(bookings.status, 'cancelled'),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .prepare(),
);

/** Returns the booking's own times, recomputed if the time zone or the date has changed since. */
function timeOf(booking: BookingRow, date: string, timezone: string): Span {
  const { startTime, endTime } = booking;
  if (booking.timezone === timezone && booking.eventDate === date)
    return { start: minutesOf(startTime), end: endMinutesOf(startTime, endTime) };
  return {
    start: minutesFrom(date, booking.startsAt, timezone),
    end: minutesFrom(date, booking.endsAt, timezone),
  };
}

function minutesFrom(date: string, instant: number, timezone: string): number {
  const clock = wallClockAt(instant, timezone);
  return (utcMidnight(clock.date) - utcMidnight(date)) / MINUTE + clock.minutes;
}

function fittingBookingOf(
  booking: BookingRow,
  time: Span,
  { placeId, catalogueId }: { placeId: number | null; catalogueId: number | null },
): FittingBooking {
  const { kind, isHomeVisit, personId, personName, serviceName, venueName } = booking;
  const thing = (id: number | null, name: string | null): BookedThing | null =>
    id === null ? null : { id, name: name ?? '' };
  return {
    kind,
    isHomeVisit,
    time,
    place: thing(placeId, venueName),
    service: kind === 'service' ? { id: catalogueId, name: serviceName ?? '' } : null,
    person: thing(personId, personName),
  };
}

function fittingEventOf({ event, places, serviceIds, people }: PlainEvent): FittingEvent {
  return {
    timetable: timetableOf(event),
    isHomeVisit: event.isHomeVisit,
    placeIds: places.map(({ id }) => id),
    serviceIds,
    people: people.map(slotPersonOf),
  };
}
