import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { wallClockAt } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';

type Times = Pick<
  OwnerBooking,
  'event_date' | 'start_time' | 'end_time' | 'starts_at' | 'ends_at' | 'timezone'
>;

/** When a booking takes place on one clock. */
export interface When {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM, 24 hours. */
  from: string;
  to: string;
}

/**
 * On the clock of `zone`, the business's. A booking keeps the zone of its day: the stored times stand, unless
 * the business has moved to another zone since.
 */
export function whenIn(booking: Times, zone: string): When {
  if (booking.timezone === zone)
    return { date: booking.event_date, from: booking.start_time, to: booking.end_time };
  const start = wallClockAt(Date.parse(booking.starts_at), zone);
  const end = wallClockAt(Date.parse(booking.ends_at), zone);
  return { date: start.date, from: clockTimeOf(start.minutes), to: clockTimeOf(end.minutes) };
}
