/** Until when a customer moves or cancels a booking online. */
import { startOfDate, todayIn } from './calendar-day.ts';
import { addDays } from './date.ts';

const HOUR = 3_600_000;

/** Milliseconds since 1970. */
interface ChangeableBooking {
  startsAt: number;
  isCancelled: boolean;
  /** The policy that was shown when it was made: hours before the start. */
  changeNoticeHours: number;
  /** True where the business has asked the customer to choose another time: that needs no notice, whatever it allows. */
  isAskedToMove: boolean;
  /** Until when its customer is free to change it, whatever the policy: later than the start. Null where nothing says so. */
  freeUntil?: number | null;
}

export interface ChangePolicy {
  canMove: boolean;
  canCancel: boolean;
  /** The instant from which neither is possible. */
  until: number;
}

/** Returns what a customer may do now with a booking. Its owner always may, until it starts. */
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
 * Returns midnight on the business's clock where its customer was told, on the day of the appointment, that it starts late.
 * `toldAt` is when; null where nobody was told.
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
