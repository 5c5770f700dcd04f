/** What an owner changes of one booking. */
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { isOwner } from '../../businesses/access-store.ts';
import type { Reader, Transaction } from '../../database/database.ts';
import { firstOf, prepared } from '../../database/prepared.ts';
import { bookings, waitingListEntries, type BookingRow } from '../../database/booking-tables.ts';
import { emails } from '../../database/email-tables.ts';
import { businesses, events, users } from '../../database/tables.ts';
import { endOffersOf } from '../../waiting-list/expired-offers-store.ts';
import type { BookingWithBusiness } from '../decision-facts.ts';
import { NO_EMAIL } from '../no-email.ts';
import { attendeeKinds } from '../emails/kinds.ts';

const { placeholder } = sql;

/**
 * Null when the booking is another business's or does not exist, and when the business was deleted meanwhile.
 */
export async function findBookingOf(
  on: Reader,
  businessId: number,
  reference: string,
): Promise<BookingWithBusiness | null> {
  return firstOf(byReference(on).execute({ businessId, reference: reference.toUpperCase() }));
}

/** Writes who comes, how to reach them, and the link by which they cancel; also where the booking waits for an earlier time. */
export async function writeAttendee(tx: Transaction, booking: BookingRow): Promise<void> {
  const attendee = {
    attendeeFirstName: booking.attendeeFirstName,
    attendeeLastName: booking.attendeeLastName,
    attendeeEmail: booking.attendeeEmail,
    normalisedEmail: booking.normalisedEmail,
    attendeePhone: booking.attendeePhone,
  };
  await tx
    .update(bookings)
    .set({
      ...attendee,
      sequence: booking.sequence,
      cancelNonce: booking.cancelNonce,
      cancelTokenHash: booking.cancelTokenHash,
      idempotencyKey: booking.idempotencyKey,
    })
    .where(and(eq(bookings.id, booking.id), eq(bookings.businessId, booking.businessId)));
  const isOfBooking = eq(waitingListEntries.bookingId, booking.id);
  const readdressed = await tx
    .select({ id: waitingListEntries.id })
    .from(waitingListEntries)
    .where(and(isOfBooking, ne(waitingListEntries.normalisedEmail, booking.normalisedEmail)));
  await tx.update(waitingListEntries).set(attendee).where(isOfBooking);
  // Nobody can take what is held for a former address.
  const ids = readdressed.map(({ id }) => id);
  if (ids.length > 0) await endOffersOf(tx, ids, 'gone');
}

/** Notes when its owner marked that the customer did not come; null takes the mark back. Open pages learn of it. */
export async function writeNoShow(
  tx: Transaction,
  { id, businessId }: BookingRow,
  didNotComeAt: number | null,
): Promise<void> {
  await tx
    .update(bookings)
    .set({ didNotComeAt })
    .where(and(eq(bookings.id, id), eq(bookings.businessId, businessId)));
  await tx
    .update(businesses)
    .set({ diaryVersion: sql`${businesses.diaryVersion} + 1` })
    .where(eq(businesses.id, businessId));
}

/**
 * Withdraws the emails that have not yet gone to the booking's address, so that a stranger gets no more of
 * them. Answers whether any email did go there: only then does its reader need to know of the change.
 */
export async function withdrawEmails(tx: Transaction, { id, normalisedEmail }: BookingRow): Promise<boolean> {
  if (normalisedEmail === NO_EMAIL) return false;
  const toAttendee = and(
    eq(emails.bookingId, id),
    eq(emails.normalisedRecipient, normalisedEmail),
    inArray(emails.kind, attendeeKinds),
  );
  await tx.delete(emails).where(and(toAttendee, inArray(emails.status, ['queued', 'failed'])));
  const reached = await firstOf(tx.select({ id: emails.id }).from(emails).where(toAttendee).limit(1));
  return reached !== null;
}

const byReference = prepared((on: Reader) =>
  on
    .select({
      booking: bookings,
      business: businesses,
      accountEmail: users.email,
      event: events,
    })
    .from(bookings)
    .innerJoin(businesses, eq(businesses.id, bookings.businessId))
    .innerJoin(users, isOwner)
    .leftJoin(events, eq(events.id, bookings.eventId))
    .where(
      and(
        eq(bookings.reference, placeholder('reference')),
        eq(bookings.businessId, placeholder('businessId')),
        isNull(businesses.deletedAt),
      ),
    )
    .prepare(),
);
