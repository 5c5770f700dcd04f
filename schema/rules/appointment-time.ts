import { dayTitle, longDate } from './date.ts';
import { whenIn } from './when.ts';
import { zoneName } from './zone-name.ts';

interface Times {
  /** ISO 8601. */
  starts_at: string;
  ends_at: string;
  timezone: string;
}

interface AppointmentTime {
  /** 'Tuesday 24 November 2026' */
  date: string;
  /** '10:30 to 11:15' */
  times: string;
  /** 'London time' */
  zone: string;
  /** '05:30 to 06:15 your time (New York time)'; null when the reader's time is the same. */
  onOwnClock: string | null;
}

/** Returns the time in words, in the business's zone, and in `ownZone`, the reader's, when that differs. */
export function appointmentTime(booking: Times, ownZone: string): AppointmentTime {
  const { date, from, times } = whenIn(booking, booking.timezone);
  const own = whenIn(booking, ownZone);
  const day = own.date === date ? '' : `${dayTitle(own.date)}, `;
  return {
    date: longDate(date),
    times,
    zone: zoneName(booking.timezone),
    onOwnClock:
      own.date === date && own.from === from ? null : `${day}${own.times} your time (${zoneName(ownZone)})`,
  };
}
