/** What an owner does to one booking: each a write transaction of its own, with its letters in it. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { BookingChange } from '@daybook/schema/contract/owner-booking';
import { isSameAddress } from '@daybook/schema/rules/same-address';
import type { Database } from '../../database/open.ts';
import { bookings, businesses, events, users } from '../../database/tables.ts';
import type { FreshCancelToken } from '../cancel-token.ts';
import type { BookingRow, BookingWithBusiness } from '../facts.ts';
import type { LetterFacts } from '../letter-facts.ts';
import { prepareMarkCancelled } from '../mark-cancelled-store.ts';
import { prepareQueueLetters } from '../queue-letters-store.ts';
import type { OwnBooking } from './answers.ts';
import { attendeeKinds, prepareOwnBookings } from './own-bookings-store.ts';

const { placeholder } = sql;

export interface OwnerWish {
  ownerId: number;
  reference: string;
  now: number;
}

export interface ChangeWish extends OwnerWish {
  change: BookingChange;
  /** Takes the old link's place where the booking moves to another address. */
  freshToken: FreshCancelToken;
}

export interface ChangedBooking extends OwnBooking {
  /** False when everything was so already: nobody is told then. */
  isChangedNow: boolean;
}

export type ChangeBookingsStore = ReturnType<typeof createChangeBookingsStore>;

export function createChangeBookingsStore(database: Database) {
  const findOwn = prepareFindOwn(database);
  const readdress = prepareReaddress(database);
  const markCancelled = prepareMarkCancelled(database);
  const queueLetters = prepareQueueLetters(database);
  const ownBookings = prepareOwnBookings(database);
  const write = database.$client.prepare<unknown[]>(
    `UPDATE bookings SET attendee_first_name = ?, attendee_last_name = ?, attendee_email = ?,
       attendee_phone = ?, sequence = ?, cancel_nonce = ?, cancel_token_hash = ?, idempotency_key = ? WHERE id = ?`,
  );

  function cancel({ ownerId, reference, now }: OwnerWish, mustBeCancellable: Check): BookingRow | null {
    const found = findOwn(ownerId, reference);
    if (!found) return null;
    mustBeCancellable(found.booking);
    const booking = markCancelled(found.booking, 'owner', now);
    queueLetters(
      { ...found, booking },
      { attendee: 'booking_withdrawn', business: 'booking_withdrawn_owner' },
      now,
    );
    return booking;
  }

  function change(wish: ChangeWish, mustBeChangeable: Check): ChangedBooking | null {
    const found = findOwn(wish.ownerId, wish.reference);
    if (!found) return null;
    mustBeChangeable(found.booking);
    const booking = changedRow(found.booking, wish);
    const isChangedNow = booking !== found.booking;
    if (isChangedNow) {
      write.run(
        booking.attendeeFirstName,
        booking.attendeeLastName,
        booking.attendeeEmail,
        booking.attendeePhone,
        booking.sequence,
        booking.cancelNonce,
        booking.cancelTokenHash,
        booking.idempotencyKey,
        booking.id,
      );
      // What has begun is a record: it is put right without letters.
      if (booking.startsAt > wish.now) tellOfChange(found, booking, wish.now);
    }
    const [own] = ownBookings([booking.id]);
    return own ? { ...own, isChangedNow } : null;
  }

  function tellOfChange(before: BookingWithBusiness, booking: BookingRow, now: number): void {
    const former = attendeeOf(before.booking);
    const about = { ...before, booking };
    const business = 'booking_changed_owner';
    if (isSameAddress(former.attendeeEmail, booking.attendeeEmail)) {
      queueLetters(about, { attendee: 'booking_changed', business }, now, former);
      return;
    }
    // Whoever reads the new address may have seen nothing yet: they get the confirmation whole.
    queueLetters(about, { attendee: 'booking_confirmed' }, now);
    if (readdress(before.booking)) queueLetters(before, { attendee: 'booking_readdressed' }, now);
    queueLetters(about, { business }, now, former);
  }

  const cancelNow = database.$client.transaction(cancel);
  const changeNow = database.$client.transaction(change);
  return {
    /** Null for a booking that is another's, or none. Throws what the check throws. */
    async cancel(wish: OwnerWish, mustBeCancellable: Check): Promise<BookingRow | null> {
      return cancelNow.immediate(wish, mustBeCancellable);
    },

    /** The same. */
    async change(wish: ChangeWish, mustBeChangeable: Check): Promise<ChangedBooking | null> {
      return changeNow.immediate(wish, mustBeChangeable);
    },
  };
}

/** Throws the Refusal to a booking that what is asked cannot be done to. */
export type Check = (booking: BookingRow) => void;

function attendeeOf(booking: BookingRow): NonNullable<LetterFacts['former']> {
  const { attendeeFirstName, attendeeLastName, attendeeEmail, attendeePhone } = booking;
  return { attendeeFirstName, attendeeLastName, attendeeEmail, attendeePhone };
}

/** The row as it is to be; the very same one when nothing is different. */
function changedRow(row: BookingRow, { change, freshToken }: ChangeWish): BookingRow {
  const isSame =
    row.attendeeFirstName === change.attendee_first_name &&
    row.attendeeLastName === change.attendee_last_name &&
    row.attendeeEmail === change.attendee_email &&
    row.attendeePhone === change.attendee_phone;
  if (isSame) return row;
  return {
    ...row,
    attendeeFirstName: change.attendee_first_name,
    attendeeLastName: change.attendee_last_name,
    attendeeEmail: change.attendee_email,
    attendeePhone: change.attendee_phone,
    sequence: row.sequence + 1,
    // Perhaps a stranger had the old link: it must not cancel any more, nor their request's key bring the new one.
    ...(isSameAddress(row.attendeeEmail, change.attendee_email)
      ? {}
      : { cancelNonce: freshToken.nonce, cancelTokenHash: freshToken.hash, idempotencyKey: null }),
  };
}

function prepareFindOwn(database: Database) {
  const query = database
    .select({
      booking: bookings,
      business: businesses,
      accountEmail: users.email,
      event: events,
    })
    .from(bookings)
    .innerJoin(businesses, eq(businesses.id, bookings.businessId))
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .leftJoin(events, eq(events.id, bookings.eventId))
    .where(
      and(
        eq(bookings.reference, placeholder('reference')),
        eq(businesses.ownerId, placeholder('ownerId')),
        isNull(businesses.deletedAt),
      ),
    )
    .prepare();
  return (ownerId: number, reference: string): BookingWithBusiness | null =>
    query.get({ ownerId, reference: reference.toUpperCase() }) ?? null;
}

/**
 * Withdraws what has not reached the former address, so that no stranger is written to any more. Answers
 * whether anything did reach it: only then does anybody there need to know.
 */
function prepareReaddress(database: Database): (former: BookingRow) => boolean {
  const ofFormer = `FROM emails WHERE booking_id = ? AND recipient = ? AND kind IN (${attendeeKinds})`;
  const withdraw = database.$client.prepare<[number, string]>(
    `DELETE ${ofFormer} AND status IN ('queued', 'failed')`,
  );
  const reached = database.$client.prepare<[number, string], unknown>(`SELECT 1 ${ofFormer} LIMIT 1`);
  return ({ id, attendeeEmail }) => {
    withdraw.run(id, attendeeEmail);
    return reached.get(id, attendeeEmail) !== undefined;
  };
}
