/** An owner changes a customer's contact, and with it that of their upcoming bookings. */
import type { CustomerChange } from '@daybook/schema/contract/customers';
import type { BookingChange } from '@daybook/schema/contract/owner-booking';
import { changeAttendee, type ChangeBookingsParts } from '../bookings/owner/change-bookings.ts';
import { findBookingOf } from '../bookings/owner/change-bookings-store.ts';
import { emailOrNull } from '../bookings/no-email.ts';
import type { BookingRow } from '../database/booking-tables.ts';
import type { CustomerRow } from '../database/customer-tables.ts';
import { refuseUntil } from '../http/rate-limit.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import type { Outcome } from '../runtime/outcome.ts';
import {
  findChangeable,
  listUpcomingOf,
  writeCustomer,
  type CustomerObstacle,
} from './change-customers-store.ts';

interface AskedCustomerChange {
  /** Whom the change counts for. */
  person: string;
  businessId: number;
  customerId: number;
  change: CustomerChange;
}

export type ChangeCustomer = ReturnType<typeof createChangeCustomer>;

/**
 * The function that it returns throws the 429. Each booking is written with its emails as one, so that many hold up nobody, and
 * the customer last: after a process that ended in between, the same change finds what is left.
 */
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
    const found = await findChangeable(database.read, businessId, customerId, change.email);
    if (!found.ok) return found;
    for (const reference of await listUpcomingOf(database.read, businessId, customerId, now)) {
      await nextTurn();
      await database.write({ business: businessId }, async (tx) => {
        const about = await findBookingOf(tx, businessId, reference);
        if (about?.booking.customerId !== customerId || !isUpcoming(about.booking, now)) return;
        const requested = {
          change: attendeeFor(about.booking, found.value, change),
          now,
          freshToken: tokens.fresh(),
        };
        await changeAttendee(tx, about, requested, 'with its customer');
      });
    }
    const outcome = await database.write({ business: businessId }, (tx) =>
      writeCustomer(tx, businessId, customerId, change),
    );
    onMailQueued();
    return outcome;
  };
}

const isUpcoming = ({ status, startsAt }: BookingRow, now: number) =>
  status !== 'cancelled' && startsAt > now;

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
