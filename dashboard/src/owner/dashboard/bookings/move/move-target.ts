import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { CLOCK_TIME } from '@daybook/schema/rules/clock-time';
import { isDate } from '@daybook/schema/rules/date';
import { whenIn } from '@daybook/schema/rules/when';

export interface MoveStart {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  time: string;
  /** Null for the column of bookings without a person; left out if columns aren't people. */
  personId?: number | null;
}

export interface MoveTarget {
  date: string;
  /** As typed, or '' before a time is chosen. */
  time: string;
  /** Null for anyone. If left out, the booking stays with its person if they can take it. */
  personId?: number | null | undefined;
  /** A place of the business. Null and left out mean the same as for `personId`. */
  placeId?: number | null | undefined;
}

/** Returns the booking's own day without a time, or where the booking was dragged. */
export function firstTarget(booking: OwnerBooking, zone: string, start: MoveStart | null): MoveTarget {
  if (start === null) return { date: whenIn(booking, zone).date, time: '' };
  const isSamePerson = start.personId === undefined || start.personId === booking.person_id;
  return { date: start.date, time: start.time, ...(isSamePerson ? {} : { personId: start.personId }) };
}

/** Returns the request body; null until there is a date and a time. */
export function moveBodyOf({ date, time, personId, placeId }: MoveTarget) {
  if (!isDate(date) || !CLOCK_TIME.test(time)) return null;
  return {
    date,
    start_time: time,
    ...(personId === undefined ? {} : { person_id: personId }),
    ...(placeId === undefined ? {} : { place_id: placeId }),
  };
}
