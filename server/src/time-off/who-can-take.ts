import { endMinutesOf, minutesOf } from '@daybook/schema/rules/clock-time';
import type { BookingRow } from '../database/booking-tables.ts';
import type { EventContents, EventPersonRow } from '../diary/contents-store.ts';
import { slotServiceOf } from '../diary/timetable-of-event.ts';

/** A time when somebody isn't free. Milliseconds since 1970. */
export interface Taken {
  /** Null for everybody. */
  resourceId: number | null;
  startsAt: number;
  endsAt: number;
}

/**
 * Returns the people of the booking's event who work then, offer its service and are free, in the business's
 * order. `taken` are other times when people aren't free: time off, busy times, and bookings moved since the
 * event was read.
 */
export function whoCanTake(
  { team, services, offers, held }: Pick<EventContents, 'team' | 'services' | 'offers' | 'held'>,
  booking: BookingRow,
  taken: readonly Taken[],
): EventPersonRow[] {
  const service = services.find(({ id }) => id === booking.serviceId);
  const offering = service && slotServiceOf(service, offers).people;
  const until = booking.endsAt + booking.bufferMinutes * 60_000;
  const meets = ({ startsAt, endsAt }: Taken, end: number) => startsAt < end && endsAt > booking.startsAt;
  return team.filter((person) => {
    const { resourceId } = person;
    const isBusy =
      held.some((time) => time.resourceId === resourceId && meets(time, until)) ||
      taken.some((time) => (time.resourceId ?? resourceId) === resourceId && meets(time, booking.endsAt));
    return (
      resourceId !== booking.personId &&
      (offering?.includes(resourceId) ?? true) &&
      worksAt(person, booking) &&
      !isBusy
    );
  });
}

/** Returns whether the booking is within the person's own hours at the event, and outside their lunch. */
function worksAt(
  { startTime, endTime, lunchStartTime, lunchEndTime }: EventPersonRow,
  booking: Pick<BookingRow, 'startTime' | 'endTime'>,
): boolean {
  const start = minutesOf(booking.startTime);
  const end = endMinutesOf(booking.startTime, booking.endTime);
  const isWithin =
    startTime === null ||
    endTime === null ||
    (start >= minutesOf(startTime) && end <= endMinutesOf(startTime, endTime));
  const isAtLunch =
    lunchStartTime !== null &&
    lunchEndTime !== null &&
    start < minutesOf(lunchEndTime) &&
    end > minutesOf(lunchStartTime);
  return isWithin && !isAtLunch;
}
