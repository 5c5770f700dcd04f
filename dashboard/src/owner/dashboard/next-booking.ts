import type { CallQuery } from '@daybook/schema/contract/calls';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays, dayTitle, longDate } from '@daybook/schema/rules/date';
import { whenIn } from '@daybook/schema/rules/when';
import { whatIsBooked, whoBooked } from '#booking-words/seen-booking.ts';
import { nextBooking, onDay, TODAY, TOMORROW } from './dashboard-texts.ts';

type Upcoming = Parameters<typeof whoBooked>[0] &
  Parameters<typeof whatIsBooked>[0] &
  Parameters<typeof whenIn>[0] &
  Pick<OwnerBooking, 'status'>;

/**
 * Returns 'Next: Ada Lovelace at 10:30 today · Cut and blow-dry' for the first upcoming booking, or ''.
 * `bookings` are in order of start, and `now` is in milliseconds. Times are on the clock of `zone`.
 */
export function nextBookingText(bookings: readonly Upcoming[], zone: string, now: number): string {
  const next = bookings.find(
    ({ status, starts_at }) => status !== 'cancelled' && Date.parse(starts_at) > now,
  );
  if (!next) return '';
  const { date, from } = whenIn(next, zone);
  return nextBooking(whoBooked(next), from, dayFrom(date, todayIn(zone, now)), whatIsBooked(next));
}

function dayFrom(date: string, today: string): string {
  if (date === today) return TODAY;
  if (date === addDays(today, 1)) return TOMORROW;
  return onDay(titleNear(date, today));
}

/** Returns the day's title, with the year if it isn't this year's. Dates are YYYY-MM-DD. */
export const titleNear = (date: string, today: string) =>
  date.slice(0, 4) === today.slice(0, 4) ? dayTitle(date) : longDate(date);

export const GLANCE_PAGE_SIZE = 20;

/** All views of bookings from tomorrow on use this query (pages from 1), so that they share one response. */
export const laterBookings = (page: number): CallQuery<'searchBookings'> => ({
  when: 'after_today',
  sort: 'start-asc',
  page,
  page_size: GLANCE_PAGE_SIZE,
});
