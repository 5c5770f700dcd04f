/** An owner changes a customer's contact: the customer, their upcoming bookings and the emails are written as one. */
import type { CustomerChange } from '@daybook/schema/contract/customers';
import type { BookingChange } from '@daybook/schema/contract/owner-booking';
import { changeAttendee, type ChangeBookingsParts } from '../bookings/owner/change-bookings.ts';
import { findBookingOf } from '../bookings/owner/change-bookings-store.ts';
import { emailOrNull } from '../bookings/no-email.ts';
import type { BookingRow } from '../database/booking-tables.ts';
import type { CustomerRow } from '../database/customer-tables.ts';
import { refuseUntil } from '../http/rate-limit.ts';
import { ok, type Outcome } from '../runtime/outcome.ts';
import { listUpcomingOf, writeCustomer, type CustomerObstacle } from './change-customers-store.ts';

export interface AskedCustomerChange {
  /** Whom the change counts for. */
  person: string;
  businessId: number;
  customerId: number;
  change: CustomerChange;
}

export type ChangeCustomer = ReturnType<typeof createChangeCustomer>;

/** The function that it returns throws the 429. */
export function createChangeCustomer(parts: ChangeBookingsParts) {
  const { database, tokens, clock, emails, onMailQueued } = parts;
  return async function changeCustomer({
    person,
    businessId,
    customerId,
    change,
  }: AskedCustomerChange): Promise<Outcome<null, CustomerObstacle>> {
    refuseUntil(await emails.take(person));
    const now = clock();
    const outcome = await database.write({ business: businessId }, async (tx) => {
      const written = await writeCustomer(tx, businessId, customerId, change);
      if (!written.ok) return written;
      for (const reference of await listUpcomingOf(tx, businessId, customerId, now)) {
        const found = await findBookingOf(tx, businessId, reference);
        if (!found) continue;
        const requested = {
          change: attendeeFor(found.booking, written.value, change),
          now,
          freshToken: tokens.fresh(),
        };
        await changeAttendee(tx, found, requested, 'of a new address');
      }
      return ok(null);
    });
    if (outcome.ok) onMailQueued();
    return outcome;
  };
}

/** A booking with a name, an email or a phone number of its own keeps that. */
function attendeeFor(booking: BookingRow, former: CustomerRow, change: CustomerChange): BookingChange {
  const isOfOther =
    booking.attendeeFirstName !== former.firstName || booking.attendeeLastName !== former.lastName;
  const email = emailOrNull(booking.attendeeEmail);
  const takesEmail =
    change.email !== null && (email === null || booking.normalisedEmail === former.normalisedEmail);
  const takesPhone = booking.attendeePhone === null || booking.attendeePhone === former.phone;
  return {
    attendee_first_name: isOfOther ? booking.attendeeFirstName : change.first_name,
    attendee_last_name: isOfOther ? booking.attendeeLastName : change.last_name,
    attendee_email: takesEmail ? change.email : email,
    attendee_phone: takesPhone ? change.phone : booking.attendeePhone,
  };
}
