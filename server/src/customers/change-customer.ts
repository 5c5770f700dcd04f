/** An owner changes a customer's contact, also in their upcoming bookings. */

import type { CustomerChange } from '@daybook/schema/contract/customers';
import type { BookingChange } from '@daybook/schema/contract/owner-booking';
import { EMAILED_EACH_MAX, SERIES_VISITS_MAX } from '@daybook/schema/figures/bounds';
import { isSameAddress, normalisedEmail } from '@daybook/schema/rules/email-address';
import type { BookingWithBusiness } from '../bookings/decision-facts.ts';
import { otherBookingOf, visitsOf } from '../bookings/email-facts.ts';
import { queueBookingEmail } from '../bookings/emails/booking-email-store.ts';
import { withdrawEmails } from '../bookings/emails/unsent-emails-store.ts';
import { emailOrNull } from '../bookings/no-email.ts';
import { loadChosen } from '../bookings/owner/cancel-bookings-store.ts';
import { writeAttendees } from '../bookings/owner/change-bookings-store.ts';
import { changedRow, takeTypedAddress } from '../bookings/owner/change-bookings.ts';
import type { Context } from '../context.ts';
import type { BookingRow } from '../database/booking-tables.ts';
import type { CustomerRow } from '../database/customer-tables.ts';
import type { Transaction } from '../database/database.ts';
import type { BusinessRow } from '../database/tables.ts';
import { refuseUntil } from '../http/token-bucket.ts';
import { grouped } from '../runtime/grouped.ts';
import type { Outcome } from '../runtime/outcome.ts';
import { stepsOf } from '../runtime/weighed-steps.ts';
import {
  findChangeable,
  listUpcomingOf,
  writeCustomer,
  type CustomerObstacle,
  type UpcomingBooking,
} from './change-customers-store.ts';

interface AskedCustomerChange {
  /** The limit counts by it. */
  person: string;
  business: BusinessRow;
  customerId: number;
  change: CustomerChange;
}

/** Other bookings that one email lists. */
const OTHERS_LISTED = 19;

/** Bookings that one step saves, about a millisecond each: a whole series, which gets one email. */
const BOOKINGS_A_STEP = SERIES_VISITS_MAX;

/**
 * Throws the 429. Bookings are saved in steps, each with its emails, so that many block
 * nobody. The customer is saved last: if the process ends in between, the same change finds what is left.
 */
export async function changeCustomer(
  context: Context,
  { person, business, customerId, change }: AskedCustomerChange,
): Promise<Outcome<null, CustomerObstacle>> {
  const { database, clock, limits, onMailQueued } = context;

  refuseUntil(await limits.owner.bookingEmails.take(person));
  const businessId = business.id;
  const now = clock();
  const found = await findChangeable(database.read, businessId, customerId, change.email);
  if (!found.ok) return found;
  const former = found.value;
  if (change.email !== null && normalisedEmail(change.email) !== former.normalisedEmail)
    refuseUntil(await takeTypedAddress(context, person, business));
  const upcoming = await listUpcomingOf(database.read, businessId, customerId, now);
  const readdressed = upcoming.filter((booking) => getsAddress(booking, former, change));
  let emailed = NOBODY_EMAILED;
  for (const step of stepsOf(upcoming, () => 1, BOOKINGS_A_STEP)) {
    emailed = await database.write({ business: businessId }, async (tx) => {
      const chosen = await loadChosen(tx, businessId, idsOf(step));
      const still = chosen.filter(({ booking }) => isUpcomingOf(booking, customerId, now));
      const changed = await changeStep(context, tx, still, { former, change });
      return emailAboutNewAddress(tx, changed, { readdressed, emailed, now });
    });
  }
  const outcome = await database.write({ business: businessId }, (tx) =>
    writeCustomer(tx, businessId, customerId, change),
  );
  onMailQueued();
  return outcome;
}

const idsOf = (some: readonly UpcomingBooking[]) => some.map(({ id }) => id);

const isUpcomingOf = (booking: BookingRow, customerId: number, now: number) =>
  booking.customerId === customerId && booking.status !== 'cancelled' && booking.startsAt > now;

async function changeStep(
  { tokens }: Context,
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

interface ChangedBooking {
  before: BookingWithBusiness;
  after: BookingWithBusiness;
}

/** Whether the email that reports all bookings at once is queued, to the new and the former address. */
interface Emailed {
  isNewEmailed: boolean;
  isFormerEmailed: boolean;
}

const NOBODY_EMAILED: Emailed = { isNewEmailed: false, isFormerEmailed: false };

interface NewAddress {
  /** The bookings that get the address, over all steps. */
  readdressed: readonly UpcomingBooking[];
  emailed: Emailed;
  now: number;
}

const bySeries = (all: readonly ChangedBooking[]) => grouped(all, ({ after }) => seriesOf(after.booking));

const seriesOf = ({ seriesKey, id }: Pick<BookingRow, 'seriesKey' | 'id'>) => seriesKey ?? id;

/**
 * Emails about a customer's new address: one email per upcoming booking or series, or one in all if there are many.
 * Nobody is emailed about bookings whose address is unchanged.
 */
async function emailAboutNewAddress(
  tx: Transaction,
  changed: readonly ChangedBooking[],
  { readdressed, emailed, now }: NewAddress,
): Promise<Emailed> {
  const those = changed.filter(
    ({ before, after }) => !isSameAddress(before.booking.attendeeEmail, after.booking.attendeeEmail),
  );
  const isOneOfAll = grouped(readdressed, seriesOf).length > EMAILED_EACH_MAX;
  const otherCount = isOneOfAll ? readdressed.length - 1 : 0;
  let { isNewEmailed, isFormerEmailed } = emailed;
  for (const group of bySeries(those)) {
    if (isNewEmailed) break;
    const [one] = group;
    const others = isOneOfAll ? those.filter((other) => other !== one) : [];
    const listed = others.slice(0, OTHERS_LISTED).map(({ after }) => otherBookingOf(after.booking));
    const visits = isOneOfAll || group.length === 1 ? [] : visitsOf(group.map(({ after }) => after));
    const email = { otherCount, others: listed, visits };
    const isQueued = await queueBookingEmail(tx, 'booking_confirmed', one.after, now, email);
    isNewEmailed = isOneOfAll && isQueued;
  }
  const before = those.map((one) => one.before.booking);
  const reached = await withdrawEmails(tx, before, now);
  for (const group of bySeries(those.filter((one) => reached.has(one.before.booking.id)))) {
    if (isFormerEmailed) break;
    const alsoOf = isOneOfAll ? otherCount : group.length - 1;
    await queueBookingEmail(tx, 'booking_readdressed', group[0].before, now, { otherCount: alsoOf });
    isFormerEmailed = isOneOfAll;
  }
  return { isNewEmailed, isFormerEmailed };
}
