import { REMINDER_DAYS_BEFORE } from '@daybook/schema/figures/bookings';
import { calendarDay } from '@daybook/schema/rules/calendar-day';
import { minutesOf } from '@daybook/schema/rules/clock-time';
import { addDays } from '@daybook/schema/rules/date';

/** Minutes. No planned clock change skips more. (Samoa once skipped a whole day.) */
const SKIPPED_MINUTES_MAX = 180;

/**
 * Returns when the reminder of an appointment goes out, in milliseconds since 1970: so many calendar days
 * before, at the same time of day on the business's clock, or the first later minute that exists. Null if
 * that has passed: then the confirmation is reminder enough.
 */
export function reminderDueAt(date: string, startTime: string, timezone: string, now: number): number | null {
  const day = calendarDay(addDays(date, -REMINDER_DAYS_BEFORE), timezone);
  const wanted = minutesOf(startTime);
  for (let minute = wanted; minute <= wanted + SKIPPED_MINUTES_MAX; minute += 1) {
    const instant = day.instantAt(minute);
    if (instant !== null) return instant > now ? instant : null;
  }
  return null;
}
