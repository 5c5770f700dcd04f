/**
 * The bookings' queries for customers. place-booking.ts and cancel.ts say which of them run in one
 * transaction.
 */
import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../database/database.ts';
import { everyColumn, firstOf, prepared } from '../database/prepared.ts';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import { emails } from '../database/mail-tables.ts';
import { businesses, events, users } from '../database/tables.ts';
import { loadEvent } from '../diary/contents-store.ts';
import { secondsUntilLetterTo } from './counted-letters-store.ts';
import type { BookingFacts, BookingWish, BookingWithBusiness, NewBooking } from './facts.ts';
import { attendeeCancellationKinds } from './letters/kinds.ts';

const { placeholder } = sql;

/** What a decision about a booking is made of; null when the event or its business is not there. */
export async function loadBookingFacts(
  on: Reader,
  { slot, request }: BookingWish,
  now: number,
): Promise<BookingFacts | null> {
  const contents = await loadEvent(on, slot.eventId);
  const owned = contents && (await firstOf(ownedById(on).execute({ id: contents.event.businessId })));
  if (!owned || owned.business.deletedAt !== null) return null;
  const { business, accountEmail, isOwnerTold } = owned;
  const email = request.attendee_email;
  const [open] = await openBookings(on).execute({ businessId: business.id, email, now });
  return {
    business,
    accountEmail,
    isOwnerTold: isOwnerTold ?? true,
    contents,
    openBookings: open?.count ?? 0,
    // The demonstration causes no letter.
    secondsUntilLetter: business.isDemo ? 0 : await secondsUntilLetterTo(on, email, now),
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

/** The booking that was made under this idempotency key. */
export async function findByKey(on: Reader, key: string): Promise<BookingWithBusiness | null> {
  return withBusiness(on, await firstOf(byKey(on).execute({ key })));
}

/** Frees the booking's key for another request. */
export async function forgetKey(
  tx: Transaction,
  { id, businessId }: Pick<BookingRow, 'id' | 'businessId'>,
): Promise<void> {
  await keyForgotten(tx).execute({ id, businessId });
}

export async function findByToken(on: Reader, tokenHash: string): Promise<BookingWithBusiness | null> {
  return withBusiness(on, await firstOf(byToken(on).execute({ tokenHash })));
}

/** Whether a letter to its attendee says that the booking is cancelled: the letter is sent or on its way. */
export async function isAttendeeTold(on: Reader, bookingId: number): Promise<boolean> {
  const [letters] = await lettersOfCancellation(on).execute({ bookingId });
  return (letters?.count ?? 0) > 0;
}

async function withBusiness(on: Reader, booking: BookingRow | null): Promise<BookingWithBusiness | null> {
  const owned = booking && (await firstOf(ownedById(on).execute({ id: booking.businessId })));
  if (!owned) return null;
  const { business, accountEmail } = owned;
  const { eventId, businessId } = booking;
  const event = eventId === null ? null : await firstOf(eventById(on).execute({ id: eventId, businessId }));
  return { booking, business, accountEmail, event };
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
        sql`lower(${bookings.attendeeEmail}) = lower(${placeholder('email')})`,
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

const byKey = prepared((on: Reader) =>
  on
    .select()
    .from(bookings)
    .where(sql`${bookings.idempotencyKey} = ${placeholder('key')} and ${bookings.idempotencyKey} is not null`)
    .prepare(),
);

const keyForgotten = prepared((tx: Transaction) =>
  tx
    .update(bookings)
    .set({ idempotencyKey: null })
    .where(and(eq(bookings.id, placeholder('id')), eq(bookings.businessId, placeholder('businessId'))))
    .prepare(),
);

const lettersOfCancellation = prepared((on: Reader) =>
  on
    .select({ count: count() })
    .from(emails)
    .where(
      and(
        eq(emails.bookingId, placeholder('bookingId')),
        inArray(emails.kind, attendeeCancellationKinds),
        ne(emails.status, 'failed'),
      ),
    )
    .prepare(),
);
