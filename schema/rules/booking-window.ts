/** When an event's times can be booked, by the clock alone: not once they have begun, nor too late, nor too early. */
import { startOfDate } from './calendar-day.ts';
import { addDays } from './date.ts';

const HOUR = 3_600_000;

/** What a business sets for all of its bookings. */
export interface BookingLimits {
  /** Nothing can be booked later than so many hours before its start. */
  noticeHours: number;
  /** How many calendar days ahead can be booked: 0 is today only. Null without a limit. */
  daysAhead: number | null;
  /** How many bookings a person takes on one date. Null without a limit. */
  perPersonADay: number | null;
}

export const NO_LIMITS: BookingLimits = { noticeHours: 0, daysAhead: null, perPersonADay: null };

/** Why a time can't be booked at a moment, whatever is free. */
export type ClosedByClock = 'past' | 'notice' | 'too far ahead';

/** Milliseconds since 1970. */
export interface BookingWindow {
  now: number;
  /** When the event's date begins to take bookings; -Infinity where it always has. */
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

/** Returns why a time that starts then can't be booked; null where the clock allows it. */
export function closedByClock(
  startsAt: number,
  { now, opensAt, notice }: BookingWindow,
): ClosedByClock | null {
  if (startsAt <= now) return 'past';
  if (now < opensAt) return 'too far ahead';
  return startsAt - notice <= now ? 'notice' : null;
}

/** Returns the first instant after now at which the clock changes what can be booked of a time; Infinity if none does. */
export function nextChangeOf(startsAt: number, { now, opensAt, notice }: BookingWindow): number {
  if (startsAt <= now) return Infinity;
  const closesAt = startsAt - notice;
  const next = closesAt > now ? closesAt : startsAt;
  return opensAt > now ? Math.min(opensAt, next) : next;
}
