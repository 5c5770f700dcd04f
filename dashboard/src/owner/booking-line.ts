import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { shortDate } from '@daybook/schema/rules/date';

/** Returns a booking in one line: '24/11/26, 09:00: Ada Lovelace, Cut'. */
export function bookingLine(booking: OwnerBooking): string {
  const { event_date, start_time, attendee_first_name, attendee_last_name } = booking;
  const what = booking.service_name ?? booking.event_name;
  return `${shortDate(event_date)}, ${start_time}: ${attendee_first_name} ${attendee_last_name}, ${what}`;
}
