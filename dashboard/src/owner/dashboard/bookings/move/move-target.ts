/** Where an owner moves a booking to, while they choose. */
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { CLOCK_TIME } from '@daybook/schema/rules/clock-time';
import { isDate } from '@daybook/schema/rules/date';
import { whenIn } from '../../../../booking-words/when.ts';

/** What a move begins with, where it was dragged there. */
export interface MoveStart {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  time: string;
  /** Null where the column names nobody, left out where it names no person. */
  personId?: number | null;
}

export interface MoveTarget {
  date: string;
  /** As typed; '' before a time is chosen. */
  time: string;
  /** Null for anyone; left out, it stays with its person where they can take it. */
  personId?: number | null | undefined;
  /** A place of the business; the same. */
  placeId?: number | null | undefined;
}

/** Begins on the booking's own day, or where it was dragged. */
export function firstTarget(booking: OwnerBooking, zone: string, start: MoveStart | null): MoveTarget {
  if (start === null) return { date: whenIn(booking, zone).date, time: '' };
  const isSamePerson = start.personId === undefined || start.personId === booking.person_id;
  return { date: start.date, time: start.time, ...(isSamePerson ? {} : { personId: start.personId }) };
}

/** Returns what the call is sent; null until there is a date and a time. */
export function moveBodyOf({ date, time, personId, placeId }: MoveTarget) {
  if (!isDate(date) || !CLOCK_TIME.test(time)) return null;
  return {
    date,
    start_time: time,
    ...(personId === undefined ? {} : { person_id: personId }),
    ...(placeId === undefined ? {} : { place_id: placeId }),
  };
}
