/** Decides by the clock whether a time can be booked: neither too late nor too early. */

import { HOUR } from '../figures/periods.ts';
import { startOfDate } from './calendar-day.ts';
import { addDays } from './date.ts';

/** A business's limits for all of its bookings. */
export interface BookingLimits {
  /** How many hours before its start a time can last be booked. */
  noticeHours: number;
  /** How many calendar days ahead customers can book: 0 is today only, null is unlimited. */
  daysAhead: number | null;
  /** How many bookings a person takes on one date; null is unlimited. */
  perPersonADay: number | null;
}

export const NO_LIMITS: BookingLimits = { noticeHours: 0, daysAhead: null, perPersonADay: null };

export type ClosedByClock = 'past' | 'notice' | 'too far ahead';

/** Milliseconds; instants are counted since 1970. */
export interface BookingWindow {
  now: number;
  /** When the event's date begins to take bookings; -Infinity without a limit. */
  opensAt: number;
  /** How long before its start a time closes. */
  notice: number;
}

export function bookingWindow(
  { date, timezone }: { date: string; timezone: string },
  { noticeHours, daysAhead }: BookingLimits,
  now: number,
): BookingWindow {
  const opensAt = daysAhead === null ? -Infinity : startOfDate(addDays(date, -daysAhead), timezone);
  return { now, opensAt, notice: noticeHours * HOUR };
}

/** Returns why a time with that start can't be booked; null if the clock allows it. */
export function closedByClock(
  startsAt: number,
  { now, opensAt, notice }: BookingWindow,
): ClosedByClock | null {
  if (startsAt <= now) return 'past';
  if (now < opensAt) return 'too far ahead';
  return startsAt - notice <= now ? 'notice' : null;
}
