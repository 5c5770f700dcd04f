import {
  OFFER_HOLD_HOURS,
  OFFER_MINUTES_MIN,
  OFFERS_QUIET_FROM,
  OFFERS_QUIET_UNTIL,
} from '@daybook/schema/figures/periods';
import { wallClockAt } from '@daybook/schema/rules/calendar-day';

const MINUTE = 60_000;

/**
 * Returns until when a time offered now is held, on a whole minute. Null if that would be too short: then
 * everybody who waits is told of it.
 */
export function heldUntil(startsAt: number, offerMinutes: number, now: number): number | null {
  const last = Math.min(now + offerMinutes * MINUTE, startsAt - OFFER_HOLD_HOURS * 60 * MINUTE);
  const until = Math.floor(last / MINUTE) * MINUTE;
  return until - now < (OFFER_MINUTES_MIN - 1) * MINUTE ? null : until;
}

/** Returns whether it is night in the business's time zone. */
export function isQuiet(timezone: string, now: number): boolean {
  const hour = wallClockAt(now, timezone).minutes / 60;
  return hour >= OFFERS_QUIET_FROM || hour < OFFERS_QUIET_UNTIL;
}
