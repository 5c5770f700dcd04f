/** The customers' queries for bookings. place-booking.ts and cancel.ts put them into transactions. */

import { and, count, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { isOwner } from '../businesses/access-store.ts';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { emails } from '../database/email-tables.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { businesses, events, users } from '../database/tables.ts';
import { blockedIn, loadBlockedRows } from '../diary/blocked-store.ts';
import { reachOf, rulesOf } from '../diary/booking-rules.ts';
import { loadEventAtOnce } from '../diary/contents-store.ts';
import { secondsUntilEmailTo } from '../emails/counted-emails-store.ts';
import type { BookingFacts, RequestedBooking, BookingWithBusiness } from './decision-facts.ts';
import { bookingEmailKinds, type BookingEmailKind } from './emails/kinds.ts';

const { placeholder } = sql;
const STARTS_LATE: BookingEmailKind = 'booking_delayed';

/**
 * Loads what a decision about a booking needs; null if the event or its business no longer exists. The
 * queries are sent together, so that PostgreSQL answers them in one round trip.
 */
export async function loadBookingFacts(
  on: Reader,
  { slot: { eventId }, request }: RequestedBooking,
  now: number,
): Promise<BookingFacts | null> {
  const email = request.attendee_email;
  const [booked, blocked, owned, [open], secondsUntilEmail] = await Promise.all([
    loadEventAtOnce(on, eventId),
    loadBlockedRows(on, eventId),
    firstOf(ownedByEvent(on).execute({ eventId })),
    openBookings(on).execute({ eventId, email: normalisedEmail(email), now }),
    secondsUntilEmailTo(on, email, now),
  ]);
  if (!booked || !owned || owned.business.deletedAt !== null) return null;
  const { business, accountEmail, isOwnerEmailed } = owned;
  const { event } = booked;
  const rules = rulesOf(business, event, blockedIn(blocked, business.timezone, reachOf(event.date)));
  return {
    business,
    accountEmail,
    isOwnerEmailed: isOwnerEmailed ?? true,
    contents: { ...booked, rules },
    openBookings: open?.count ?? 0,
    // The demonstration sends no email.
    secondsUntilEmail: business.isDemo ? 0 : secondsUntilEmail,
  };
}

/** Returns whether a database guard (`migrations/*_guards.sql`) refused a second booking of one time. */
export function isGuardOfSlots(error: unknown): boolean {
  return (
    error instanceof Error &&
    /claim overlaps another|claims_never_overlap|(class|day event) is full/.test(error.message)
  );
}

/** Finds the booking made under this idempotency key at the event's business. */
export async function findByKey(
  on: Reader,
  eventId: number,
  key: string,
): Promise<BookingWithBusiness | null> {
  return withBusiness(on, await firstOf(byKey(on).execute({ eventId, key })));
}

/**
 * Finds the booking that a request made before its event was deleted. Without the event the business is
 * unknown, so the key and the attendee's email must match.
 */
export async function findWithoutEvent(
  on: Reader,
  { idempotencyKey, request }: RequestedBooking,
): Promise<BookingWithBusiness | null> {
  if (idempotencyKey === null) return null;
  const email = normalisedEmail(request.attendee_email);
  return withBusiness(on, await firstOf(byKeyWithoutEvent(on).execute({ key: idempotencyKey, email })));
}

export async function deleteKey(
  tx: Transaction,
  { id, businessId }: Pick<BookingRow, 'id' | 'businessId'>,
): Promise<void> {
  await keyErased(tx).execute({ id, businessId });
}

export async function findByToken(on: Reader, tokenHash: string): Promise<BookingWithBusiness | null> {
  return withBusiness(on, await firstOf(byToken(on).execute({ tokenHash })));
}

/** Anybody could guess an id: a caller that acts for a stranger must have a seal over it. */
export async function findBooking(on: Reader, id: number): Promise<BookingWithBusiness | null> {
  return withBusiness(on, await firstOf(byId(on).execute({ id })));
}

/** Returns a business, deleted or not, with its owner's address; null if it no longer exists. */
export function findBusinessWithOwner(
  on: Reader,
  id: number,
): Promise<Pick<BookingWithBusiness, 'business' | 'accountEmail'> | null> {
  return firstOf(ownedById(on).execute({ id }));
}

/** Who is emailed about a change to a booking: the email is sent or queued. */
export interface Emailed {
  attendee: boolean;
  business: boolean;
}

/** `kinds` are the emails about the change. */
export async function whoIsEmailed(
  on: Reader,
  bookingId: number,
  kinds: readonly BookingEmailKind[],
): Promise<Emailed> {
  const emailed = (await emailsOfBooking(on).execute({ bookingId })).map(({ kind }) => kind);
  const isEmailed = (to: 'attendee' | 'business') =>
    kinds.some((kind) => bookingEmailKinds[kind].to === to && emailed.includes(kind));
  return { attendee: isEmailed('attendee'), business: isEmailed('business') };
}

async function withBusiness(on: Reader, booking: BookingRow | null): Promise<BookingWithBusiness | null> {
  if (!booking) return null;
  const { eventId, businessId } = booking;
  const [owned, event, late] = await Promise.all([
    firstOf(ownedById(on).execute({ id: businessId })),
    eventId === null ? null : firstOf(eventById(on).execute({ id: eventId, businessId })),
    firstOf(emailedLate(on).execute({ bookingId: booking.id })),
  ]);
  return owned && { booking, ...owned, event, emailedLateAt: late?.at ?? null };
}

const ownedById = prepared((on: Reader) =>
  on
    .select({ business: businesses, accountEmail: users.email })
    .from(businesses)
    .leftJoin(users, isOwner)
    .where(eq(businesses.id, placeholder('id')))
    .prepare(),
);

const emailedLate = prepared((on: Reader) =>
  on
    .select({ at: sql<number | null>`max(${emails.createdAt})` })
    .from(emails)
    .where(and(eq(emails.bookingId, placeholder('bookingId')), eq(emails.kind, STARTS_LATE)))
    .prepare(),
);

const ownedByEvent = prepared((on: Reader) =>
  on
    .select({ business: businesses, accountEmail: users.email, isOwnerEmailed: users.emailNotifications })
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .leftJoin(users, isOwner)
    .where(eq(events.id, placeholder('eventId')))
    .prepare(),
);

const eventById = prepared((on: Reader) =>
  on
    .select()
    .from(events)
    .where(and(eq(events.id, placeholder('id')), eq(events.businessId, placeholder('businessId'))))
    .prepare(),
);

const businessOfEvent = (on: Reader) =>
  on
    .select({ id: events.businessId })
    .from(events)
    .where(eq(events.id, placeholder('eventId')));

const openBookings = prepared((on: Reader) =>
  on
    .select({ count: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.businessId, businessOfEvent(on)),
        eq(bookings.normalisedEmail, placeholder('email')),
        sql`${bookings.startsAt} > ${placeholder('now')}`,
        sql`${bookings.status} <> 'cancelled'`,
      ),
    )
    .prepare(),
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
        eq(bookings.businessId, businessOfEvent(on)),
        eq(bookings.idempotencyKey, placeholder('key')),
        isNotNull(bookings.idempotencyKey),
      ),
    )
    .prepare(),
);

const byKeyWithoutEvent = prepared((on: Reader) =>
  on
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.idempotencyKey, placeholder('key')),
        isNotNull(bookings.idempotencyKey),
        isNull(bookings.eventId),
        eq(bookings.normalisedEmail, placeholder('email')),
      ),
    )
    .orderBy(desc(bookings.createdAt))
    .prepare(),
);

const keyErased = prepared((tx: Transaction) =>
  tx
    .update(bookings)
    .set({ idempotencyKey: null })
    .where(and(eq(bookings.id, placeholder('id')), eq(bookings.businessId, placeholder('businessId'))))
    .prepare(),
);

const emailsOfBooking = prepared((on: Reader) =>
  on
    .select({ kind: emails.kind })
    .from(emails)
    .where(and(eq(emails.bookingId, placeholder('bookingId')), ne(emails.status, 'failed')))
    .prepare(),
);
