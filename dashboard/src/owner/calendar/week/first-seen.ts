import type { WallClock } from '@daybook/schema/rules/calendar-day';
import { DEFAULT_ROWS, type Span } from '../day-layout.ts';

const HOUR = 60;

interface Opening {
  days: readonly { date: string; bookings: readonly Span[]; events: readonly Span[] }[];
  date: string;
  /** That very day was asked for. */
  isForDay: boolean;
  /** Where now is, if it is in this week. */
  line: WallClock | null;
}

/**
 * The minute at which a week opens, a whole hour, with up to an hour before what is of use: in the week that is now,
 * what is on or next today, else now itself; on a day that was asked for its first booking, else its first event; in
 * any other week the first thing of its days. 09:00 where nothing is.
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
