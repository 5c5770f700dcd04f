import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { wallClockAt } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';

type Times = Pick<OwnerBooking, 'starts_at' | 'ends_at'>;

/** When a booking takes place on one clock. */
export interface When {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM, 24 hours. */
  from: string;
  to: string;
  /** It ends on the next day. */
  isPastMidnight: boolean;
}

/**
 * On the clock of `zone`, the business's present one, by the instants: the stored date and times are those of the
 * clock that the business had when it was booked. Every view of bookings asks here.
 */
export function whenIn(booking: Times, zone: string): When {
  const start = wallClockAt(Date.parse(booking.starts_at), zone);
  const end = wallClockAt(Date.parse(booking.ends_at), zone);
  return {
    date: start.date,
    from: clockTimeOf(start.minutes),
    to: clockTimeOf(end.minutes),
    isPastMidnight: end.date > start.date,
  };
}
