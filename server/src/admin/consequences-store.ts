/** What is deleted together with businesses. */

import { and, gt, inArray, sql } from 'drizzle-orm';
import { bookings } from '../database/booking-tables.ts';
import type { Reader } from '../database/database.ts';
import { subscriptions } from '../database/money-tables.ts';
import { countRows } from '../database/prepared.ts';
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
  const isUpcoming = and(
    inArray(bookings.businessId, ids),
    gt(bookings.startsAt, now),
    sql`${bookings.status} <> 'cancelled'`,
  );
  const running = await on
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(inArray(subscriptions.businessId, ids), sql`${subscriptions.status} <> 'ended'`))
    .limit(1);
  return {
    events: await countRows(on, events, inArray(events.businessId, ids)),
    bookings: await countRows(on, bookings, inArray(bookings.businessId, ids)),
    upcoming: await countRows(on, bookings, isUpcoming),
    hasSubscription: running.length > 0,
  };
}
