import { timeSpan } from '../words/time-span.ts';
import { wallClockAt } from './calendar-day.ts';
import { clockTimeOf } from './clock-time.ts';

/** ISO 8601. */
interface Instants {
  starts_at: string;
  ends_at: string;
}

export interface When {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM, 24 hours. */
  from: string;
  to: string;
  isPastMidnight: boolean;
  /** '10:30 to 11:15', '19:00 to 01:00 the next day' */
  times: string;
}

/**
 * Returns the times in `zone`. An owner's views use the business's present zone, because the stored date and
 * times are in the zone at the time of booking.
 */
export function whenIn(booking: Instants, zone: string): When {
  const start = wallClockAt(Date.parse(booking.starts_at), zone);
  const end = wallClockAt(Date.parse(booking.ends_at), zone);
  const [from, to] = [clockTimeOf(start.minutes), clockTimeOf(end.minutes)];
  const isPastMidnight = end.date > start.date;
  return { date: start.date, from, to, isPastMidnight, times: timeSpan(from, to, isPastMidnight) };
}
