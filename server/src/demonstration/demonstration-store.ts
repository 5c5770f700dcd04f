/** The writes for the demonstration. Each change is a transaction of a few milliseconds. */

import { randomBytes } from 'node:crypto';
import { and, eq, exists, not, sql } from 'drizzle-orm';
import { DEMO_DIARY_SLUG } from '@daybook/schema/words/product';
import { deleteBookings } from '../bookings/write-bookings-store.ts';
import { freeSlugIn, isTakenBesides } from '../businesses/diary-slug-store.ts';
import { bookings } from '../database/booking-tables.ts';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { firstOf, one } from '../database/prepared.ts';
import { businesses, events, type BusinessRow } from '../database/tables.ts';
import { insertEventWhole } from '../events/events-store.ts';
import type { NewEvent } from '../events/new-event.ts';
import { removeEvents } from '../events/remove-events-store.ts';
import { sampleBusiness } from '../sample-data/rows.ts';
import { DEMONSTRATION, plannedAs } from './demonstration-plan.ts';

/** Returns the demonstration's business, and creates it if it is missing. */
export async function openDemonstration({ read, write }: Database, now: number): Promise<BusinessRow> {
  return (
    (await find(read)) ??
    write({ business: 'new', slugs: true }, async (tx) => (await find(tx)) ?? insert(tx, now))
  );
}

/** Adds those that don't exist yet: another process may have been faster. */
export async function addMissing(
  tx: Transaction,
  businessId: number,
  wanted: readonly NewEvent[],
): Promise<void> {
  for (const event of await missingOf(tx, businessId, wanted)) await insertEventWhole(tx, businessId, event);
}

/**
 * Deletes up to `limit` events that are past, or in an earlier version's plan: those that aren't wanted
 * and have no active bookings. Returns how many.
 */
export async function deleteOthers(
  { read, write }: Database,
  businessId: number,
  wanted: readonly NewEvent[],
  limit: number,
): Promise<number> {
  if ((await othersThan(read, businessId, wanted)).length === 0) return 0;
  return write({ business: businessId }, async (tx) => {
    const others = (await othersThan(tx, businessId, wanted)).slice(0, limit);
    await removeEvents(tx, businessId, others);
    return others.length;
  });
}

/** Deletes up to `limit` bookings made at that instant or before, even cancelled; returns how many. */
export async function deleteBookingsMadeBy(
  { read, write }: Database,
  businessId: number,
  instant: number,
  limit: number,
): Promise<number> {
  if ((await bookingsMadeBy(read, businessId, instant, 1)).length === 0) return 0;
  return write({ business: businessId }, async (tx) => {
    const old = await bookingsMadeBy(tx, businessId, instant, limit);
    await deleteBookings(tx, old);
    return old.length;
  });
}

function find(on: Reader): Promise<BusinessRow | null> {
  return firstOf(on.select().from(businesses).where(isDemonstration));
}

/** Creates it as permanently paid, so that the billing status needs no exception. */
async function insert(tx: Transaction, now: number): Promise<BusinessRow> {
  const isTaken = await isTakenBesides(tx, DEMO_DIARY_SLUG, null);
  const row = sampleBusiness({
    ...DEMONSTRATION,
    // A business that already has this address keeps it.
    diarySlug: isTaken
      ? await freeSlugIn(tx, DEMO_DIARY_SLUG, { besides: null, random: randomBytes })
      : DEMO_DIARY_SLUG,
    isDemo: true,
    isInSitemap: false,
    createdAt: now,
  });
  return one(tx.insert(businesses).values(row).returning());
}

/** Returns those of these events that don't exist yet, in order. */
export async function missingOf(
  on: Reader,
  businessId: number,
  wanted: readonly NewEvent[],
): Promise<NewEvent[]> {
  const there = await on
    .select({ date: events.date, name: events.name })
    .from(events)
    .where(eq(events.businessId, businessId));
  const planned = new Set(there.map(plannedAs));
  return wanted.filter(({ event }) => !planned.has(plannedAs(event)));
}

async function othersThan(on: Reader, businessId: number, wanted: readonly NewEvent[]): Promise<number[]> {
  const ofEvent = on.select({ id: bookings.id }).from(bookings).where(eq(bookings.eventId, events.id));
  const free = await on
    .select({ id: events.id, date: events.date, name: events.name })
    .from(events)
    .where(and(eq(events.businessId, businessId), not(exists(ofEvent))));
  const planned = new Set(wanted.map(({ event }) => plannedAs(event)));
  return free.filter((event) => !planned.has(plannedAs(event))).map(({ id }) => id);
}

async function bookingsMadeBy(
  on: Reader,
  businessId: number,
  instant: number,
  limit: number,
): Promise<number[]> {
  const old = await on
    .select({ id: bookings.id })
    .from(bookings)
    // The plus keeps SQLite from using the index by time: nearly all bookings elsewhere are that old.
    .where(and(eq(bookings.businessId, businessId), sql`+${bookings.createdAt} <= ${instant}`))
    .limit(limit);
  return old.map(({ id }) => id);
}

/** Repeats the index's condition, because an index is only used if the query repeats it. */
const isDemonstration = sql`${businesses.isDemo}`;

/** Returns a subquery for the demonstration's id, which finds at most one row. */
export function demonstrationId(on: Reader) {
  return on.select({ id: businesses.id }).from(businesses).where(isDemonstration);
}
