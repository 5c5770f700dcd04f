/** When an appointment is, in words: the business's clock first, the reader's own where it differs. */
import type { BookingDetails } from '@daybook/schema/contract/booking';
import { dayTitle, longDate } from '@daybook/schema/rules/date';
import { zoneName } from '@daybook/schema/rules/zone-name';
import { whenIn } from '../booking-words/when.ts';

type Times = Pick<BookingDetails, 'starts_at' | 'ends_at' | 'timezone'>;

export interface AppointmentTime {
  /** 'Tuesday 24 November 2026' */
  date: string;
  /** '10:30 to 11:15' */
  times: string;
  /** 'London time' */
  zone: string;
  /** '05:30 to 06:15 your time (New York time)'; null where the reader's clock shows the same. */
  onOwnClock: string | null;
}

/** `ownZone` is the reader's IANA zone. */
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
