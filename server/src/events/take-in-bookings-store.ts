/** Moves bookings made before an event had a venue to its first venue. */

import { setImmediate } from 'node:timers/promises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { queueBookingEmail } from '../bookings/emails/booking-email-store.ts';
import { keepMoved } from '../bookings/write-bookings-store.ts';
import { isOwner } from '../businesses/access-store.ts';
import { bookings } from '../database/booking-tables.ts';
import type { VenueRow } from '../database/catalogue-tables.ts';
import type { Transaction } from '../database/database.ts';
import { isOfEvent, isUpcoming } from '../database/expressions.ts';
import { businesses, events, users } from '../database/tables.ts';
import { venueCopyOf } from '../diary/venue-shape.ts';

/** Emails after which the process serves others. Writers of the same business still wait. */
const BEFORE_A_TURN = 50;

/**
 * Keeps each booking's time. Customers with upcoming bookings are emailed the place, with an updated calendar
 * entry; returns how many. It is one transaction, because bookings left without a venue would let others book
 * their times.
 */
export async function takeInBookings(
  tx: Transaction,
  businessId: number,
  venue: VenueRow,
  now: number,
): Promise<number> {
  const ofEvent = isOfEvent(venue.eventId, businessId);
  const isAhead = isUpcoming(now);
  const taken = await tx
    .update(bookings)
    .set({
      ...venueCopyOf(venue),
      allowedOverlap: true,
      sequence: sql`${bookings.sequence} + case when ${isAhead} then 1 else 0 end`,
    })
    .where(and(ofEvent, isNull(bookings.venueId)))
    .returning();
  await keepMoved(tx, taken);
  const found = await tx
    .select({ booking: bookings, business: businesses, accountEmail: users.email, event: events })
    .from(bookings)
    .innerJoin(businesses, eq(businesses.id, bookings.businessId))
    .leftJoin(users, isOwner)
    .leftJoin(events, eq(events.id, bookings.eventId))
    .where(and(ofEvent, eq(bookings.venueId, venue.id), isAhead));
  let emailed = 0;
  for (const [at, about] of found.entries()) {
    if (at % BEFORE_A_TURN === BEFORE_A_TURN - 1) await setImmediate();
    if (await queueBookingEmail(tx, 'booking_placed', about, now, { isBulk: true })) emailed += 1;
  }
  return emailed;
}
