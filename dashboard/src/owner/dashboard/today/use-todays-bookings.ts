import type { Business } from '@daybook/schema/contract/business';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import { useNow } from '#ui/use-now.ts';
import { laterBookings, nextBookingText } from '../next-booking.ts';

/** Returns today's bookings as they load, with the date (YYYY-MM-DD, the business's) and the time now. */
export function useTodaysBookings({ id, timezone }: Business) {
  const now = useNow();
  const date = todayIn(timezone, now);
  const load = useCall(
    'listBookings',
    { params: { businessId: id }, query: { from: date, to: date } },
    KEEPS_PREVIOUS,
  );
  return { now, date, load };
}

/** Returns the next booking in words, today's or a later one; '' for none, and until we know. */
export function useNextBooking(business: Business): string {
  const { now, load } = useTodaysBookings(business);
  const { data: later } = useCall(
    'searchBookings',
    { params: { businessId: business.id }, query: laterBookings(1) },
    KEEPS_PREVIOUS,
  );
  if (!load.data || !later) return '';
  return nextBookingText([...load.data, ...later.bookings], business.timezone, now);
}
