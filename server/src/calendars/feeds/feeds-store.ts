import { and, asc, eq, gt, gte, isNull, or, sql } from 'drizzle-orm';
import type { CalendarFeedRequest } from '@daybook/schema/contract/calendars';
import { HOUR } from '@daybook/schema/figures/periods';
import { bookings, type BookingRow } from '../../database/booking-tables.ts';
import { calendarFeeds, type CalendarFeedRow } from '../../database/calendar-tables.ts';
import { resources } from '../../database/catalogue-tables.ts';
import type { Database, Transaction, Reader } from '../../database/database.ts';
import { firstOf } from '../../database/prepared.ts';
import { businesses, type BusinessRow } from '../../database/tables.ts';
import { findOpenResource } from '../../resources/resources-store.ts';
import { no, ok, type Outcome } from '../../runtime/outcome.ts';
import { freshNonce } from './feed-address.ts';

export interface FoundFeed {
  feed: CalendarFeedRow;
  business: BusinessRow;
  personName: string | null;
}

/** Where the last step of a feed's bookings ended. */
export interface Place {
  startsAt: number;
  id: number;
}

/** Reads are saved only so often (milliseconds), to spare writes. */
const NOTE_EVERY = HOUR;

/** Oldest first. */
export function listFeeds(on: Reader, businessId: number): Promise<CalendarFeedRow[]> {
  return on
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.businessId, businessId))
    .orderBy(asc(calendarFeeds.id));
}

export function renewFeed(tx: Transaction, businessId: number, id: number): Promise<CalendarFeedRow | null> {
  return firstOf(
    tx
      .update(calendarFeeds)
      .set({ nonce: freshNonce(), readAt: null })
      .where(isIt(businessId, id))
      .returning(),
  );
}

/** Resolves to whether there was one. */
export async function removeFeed(tx: Transaction, businessId: number, id: number): Promise<boolean> {
  const gone = await tx.delete(calendarFeeds).where(isIt(businessId, id)).returning({ id: calendarFeeds.id });
  return gone.length > 0;
}

/** Resolves to null if the feed or its business is deleted, or its person archived: they may have left. */
export function findFeed(on: Reader, id: number): Promise<FoundFeed | null> {
  return firstOf(
    on
      .select({ feed: calendarFeeds, business: businesses, personName: resources.name })
      .from(calendarFeeds)
      .innerJoin(businesses, eq(businesses.id, calendarFeeds.businessId))
      .leftJoin(resources, eq(resources.id, calendarFeeds.resourceId))
      .where(and(eq(calendarFeeds.id, id), isNull(businesses.deletedAt), isNull(resources.archivedAt))),
  );
}

export async function noteFeedRead(
  { write }: Database,
  { id, readAt }: CalendarFeedRow,
  now: number,
): Promise<void> {
  if (readAt !== null && readAt > now - NOTE_EVERY) return;
  await write({}, async (tx) => {
    await tx.update(calendarFeeds).set({ readAt: now }).where(eq(calendarFeeds.id, id));
  });
}

/**
 * Returns the next bookings from that instant on, in order of start. Cancelled ones are included only if
 * they were cancelled since then.
 */
export function bookingsAfter(
  on: Reader,
  { businessId, resourceId }: CalendarFeedRow,
  { since, after, limit }: { since: number; after: Place; limit: number },
): Promise<BookingRow[]> {
  return on
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.businessId, businessId),
        gte(bookings.startsAt, Math.max(since, after.startsAt)),
        or(
          gt(bookings.startsAt, after.startsAt),
          and(eq(bookings.startsAt, after.startsAt), gt(bookings.id, after.id)),
        ),
        or(sql`${bookings.status} <> 'cancelled'`, gte(bookings.cancelledAt, since)),
        resourceId === null ? undefined : eq(bookings.personId, resourceId),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(limit);
}

const isIt = (businessId: number, id: number) =>
  and(eq(calendarFeeds.businessId, businessId), eq(calendarFeeds.id, id));

/** Creates the feed of the business or person, or changes what it shows. */
export async function saveFeed(
  tx: Transaction,
  businessId: number,
  { resource_id: resourceId, with_names: withNames }: CalendarFeedRequest,
  now: number,
): Promise<Outcome<CalendarFeedRow, 'no person'>> {
  const person = resourceId === null ? null : await findOpenResource(tx, businessId, resourceId);
  if (resourceId !== null && person?.kind !== 'person') return no('no person');
  const isOfSame =
    resourceId === null ? isNull(calendarFeeds.resourceId) : eq(calendarFeeds.resourceId, resourceId);
  const changed = await firstOf(
    tx
      .update(calendarFeeds)
      .set({ withNames })
      .where(and(eq(calendarFeeds.businessId, businessId), isOfSame))
      .returning(),
  );
  if (changed) return ok(changed);
  const [added] = await tx
    .insert(calendarFeeds)
    .values({ businessId, resourceId, withNames, nonce: freshNonce(), createdAt: now })
    .returning();
  if (!added) throw new Error('a feed was not written');
  return ok(added);
}
