import type { Business } from '@daybook/schema/contract/business';
import { useBookingSearch } from '../../api/bookings.ts';
import { Facts } from '../../ui/Facts.tsx';

/** What is booked, newest first. */
export function BookingsTab({ business }: { business: Business }) {
  const { data } = useBookingSearch(business.id, {});
  return (
    <Facts
      facts={(data?.bookings ?? []).map((booking) => ({
        label: booking.booking_reference,
        value: `${booking.attendee_first_name} ${booking.attendee_last_name}, ${booking.event_name}`,
      }))}
    />
  );
}
