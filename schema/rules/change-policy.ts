/** Decides how long a customer can move or cancel a booking online. */

import { HOUR } from '../figures/periods.ts';
import { startOfDate, todayIn } from './calendar-day.ts';
import { addDays } from './date.ts';

/** Milliseconds since 1970. */
interface ChangeableBooking {
  startsAt: number;
  isCancelled: boolean;
  /** The policy at the time of booking, in hours before the start. */
  changeNoticeHours: number;
  /** True if the business has asked the customer to choose another time. That needs no notice. */
  isAskedToMove: boolean;
  /** Until when, after the start, the customer may change it despite the policy; null without such leave. */
  freeUntil?: number | null;
}

export interface ChangePolicy {
  canMove: boolean;
  canCancel: boolean;
  /** When both stop being possible. */
  until: number;
}

/** Returns what a customer can do with a booking now. Owners aren't limited until it starts. */
export function changePolicy(
  { startsAt, isCancelled, changeNoticeHours, isAskedToMove, freeUntil = null }: ChangeableBooking,
  { customersMayMove }: { customersMayMove: boolean },
  now: number,
): ChangePolicy {
  const noticedUntil = isAskedToMove ? startsAt : startsAt - changeNoticeHours * HOUR;
  const until = Math.max(noticedUntil, freeUntil ?? -Infinity);
  const canCancel = !isCancelled && now < until;
  return {
    canMove: canCancel && (customersMayMove || isAskedToMove || freeUntil !== null),
    canCancel,
    until,
  };
}

/**
 * Returns midnight on the business's clock if the customer was told, on the day of the appointment, that it
 * starts late; otherwise null. `toldAt` is null if nobody was told.
 */
export function freeUntilOf(
  { startsAt }: Pick<ChangeableBooking, 'startsAt'>,
  toldAt: number | null,
  timezone: string,
): number | null {
  if (toldAt === null) return null;
  const date = todayIn(timezone, startsAt);
  return todayIn(timezone, toldAt) === date ? startOfDate(addDays(date, 1), timezone) : null;
}
