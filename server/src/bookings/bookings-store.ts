/**
 * The bookings' queries for customers. place-booking.ts and cancel.ts say which of them run in one
 * transaction.
 */
import { and, count, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { normalisedEmail } from '@daybook/schema/rules/normalised-email';
import type { Reader, Transaction } from '../database/database.ts';
import { everyColumn, firstOf, prepared } from '../database/prepared.ts';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import { emails } from '../database/email-tables.ts';
import { businesses, events, users } from '../database/tables.ts';
import { loadContents, loadEventAlone } from '../diary/contents-store.ts';
import { secondsUntilEmailTo } from '../emails/counted-emails-store.ts';
import type { BookingFacts, BookingWish, BookingWithBusiness, NewBooking } from './facts.ts';
import { attendeeCancellationKinds, type BookingEmailKind } from './emails/kinds.ts';

const { placeholder } = sql;
/** The email to the business about a cancellation by its customer. */
const TO_BUSINESS: BookingEmailKind = 'booking_cancelled_owner';

/**
 * What a decision about a booking is made of; null when the event or its business is not there. What does not depend on
 * each other is asked at once: PostgreSQL then answers all of it on one way there and back.
 */
export async function loadBookingFacts(
  on: Reader,
  { slot, request }: BookingWish,
  now: number,
): Promise<BookingFacts | null> {
  const email = request.attendee_email;
  const [event, secondsUntilEmail] = await Promise.all([
    loadEventAlone(on, slot.eventId),
    secondsUntilEmailTo(on, email, now),
  ]);
  if (!event) return null;
  const { businessId } = event;
  const [contents, owned, [open]] = await Promise.all([
    loadContents(on, event),
    firstOf(ownedById(on).execute({ id: businessId })),
    openBookings(on).execute({ businessId, email: normalisedEmail(email), now }),
  ]);
  if (!owned || owned.business.deletedAt !== null) return null;
  const { business, accountEmail, isOwnerTold } = owned;
  return {
    business,
    accountEmail,
    isOwnerTold: isOwnerTold ?? true,
    contents,
    openBookings: open?.count ?? 0,
    // The demonstration causes no email.
    secondsUntilEmail: business.isDemo ? 0 : secondsUntilEmail,
  };
}

export async function insertBooking(tx: Transaction, row: NewBooking): Promise<BookingRow> {
  const [inserted] = await insertWhole(tx).execute(row);
  if (!inserted) throw new Error('a booking was not written');
  return { ...row, id: inserted.id };
}

/**
 * True for the error that a guard of the database (`migrations/*_guards.sql`) throws when two bookings would hold the same
 * time.
 */
export function isGuardOfSlots(error: unknown): boolean {
  return (
    error instanceof Error &&
    /one_booking_per_slot|booking overlaps another|bookings_never_overlap|day event is full/.test(
      error.message,
    )
  );
}

/** Finds the booking that was made under this idempotency key with the business of the event. */
export async function findByKey(
  on: Reader,
  eventId: number,
  key: string,
): Promise<BookingWithBusiness | null> {
  return withBusiness(on, await firstOf(byKey(on).execute({ eventId, key })));
}

/** Frees the booking's key for another request. */
export async function deleteKey(
  tx: Transaction,
  { id, businessId }: Pick<BookingRow, 'id' | 'businessId'>,
): Promise<void> {
  await keyErased(tx).execute({ id, businessId });
}

export async function findByToken(on: Reader, tokenHash: string): Promise<BookingWithBusiness | null> {
  return withBusiness(on, await firstOf(byToken(on).execute({ tokenHash })));
}

/** By its id, which anybody could guess: whoever asks for a stranger has a seal over it. */
export async function findBooking(on: Reader, id: number): Promise<BookingWithBusiness | null> {
  return withBusiness(on, await firstOf(byId(on).execute({ id })));
}

/** A business, deleted or not, and its owner's own address; null when it is gone. */
export function findBusinessWithOwner(
  on: Reader,
  id: number,
): Promise<Pick<BookingWithBusiness, 'business' | 'accountEmail'> | null> {
  return firstOf(ownedById(on).execute({ id }));
}

/** Who is emailed that a booking is cancelled: the email is sent or on its way. */
export interface Told {
  attendee: boolean;
  business: boolean;
}

export async function whoIsTold(on: Reader, bookingId: number): Promise<Told> {
  const kinds = (await emailsOfCancellation(on).execute({ bookingId })).map(({ kind }) => kind);
  return {
    attendee: kinds.some((kind) => kind !== TO_BUSINESS),
    business: kinds.includes(TO_BUSINESS),
  };
}

async function withBusiness(on: Reader, booking: BookingRow | null): Promise<BookingWithBusiness | null> {
  if (!booking) return null;
  const { eventId, businessId } = booking;
  const [owned, event] = await Promise.all([
    firstOf(ownedById(on).execute({ id: businessId })),
    eventId === null ? null : firstOf(eventById(on).execute({ id: eventId, businessId })),
  ]);
  return owned && { booking, business: owned.business, accountEmail: owned.accountEmail, event };
}

const ownedById = prepared((on: Reader) =>
  on
    .select({ business: businesses, accountEmail: users.email, isOwnerTold: users.emailNotifications })
    .from(businesses)
    .leftJoin(users, eq(users.id, businesses.ownerId))
    .where(eq(businesses.id, placeholder('id')))
    .prepare(),
);

const eventById = prepared((on: Reader) =>
  on
    .select()
    .from(events)
    .where(and(eq(events.id, placeholder('id')), eq(events.businessId, placeholder('businessId'))))
    .prepare(),
);

const openBookings = prepared((on: Reader) =>
  on
    .select({ count: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.businessId, placeholder('businessId')),
        eq(bookings.normalisedEmail, placeholder('email')),
        sql`${bookings.startsAt} > ${placeholder('now')}`,
        sql`${bookings.status} <> 'cancelled'`,
      ),
    )
    .prepare(),
);

const insertWhole = prepared((tx: Transaction) =>
  tx.insert(bookings).values(everyColumn(bookings)).returning({ id: bookings.id }).prepare(),
);

const byToken = prepared((on: Reader) =>
  on
    .select()
    .from(bookings)
    .where(eq(bookings.cancelTokenHash, placeholder('tokenHash')))
    .prepare(),
);

const byId = prepared((on: Reader) =>
  on
    .select()
    .from(bookings)
    .where(eq(bookings.id, placeholder('id')))
    .prepare(),
);

const byKey = prepared((on: Reader) =>
  on
    .select()
    .from(bookings)
    .where(
      and(
        eq(
          bookings.businessId,
          on
            .select({ id: events.businessId })
            .from(events)
            .where(eq(events.id, placeholder('eventId'))),
        ),
        eq(bookings.idempotencyKey, placeholder('key')),
        isNotNull(bookings.idempotencyKey),
      ),
    )
    .prepare(),
);

const keyErased = prepared((tx: Transaction) =>
  tx
    .update(bookings)
    .set({ idempotencyKey: null })
    .where(and(eq(bookings.id, placeholder('id')), eq(bookings.businessId, placeholder('businessId'))))
    .prepare(),
);

const emailsOfCancellation = prepared((on: Reader) =>
  on
    .select({ kind: emails.kind })
    .from(emails)
    .where(
      and(
        eq(emails.bookingId, placeholder('bookingId')),
        inArray(emails.kind, [...attendeeCancellationKinds, TO_BUSINESS]),
        ne(emails.status, 'failed'),
      ),
    )
    .prepare(),
);
