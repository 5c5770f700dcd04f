import { todayIn } from '@daybook/schema/rules/calendar-day';
import { dayTitle } from '@daybook/schema/rules/date';
import { whenIn } from '@daybook/schema/rules/when';
import { counted } from '@daybook/schema/words/counted';
import type { OfflineDays } from './offline-days.ts';

export const OFFLINE = 'You’re offline';
export const TODAY = 'Today';
export const TOMORROW = 'Tomorrow';
export const NOTHING_BOOKED = 'Nothing booked';
export const TOMORROW_UNKNOWN = 'We’ll show tomorrow when you’re connected again.';
export const CAN_BE_READ =
  'You’re offline, so you can read today and tomorrow, but not change them. This page updates automatically when you’re connected again.';
export const NOTHING_KEPT = 'No bookings on this device';
export const NOTHING_KEPT_EXPLAINED =
  'Open Daybook once while you’re connected and logged in. Today and tomorrow then stay readable offline.';
/** On the other pages, which stay as they are. */
export const MAY_BE_OLD =
  'You’re offline. What you see may be out of date, and you can’t change anything until you’re connected again.';
export const SEE_DAYS = 'See today and tomorrow';
export const leftOut = (count: number) => `This device doesn’t keep ${counted(count, 'more booking')}.`;

/** Returns 'As of 11:18 today' or 'As of 18:02 yesterday, Friday 27 November'. */
export function asOf({ business: { timezone }, seen_at }: OfflineDays, now: number): string {
  const instant = new Date(seen_at).toISOString();
  const { date, from: time } = whenIn({ starts_at: instant, ends_at: instant }, timezone);
  return date === todayIn(timezone, now)
    ? `As of ${time} today`
    : `As of ${time} yesterday, ${dayTitle(date)}`;
}
