import type { WallClock } from '@daybook/schema/rules/calendar-day';
import { DEFAULT_ROWS, type Span } from '../day-layout.ts';

const HOUR = 60;

interface Opening {
  days: readonly { date: string; bookings: readonly Span[]; events: readonly Span[] }[];
  date: string;
  /** True when somebody asked for exactly this day. */
  isForDay: boolean;
  /** The current time, if it is in this week. */
  line: WallClock | null;
}

/**
 * The minute at which a week opens: a whole hour, up to an hour before the first useful item. In the present
 * week that is what is on or next today, or else the current time; on a day that was asked for, its first
 * booking, or else its first event; in any other week, its first item. 09:00 in an empty week.
 */
export function firstSeen(opening: Opening): number {
  const minute = minuteOfUse(opening);
  return minute === null ? DEFAULT_ROWS.start : Math.max(0, Math.floor((minute - HOUR) / HOUR) * HOUR);
}

function minuteOfUse({ days, date, isForDay, line }: Opening): number | null {
  const asked = isForDay && line?.date !== date ? days.find((day) => day.date === date) : undefined;
  if (asked) return firstStart(asked.bookings) ?? firstStart(asked.events) ?? firstStartOf(days);
  if (!line) return firstStartOf(days);
  const today = days.filter((day) => day.date === line.date).flatMap(thingsOf);
  const next = firstStart(today.filter(({ end }) => end > line.minutes));
  return Math.max(line.minutes, next ?? 0);
}

const thingsOf = ({ bookings, events }: Opening['days'][number]) => [...bookings, ...events];
const firstStartOf = (days: Opening['days']) => firstStart(days.flatMap(thingsOf));

function firstStart(spans: readonly Span[]): number | null {
  return spans.length === 0 ? null : Math.min(...spans.map(({ start }) => start));
}
