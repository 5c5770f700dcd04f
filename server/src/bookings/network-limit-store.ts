/** Bounds what one network may ask of one business, and says how else to reach the business. */

import { and, eq, lte, ne, sql } from 'drizzle-orm';
import { emailsTo } from '@daybook/schema/rules/business-email';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { tooManyFromNetwork } from '@daybook/schema/words/booking-form-texts';
import { isOwner } from '../businesses/access-store.ts';
import { bookings } from '../database/booking-tables.ts';
import type { Reader } from '../database/database.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { businesses, events, users } from '../database/tables.ts';
import { successorOf } from '../diary/diary-store.ts';
import { refuseUntil } from '../http/token-bucket.ts';

/** What a rate counts by. */
export const networkAt = (businessId: number, address: string) => `${businessId} ${address}`;

interface NetworkRequest {
  businessId: number;
  /** The customer's email address, as typed. */
  email: string;
  now: number;
}

/**
 * Throws the 429 that asks to wait so many seconds; does nothing for 0, nor for a customer who has been to
 * the business: all customers of a mobile network may share an address.
 */
export async function refuseNetworkUntil(
  seconds: number,
  on: Reader,
  { businessId, email, now }: NetworkRequest,
): Promise<void> {
  if (seconds === 0 || (await hasBeenAt(on, { businessId, email, now }))) return;
  const found = await firstOf(
    on
      .select({ business: businesses, accountEmail: users.email })
      .from(businesses)
      .leftJoin(users, isOwner)
      .where(eq(businesses.id, businessId)),
  );
  if (!found) return;
  const { business, accountEmail } = found;
  const contacts = [business.phone, emailsTo(business, accountEmail)].filter((contact) => contact !== null);
  refuseUntil(seconds, tooManyFromNetwork(Math.ceil(seconds / 60), business.name, contacts));
}

async function hasBeenAt(on: Reader, { businessId, email, now }: NetworkRequest): Promise<boolean> {
  const earlier = await on
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.businessId, businessId),
        eq(bookings.normalisedEmail, normalisedEmail(email)),
        lte(bookings.endsAt, now),
        ne(bookings.status, 'cancelled'),
      ),
    )
    .limit(1);
  return earlier.length > 0;
}

/** Events whose business is remembered: it never changes. */
const EVENTS_KNOWN = 10_000;

const known = new WeakMap<Reader, Map<number, number>>();

/** Returns an event's business, also once another event has replaced it; null if it never had one. */
export async function findBusinessOf(on: Reader, eventId: number): Promise<number | null> {
  const before = known.get(on)?.get(eventId);
  if (before !== undefined) return before;
  const event = await firstOf(businessOf(on).execute({ eventId }));
  if (!event) {
    const next = await successorOf(on, eventId);
    return next === null ? null : findBusinessOf(on, next);
  }
  const kept = known.get(on) ?? new Map<number, number>();
  if (kept.size >= EVENTS_KNOWN) kept.clear();
  known.set(on, kept.set(eventId, event.businessId));
  return event.businessId;
}

const businessOf = prepared((on: Reader) =>
  on
    .select({ businessId: events.businessId })
    .from(events)
    .where(eq(events.id, sql.placeholder('eventId')))
    .prepare(),
);
