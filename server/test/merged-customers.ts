/** Gives the bookings of any file consistent customers. */

import type { FileBooking } from '@daybook/schema/contract/business-file';
import { grouped } from './grouped.ts';

/**
 * Makes each pair of addresses one customer's, and half of the bookings without an address. If a customer's
 * bookings differ, or the owner edited the contact, the last of them has the contact.
 */
export function ofMerged(bookings: readonly FileBooking[]): FileBooking[] {
  const customerOf = ({ attendee_email: email, sequence, booking_reference }: FileBooking) =>
    email === null
      ? `nobody ${sequence > 1 ? booking_reference : ''}`
      : `pair ${Math.floor(Number(/\d/.exec(email)?.[0]) / 2)}`;
  const all = grouped(bookings, customerOf);
  return bookings.map((booking) => {
    const theirs = all.get(customerOf(booking)) ?? [];
    const [first = booking] = theirs;
    const { attendee_email: email } = booking;
    const isKnown = booking === first || (email !== null && first.attendee_email === email);
    const isEdited = first.sequence > 2;
    const contact = {
      first_name: isEdited ? 'Edited' : first.attendee_first_name,
      last_name: first.attendee_last_name,
      email: first.attendee_email,
      phone: isEdited ? '020 7946 0018' : first.attendee_phone,
    };
    const isSame = theirs.every(
      (one) =>
        one.attendee_first_name === contact.first_name &&
        one.attendee_last_name === contact.last_name &&
        one.attendee_email === contact.email &&
        one.attendee_phone === contact.phone,
    );
    return {
      ...booking,
      customer_of: isKnown ? null : first.booking_reference,
      customer_contact: booking === theirs.at(-1) && !isSame ? contact : null,
    };
  });
}
