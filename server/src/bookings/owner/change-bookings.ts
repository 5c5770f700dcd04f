/** An owner changes or cancels one booking: the booking and its emails are written as one (decision 150). */
import { isDeepStrictEqual } from 'node:util';
import type { BookingChange, OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { isSameAddress } from '@daybook/schema/rules/email-address';
import { EMAIL_REQUIRED } from '@daybook/schema/words/booking-form-texts';
import { isErased } from '@daybook/schema/words/erased-attendee';
import { BOOKING_NOT_FOUND } from '@daybook/schema/words/owner-booking-texts';
import type { Clock } from '../../runtime/clock.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { BookingRow } from '../../database/booking-tables.ts';
import { Refusal } from '../../http/errors.ts';
import { refuseUntil, type RateLimit } from '../../http/rate-limit.ts';
import { attendeeColumns } from '../booking-shape.ts';
import type { CancelTokens, FreshCancelToken } from '../cancel-token.ts';
import type { CountBookings } from '../count-bookings.ts';
import type { BookingWithBusiness } from '../decision-facts.ts';
import type { EmailFacts } from '../email-facts.ts';
import { markCancelled } from '../mark-cancelled-store.ts';
import { NO_EMAIL } from '../no-email.ts';
import { queueBookingEmail } from '../emails/booking-email-store.ts';
import {
  ownerBookingOf,
  BOOKING_ALREADY_CANCELLED,
  BOOKING_BEGUN,
  BOOKING_OF_ERASED,
  NOT_BEGUN,
} from './owner-booking-responses.ts';
import { findBookingOf, withdrawEmails, writeAttendees, writeNoShow } from './change-bookings-store.ts';
import { loadOwnBookings } from './own-bookings-store.ts';
import { followAddress, followContact } from '../../customers/change-customers-store.ts';

export interface ChangeBookingsParts {
  database: Database;
  tokens: CancelTokens;
  clock: Clock;
  /** Counts each account's changes of attendees: each change may write to whatever address it names. */
  emails: RateLimit;
  /** Tells the outbox's worker that there are emails to send. */
  onMailQueued: () => void;
  /** Null where nothing is counted. */
  metrics: CountBookings | null;
}

export type ChangeBookings = ReturnType<typeof createChangeBookings>;

const emailRequired = () => new Refusal(400, EMAIL_REQUIRED, { fields: { attendee_email: EMAIL_REQUIRED } });
const bookingNotFound = () => new Refusal(404, BOOKING_NOT_FOUND);

export function createChangeBookings(parts: ChangeBookingsParts) {
  const { database, tokens, clock, emails, onMailQueued, metrics } = parts;

  /**
   * Runs `change` on a booking of the business in one transaction. Throws the 404, and whatever `change`
   * throws.
   */
  async function changeOwn<Result>(
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

  return {
    /** Throws the 404, and the 409 to what is cancelled already or has begun. */
    async cancel(businessId: number, reference: string): Promise<CancelledBooking> {
      const now = clock();
      const cancelled = await changeOwn(businessId, reference, async (tx, found) => {
        mustNotBeCancelled(found.booking);
        if (found.booking.startsAt <= now) throw new Refusal(409, BOOKING_BEGUN);
        const booking = await markCancelled(tx, found.booking, 'owner', now);
        const about = { ...found, booking };
        const isAttendeeTold = await queueBookingEmail(tx, 'booking_withdrawn', about, now);
        await queueBookingEmail(tx, 'booking_withdrawn_owner', about, now, { isAttendeeTold });
        return { booking, isAttendeeTold };
      });
      onMailQueued();
      metrics?.countCancelled(1);
      return cancelled;
    },

    /**
     * Marks that the customer did not come, or takes the mark back. Nobody is emailed. Throws the 404, and the 409 before
     * its time has begun and to what is cancelled.
     */
    markNoShow(businessId: number, reference: string, didNotCome: boolean): Promise<OwnerBooking> {
      const now = clock();
      return changeOwn(businessId, reference, async (tx, { booking }) => {
        mustNotBeCancelled(booking);
        if (booking.startsAt > now) throw new Refusal(409, NOT_BEGUN);
        if (didNotCome !== (booking.didNotComeAt !== null))
          await writeNoShow(tx, booking, didNotCome ? now : null);
        const [own] = await loadOwnBookings(tx, businessId, [booking.id]);
        if (!own) throw bookingNotFound();
        return ownerBookingOf(own);
      });
    },

    /**
     * Changing again to the same answers the same. `person` is whom the change counts for.
     * Throws the 404, the 409 for a cancelled booking (nobody is to be invited anew) or one whose customer is forgotten
     * (nobody is to be known again), and the 429.
     */
    async change({ person, businessId, reference, change }: AskedChange): Promise<OwnerBooking> {
      refuseUntil(await emails.take(person));
      const requested = { change, now: clock(), freshToken: tokens.fresh() };
      const changed = await changeOwn(businessId, reference, async (tx, found) => {
        const isChangedNow = await changeAttendee(tx, found, requested);
        const [own] = await loadOwnBookings(tx, businessId, [found.booking.id]);
        if (!own) throw bookingNotFound();
        if (isChangedNow) await followContact(tx, own.booking);
        return { ...own, isChangedNow };
      });
      if (changed.isChangedNow) onMailQueued();
      return ownerBookingOf(changed);
    },
  };
}

interface CancelledBooking {
  booking: BookingRow;
  /** Whether an email to the attendee says so. */
  isAttendeeTold: boolean;
}

interface AskedChange {
  person: string;
  businessId: number;
  reference: string;
  change: BookingChange;
}

interface RequestedChange extends NewAttendee {
  now: number;
}

interface NewAttendee {
  change: BookingChange;
  /** Takes the old link's place where the booking moves to another address. */
  freshToken: FreshCancelToken;
}

/** Returns whether anything was different. */
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
  // A booking that has begun is a record: the owner may correct it, and no emails go out.
  if (booking.startsAt > requested.now) await tellOfChange(tx, found, booking, requested.now);
  return true;
}

async function tellOfChange(
  tx: Transaction,
  before: BookingWithBusiness,
  booking: BookingRow,
  now: number,
): Promise<void> {
  const former = attendeeOf(before.booking);
  const about = { ...before, booking };
  let isAttendeeTold: boolean;
  if (isSameAddress(former.attendeeEmail, booking.attendeeEmail)) {
    isAttendeeTold = await queueBookingEmail(tx, 'booking_changed', about, now, { former });
  } else {
    // Whoever reads the new address may have had no email yet: they get the whole confirmation.
    isAttendeeTold = await queueBookingEmail(tx, 'booking_confirmed', about, now);
    const reached = await withdrawEmails(tx, [before.booking]);
    if (reached.size > 0) await queueBookingEmail(tx, 'booking_readdressed', before, now);
  }
  await queueBookingEmail(tx, 'booking_changed_owner', about, now, { former, isAttendeeTold });
}

function attendeeOf(booking: BookingRow): NonNullable<EmailFacts['former']> {
  const { attendeeFirstName, attendeeLastName, attendeeEmail, attendeePhone } = booking;
  return { attendeeFirstName, attendeeLastName, attendeeEmail, attendeePhone };
}

/** Returns the changed row, or the same object when nothing differs. */
export function changedRow(row: BookingRow, { change, freshToken }: NewAttendee): BookingRow {
  const changed = { ...row, ...attendeeColumns(change) };
  if (changed.attendeeEmail === NO_EMAIL && row.attendeeEmail !== NO_EMAIL) throw emailRequired();
  if (isDeepStrictEqual(attendeeOf(changed), attendeeOf(row))) return row;
  return {
    ...changed,
    sequence: row.sequence + 1,
    // Perhaps a stranger had the old link. It must no longer cancel, and their request's key must not bring
    // the new link.
    ...(isSameAddress(row.attendeeEmail, changed.attendeeEmail)
      ? {}
      : { cancelNonce: freshToken.nonce, cancelTokenHash: freshToken.hash, idempotencyKey: null }),
  };
}

function mustNotBeCancelled({ status }: BookingRow): void {
  if (status === 'cancelled') throw new Refusal(409, BOOKING_ALREADY_CANCELLED);
}
