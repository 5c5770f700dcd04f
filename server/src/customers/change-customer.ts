/** An owner changes a customer's contact, also in their upcoming bookings. */
import type { CustomerChange } from '@daybook/schema/contract/customers';
import type { BookingChange } from '@daybook/schema/contract/owner-booking';
import { isSameAddress } from '@daybook/schema/rules/email-address';
import type { BookingWithBusiness } from '../bookings/decision-facts.ts';
import { loadChosen } from '../bookings/owner/cancel-bookings-store.ts';
import { changedRow, type ChangeBookingsParts } from '../bookings/owner/change-bookings.ts';
import { writeAttendees } from '../bookings/owner/change-bookings-store.ts';
import { emailOrNull } from '../bookings/no-email.ts';
import type { BookingRow } from '../database/booking-tables.ts';
import type { CustomerRow } from '../database/customer-tables.ts';
import type { Transaction } from '../database/database.ts';
import { refuseUntil } from '../http/rate-limit.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import type { Outcome } from '../runtime/outcome.ts';
import { stepsOf } from '../runtime/weighed-steps.ts';
import {
  findChangeable,
  listUpcomingOf,
  writeCustomer,
  type CustomerObstacle,
  type UpcomingBooking,
} from './change-customers-store.ts';
import { NOBODY_TOLD, tellOfNewAddress, type ChangedBooking, type Told } from './tell-new-address.ts';

interface AskedCustomerChange {
  /** The limit counts by it. */
  person: string;
  businessId: number;
  customerId: number;
  change: CustomerChange;
}

export type ChangeCustomer = ReturnType<typeof createChangeCustomer>;

/** Bookings that one step saves: about 20 ms, and as many as one email lists. */
const BOOKINGS_A_STEP = 20;

/**
 * The returned function throws the 429. Bookings are saved in steps, each with its emails, so that many block
 * nobody. The customer is saved last: if the process ends in between, the same change finds what is left.
 */
export function createChangeCustomer(parts: ChangeBookingsParts) {
  const { database, clock, emails, onMailQueued } = parts;
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
    const former = found.value;
    const upcoming = await listUpcomingOf(database.read, businessId, customerId, now);
    const readdressed = upcoming.filter((booking) => getsAddress(booking, former, change)).length;
    let told: Told = NOBODY_TOLD;
    for (const step of stepsOf(upcoming, () => 1, BOOKINGS_A_STEP)) {
      await nextTurn();
      told = await database.write({ business: businessId }, async (tx) => {
        const chosen = await loadChosen(tx, businessId, idsOf(step));
        const still = chosen.filter(({ booking }) => isUpcomingOf(booking, customerId, now));
        const changed = await changeStep(parts, tx, still, { former, change });
        return tellOfNewAddress(tx, changed, { readdressed, told, now });
      });
    }
    const outcome = await database.write({ business: businessId }, (tx) =>
      writeCustomer(tx, businessId, customerId, change),
    );
    onMailQueued();
    return outcome;
  };
}

const idsOf = (some: readonly UpcomingBooking[]) => some.map(({ id }) => id);

const isUpcomingOf = (booking: BookingRow, customerId: number, now: number) =>
  booking.customerId === customerId && booking.status !== 'cancelled' && booking.startsAt > now;

async function changeStep(
  { tokens }: Pick<ChangeBookingsParts, 'tokens'>,
  tx: Transaction,
  found: readonly BookingWithBusiness[],
  { former, change }: { former: CustomerRow; change: CustomerChange },
): Promise<ChangedBooking[]> {
  const changed = found.flatMap((before) => {
    const requested = {
      change: attendeeFor(before.booking, former, change),
      freshToken: tokens.fresh(),
    };
    const booking = changedRow(before.booking, requested);
    return booking === before.booking ? [] : [{ before, after: { ...before, booking } }];
  });
  await writeAttendees(
    tx,
    changed.map(({ after }) => after.booking),
  );
  return changed;
}

/** A booking that has an email of its own keeps it. */
function takesEmail(booking: UpcomingBooking, former: CustomerRow, change: CustomerChange): boolean {
  const hasNone = emailOrNull(booking.attendeeEmail) === null;
  return change.email !== null && (hasNone || booking.normalisedEmail === former.normalisedEmail);
}

const getsAddress = (booking: UpcomingBooking, former: CustomerRow, change: CustomerChange) =>
  takesEmail(booking, former, change) && !isSameAddress(booking.attendeeEmail, change.email ?? '');

/** A booking that has a name, email or phone number of its own keeps it. */
function attendeeFor(booking: BookingRow, former: CustomerRow, change: CustomerChange): BookingChange {
  const isOfOther =
    booking.attendeeFirstName !== former.firstName || booking.attendeeLastName !== former.lastName;
  const takesPhone = booking.attendeePhone === null || booking.attendeePhone === former.phone;
  return {
    attendee_first_name: isOfOther ? booking.attendeeFirstName : change.first_name,
    attendee_last_name: isOfOther ? booking.attendeeLastName : change.last_name,
    attendee_email: takesEmail(booking, former, change) ? change.email : emailOrNull(booking.attendeeEmail),
    attendee_phone: takesPhone ? change.phone : booking.attendeePhone,
  };
}
