/** What is deleted together with businesses. */
import { and, count, gt, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { bookings } from '../database/booking-tables.ts';
import { subscriptions } from '../database/money-tables.ts';
import { events } from '../database/tables.ts';

export interface Consequences {
  events: number;
  bookings: number;
  /** Upcoming bookings that aren't cancelled. Their attendees are emailed. */
  upcoming: number;
  hasSubscription: boolean;
}

/** Counts what is lost if the businesses are deleted at `now`, milliseconds since 1970. */
export async function consequencesOf(
  on: Reader,
  businessIds: readonly number[],
  now: number,
): Promise<Consequences> {
  const ids = [...businessIds];
  const [planned] = await on.select({ count: count() }).from(events).where(inArray(events.businessId, ids));
  const [booked] = await on
    .select({ count: count() })
    .from(bookings)
    .where(inArray(bookings.businessId, ids));
  const isUpcoming = and(
    inArray(bookings.businessId, ids),
    gt(bookings.startsAt, now),
    sql`${bookings.status} <> 'cancelled'`,
  );
  const [upcoming] = await on.select({ count: count() }).from(bookings).where(isUpcoming);
  const running = await on
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(inArray(subscriptions.businessId, ids), sql`${subscriptions.status} <> 'ended'`))
    .limit(1);
  return {
    events: planned?.count ?? 0,
    bookings: booked?.count ?? 0,
    upcoming: upcoming?.count ?? 0,
    hasSubscription: running.length > 0,
  };
}
