/** When a business must answer a customer's request about their data: UK GDPR, article 12(3). */

import { todayIn } from './calendar-day.ts';
import { addMonths, lastDateOf, monthOf } from './date.ts';

/**
 * Returns the same day of the next month, or that month's last day if it has no such day, as the ICO counts a
 * month: '2026-01-31' gives '2026-02-28'.
 */
export function monthAfter(date: string): string {
  const month = addMonths(monthOf(date), 1);
  const sameDay = month + date.slice(7);
  const last = lastDateOf(month);
  return sameDay < last ? sameDay : last;
}

/** Returns the last day to answer, in the business's time zone. `askedAt`: milliseconds since 1970. */
export function erasureDeadline(askedAt: number, zone: string): string {
  return monthAfter(todayIn(zone, askedAt));
}
