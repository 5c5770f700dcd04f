import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { shortDate } from '@daybook/schema/rules/date';
import { thingWithPerson } from '@daybook/schema/words/thing-with-person';
import { whatIsBooked, whoBooked } from '#booking-words/seen-booking.ts';

/** Returns '24/11/26, 09:00: Ada Lovelace, Cut with Ruth Ellis'. */
export function bookingLine(booking: OwnerBooking): string {
  const { event_date, start_time, person_name: person } = booking;
  const what = thingWithPerson(whatIsBooked(booking), person);
  return `${shortDate(event_date)}, ${start_time}: ${whoBooked(booking)}, ${what}`;
}
