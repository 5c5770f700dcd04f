/** An owner changes or cancels one booking. The booking and its emails are saved together. */

import { isDeepStrictEqual } from 'node:util';
import type { NoShowRequest } from '@daybook/schema/contract/customers';
import type { BookingChange, OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { isSameAddress } from '@daybook/schema/rules/email-address';
import { EMAIL_REQUIRED } from '@daybook/schema/words/booking-form-texts';
import { isErased } from '@daybook/schema/words/erased-attendee';
import { BOOKING_NOT_FOUND } from '@daybook/schema/words/owner-booking-texts';
import { isPaidFor } from '../../businesses/billing-status.ts';
import type { Context } from '../../context.ts';
import { followAddress, followContact } from '../../customers/follow-booking-store.ts';
import type { BookingRow } from '../../database/booking-tables.ts';
import type { Transaction } from '../../database/database.ts';
import type { BusinessRow } from '../../database/tables.ts';
import { Refusal } from '../../http/errors.ts';
import { refuseUntil } from '../../http/token-bucket.ts';
import { absenceColumns, attendeeColumns } from '../booking-shape.ts';
import type { FreshCancelToken } from '../cancel-token.ts';
import type { BookingWithBusiness } from '../decision-facts.ts';
import { visitsOf, type EmailFacts } from '../email-facts.ts';
import { queueBookingEmail } from '../emails/booking-email-store.ts';
import { withdrawEmails } from '../emails/unsent-emails-store.ts';
import { markAllCancelled } from '../mark-cancelled-store.ts';
import { NO_EMAIL, storedEmail } from '../no-email.ts';
import { byAddress, joined, visitsFrom } from '../series/series-store.ts';
import { findBookingOf, writeAttendees, writeOwnersMark } from './change-bookings-store.ts';
import { loadOwnBookings } from './own-bookings-store.ts';
import {
  ownerBookingOf,
  BOOKING_ALREADY_CANCELLED,
  BOOKING_BEGUN,
  BOOKING_OF_ERASED,
  NOT_BEGUN,
} from './owner-booking-responses.ts';

/**
 * Spends one of the day's addresses that an owner may type, fewer for a business on trial. Resolves to the
 * seconds to wait.
 */
export function takeTypedAddress(
  { limits: { owner }, clock }: Context,
  person: string,
  business: BusinessRow,
): Promise<number> {
  return (isPaidFor(business, clock()) ? owner.typedAddresses : owner.typedOnTrial).take(person);
}

const emailRequired = () => new Refusal(400, EMAIL_REQUIRED, { fields: { attendee_email: EMAIL_REQUIRED } });
const bookingNotFound = () => new Refusal(404, BOOKING_NOT_FOUND);

/** Runs `change` on a booking in one transaction. Throws the 404, and whatever `change` throws. */
async function changeOwn<Result>(
  { database }: Context,
  businessId: number,
  reference: string,
  change: (tx: Transaction, found: BookingWithBusiness) => Promise<Result>,
): Promise<Result> {
  return database.write({ business: businessId }, async (tx) => {
    const found = await findBookingOf(tx, businessId, reference);
    if (!found) throw bookingNotFound();
    return change(tx, found);
  });
}

/**
 * Cancels a booking, or with it the later ones of its series. Throws the 404, and the 409 for a booking that is already
 * cancelled or has begun.
 */
export async function cancelOwnBooking(
  context: Context,
  businessId: number,
  { reference, andLater }: { reference: string; andLater: boolean },
): Promise<CancelledBooking> {
  const { clock, onMailQueued, metrics } = context;
  const now = clock();
  const cancelled = await changeOwn(context, businessId, reference, async (tx, found) => {
    mustNotBeCancelled(found.booking);
    if (found.booking.startsAt <= now) throw new Refusal(409, BOOKING_BEGUN);
    const all = andLater ? await visitsFrom(tx, found.booking) : [found];
    const rows = all.map(({ booking }) => booking);
    const marked = await markAllCancelled(tx, businessId, rows, 'owner', now);
    const isAttendeeEmailed = await emailCancelled(tx, joined(all, marked), now);
    return { booking: found.booking, isAttendeeEmailed, count: all.length };
  });
  onMailQueued();
  metrics?.countCancelled(cancelled.count);
  return cancelled;
}

/** Sends one email for all visits of an address. Returns whether each customer is emailed. */
async function emailCancelled(
  tx: Transaction,
  cancelled: readonly BookingWithBusiness[],
  now: number,
): Promise<boolean> {
  let areAllEmailed = true;
  for (const some of byAddress(cancelled)) {
    const said = { visits: some.length > 1 ? visitsOf(some) : [] };
    const isAttendeeTold = await queueBookingEmail(tx, 'booking_withdrawn', some[0], now, said);
    await queueBookingEmail(tx, 'booking_withdrawn_owner', some[0], now, { ...said, isAttendeeTold });
    areAllEmailed &&= isAttendeeTold;
  }
  return areAllEmailed;
}

/**
 * Marks that the customer, or some of the people booked, did not come, or takes the mark back. Nobody is emailed.
 * Throws the 404, and the 409 for a booking that hasn't begun or is cancelled.
 */
export function markNoShow(
  context: Context,
  businessId: number,
  reference: string,
  { did_not_come, absent_places }: NoShowRequest,
): Promise<OwnerBooking> {
  const { clock } = context;
  const now = clock();
  return changeOwn(context, businessId, reference, async (tx, { booking }) => {
    mustNotBeCancelled(booking);
    if (booking.startsAt > now) throw new Refusal(409, NOT_BEGUN);
    const { places } = booking;
    const absent = Math.min(absent_places ?? (did_not_come ? places : 0), places);
    if (absent !== booking.absentPlaces)
      await writeOwnersMark(tx, booking, absenceColumns(absent, places, now));
    return reloaded(tx, booking);
  });
}

/** Writes the owner's note; null deletes it. Throws the 404, and the 409 for a deleted customer's booking. */
export const noteBooking = (
  context: Context,
  businessId: number,
  reference: string,
  note: string | null,
): Promise<OwnerBooking> =>
  changeOwn(context, businessId, reference, async (tx, { booking }) => {
    if (isErased(booking.attendeeEmail)) throw new Refusal(409, BOOKING_OF_ERASED);
    await writeOwnersMark(tx, booking, { note });
    return reloaded(tx, booking);
  });

async function reloaded(tx: Transaction, { id, businessId }: BookingRow): Promise<OwnerBooking> {
  const [own] = await loadOwnBookings(tx, businessId, [id]);
  if (!own) throw bookingNotFound();
  return ownerBookingOf(own);
}

/**
 * Repeating a change returns the same. The limit of emails counts by `person`. Throws the 404, the 429,
 * and the 409 for a cancelled booking, which must invite nobody again, or one whose customer was deleted,
 * who must not be identified again.
 */
export async function changeBooking(
  context: Context,
  { person, business, reference, change }: AskedChange,
): Promise<OwnerBooking> {
  const { limits, database, clock, tokens, onMailQueued } = context;
  refuseUntil(await limits.owner.bookingEmails.take(person));
  const businessId = business.id;
  const before = await findBookingOf(database.read, businessId, reference);
  if (before && !isSameAddress(before.booking.attendeeEmail, storedEmail(change.attendee_email)))
    refuseUntil(await takeTypedAddress(context, person, business));
  const requested = { change, now: clock(), freshToken: tokens.fresh() };
  const changed = await changeOwn(context, businessId, reference, async (tx, found) => {
    const isChangedNow = await changeAttendee(tx, found, requested);
    const [own] = await loadOwnBookings(tx, businessId, [found.booking.id]);
    if (!own) throw bookingNotFound();
    if (isChangedNow) await followContact(tx, own.booking);
    return { ...own, isChangedNow };
  });
  if (changed.isChangedNow) onMailQueued();
  return ownerBookingOf(changed);
}

interface CancelledBooking {
  booking: BookingRow;
  isAttendeeEmailed: boolean;
  count: number;
}

interface AskedChange {
  person: string;
  business: BusinessRow;
  reference: string;
  change: BookingChange;
}

interface RequestedChange extends NewAttendee {
  now: number;
}

interface NewAttendee {
  change: BookingChange;
  /** Replaces the old link if the booking gets another address. */
  freshToken: FreshCancelToken;
}

async function changeAttendee(
  tx: Transaction,
  found: BookingWithBusiness,
  requested: RequestedChange,
): Promise<boolean> {
  const { booking: before } = found;
  mustNotBeCancelled(before);
  if (isErased(before.attendeeEmail)) throw new Refusal(409, BOOKING_OF_ERASED);
  const booking = changedRow(before, requested);
  if (booking === before) return false;
  await writeAttendees(tx, [booking]);
  if (booking.normalisedEmail !== before.normalisedEmail) await followAddress(tx, before, booking);
  // A booking that has begun is only a record: the owner can correct it without emails.
  if (booking.startsAt > requested.now) await emailAboutChange(tx, found, booking, requested.now);
  return true;
}

async function emailAboutChange(
  tx: Transaction,
  before: BookingWithBusiness,
  booking: BookingRow,
  now: number,
): Promise<void> {
  const former = attendeeOf(before.booking);
  const about = { ...before, booking };
  let isAttendeeEmailed: boolean;
  if (isSameAddress(former.attendeeEmail, booking.attendeeEmail)) {
    isAttendeeEmailed = await queueBookingEmail(tx, 'booking_changed', about, now, { former });
  } else {
    // The new address may have had no email yet, so it gets the whole confirmation.
    isAttendeeEmailed = await queueBookingEmail(tx, 'booking_confirmed', about, now);
    const reached = await withdrawEmails(tx, [before.booking], now);
    if (reached.size > 0) await queueBookingEmail(tx, 'booking_readdressed', before, now);
  }
  await queueBookingEmail(tx, 'booking_changed_owner', about, now, {
    former,
    isAttendeeTold: isAttendeeEmailed,
  });
}

function attendeeOf(booking: BookingRow): NonNullable<EmailFacts['former']> {
  const { attendeeFirstName, attendeeLastName, attendeeEmail, attendeePhone } = booking;
  return { attendeeFirstName, attendeeLastName, attendeeEmail, attendeePhone };
}

/** Returns the changed row, or the same object if nothing differs. */
export function changedRow(row: BookingRow, { change, freshToken }: NewAttendee): BookingRow {
  const changed = { ...row, ...attendeeColumns(change) };
  if (changed.attendeeEmail === NO_EMAIL && row.attendeeEmail !== NO_EMAIL) throw emailRequired();
  if (isDeepStrictEqual(attendeeOf(changed), attendeeOf(row))) return row;
  return {
    ...changed,
    sequence: row.sequence + 1,
    // A stranger may have had the old link. It must no longer cancel, and repeating their request must not
    // return the new link.
    ...(isSameAddress(row.attendeeEmail, changed.attendeeEmail)
      ? {}
      : { cancelNonce: freshToken.nonce, cancelTokenHash: freshToken.hash, idempotencyKey: null }),
  };
}

function mustNotBeCancelled({ status }: BookingRow): void {
  if (status === 'cancelled') throw new Refusal(409, BOOKING_ALREADY_CANCELLED);
}
