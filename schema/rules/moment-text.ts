/** Writes an instant as people read it. */
import { wallClockAt } from './calendar-day.ts';
import { clockTimeOf } from './clock-time.ts';
import { longDate } from './date.ts';
import { zoneName } from './zone-name.ts';

/** Returns 'Friday 27 November 2026 at 09:00, London time'. */
export function momentText(instant: number, timezone: string): string {
  const { date, minutes } = wallClockAt(instant, timezone);
  return `${longDate(date)} at ${clockTimeOf(minutes)}, ${zoneName(timezone)}`;
}
