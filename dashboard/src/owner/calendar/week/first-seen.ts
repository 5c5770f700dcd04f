import type { WallClock } from '@daybook/schema/rules/calendar-day';
import { DEFAULT_ROWS } from '../day-layout.ts';

const HOUR = 60;

interface Opening {
  days: readonly { date: string; bookings: readonly { start: number }[] }[];
  date: string;
  /** That very day was asked for. */
  isForDay: boolean;
  /** Where now is, if it is in this week. */
  line: WallClock | null;
}

/**
 * The minute at which a week opens, a whole hour: 09:00, or earlier where something is booked before. In the
 * week that is now, two hours back at the most. For a day that was asked for, the hour before its first booking.
 */
export function firstSeen({ days, date, isForDay, line }: Opening): number {
  const starts = days.flatMap(({ bookings }) => bookings.map(({ start }) => start));
  const usual = Math.min(DEFAULT_ROWS.start, ...starts);
  const asked = days.find((day) => isForDay && day.date === date)?.bookings.map(({ start }) => start) ?? [];
  const wanted = asked.length > 0 ? Math.min(...asked) - HOUR : line ? line.minutes - 2 * HOUR : usual;
  return Math.floor(Math.max(asked.length > 0 ? 0 : usual, wanted) / HOUR) * HOUR;
}
