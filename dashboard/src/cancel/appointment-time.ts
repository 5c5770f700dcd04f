/** When an appointment is, in words: the business's clock first, the reader's own where it differs. */
import type { BookingDetails } from '@daybook/schema/contract/booking';
import { wallClockAt } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { dayTitle, longDate } from '@daybook/schema/rules/date';
import { zoneName } from '@daybook/schema/rules/zone-name';
import { hoursText, timeSpan } from '@daybook/schema/words/time-span';

type Times = Pick<
  BookingDetails,
  'event_date' | 'start_time' | 'end_time' | 'starts_at' | 'ends_at' | 'timezone'
>;

export interface AppointmentTime {
  /** 'Tuesday 24 November 2026' */
  date: string;
  /** '10:30 to 11:15' */
  times: string;
  /** 'London time' */
  zone: string;
  /** '05:30 to 06:15 on your clock (New York time)'; null where the reader's clock shows the same. */
  onOwnClock: string | null;
}

/** `ownZone` is the reader's IANA zone. */
export function appointmentTime(booking: Times, ownZone: string): AppointmentTime {
  return {
    date: longDate(booking.event_date),
    times: hoursText(booking),
    zone: zoneName(booking.timezone),
    onOwnClock: onOwnClock(booking, ownZone),
  };
}

function onOwnClock(booking: Times, ownZone: string): string | null {
  const start = wallClockAt(Date.parse(booking.starts_at), ownZone);
  const end = wallClockAt(Date.parse(booking.ends_at), ownZone);
  const isSameDay = start.date === booking.event_date;
  if (isSameDay && clockTimeOf(start.minutes) === booking.start_time) return null;
  const day = isSameDay ? '' : `${dayTitle(start.date)}, `;
  const times = timeSpan(clockTimeOf(start.minutes), clockTimeOf(end.minutes), end.date > start.date);
  return `${day}${times} on your clock (${zoneName(ownZone)})`;
}
