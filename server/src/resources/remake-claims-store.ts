/**
 * Writes the claims of bookings and upcoming day events again after a change: a place now takes one
 * appointment at a time, or any number; people were named. Overlaps that result are marked, and stay.
 */

import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, gt, gte, inArray, ne, type SQL } from 'drizzle-orm';
import { instantOf, todayIn } from '@daybook/schema/rules/calendar-day';
import { minutesOf } from '@daybook/schema/rules/clock-time';
import { addDays } from '@daybook/schema/rules/date';
import { timesOf } from '@daybook/schema/rules/slots';
import { spansOf } from '@daybook/schema/rules/timetable';
import { bookings, claims, type ClaimRow } from '../database/booking-tables.ts';
import { eventPeople, resources, services, venues } from '../database/catalogue-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { businesses, events, type BusinessRow, type EventRow } from '../database/tables.ts';
import { timetableOf } from '../diary/timetable-of-event.ts';
import { claimAgain, LONGEST_CLAIM, NO_CLASS, writeClaims } from './claims-store.ts';

type OfBusiness = Pick<BusinessRow, 'id' | 'timezone'>;

/** Remakes the claims of bookings and upcoming day events at a place. */
export async function remakeClaimsAt(
  tx: Transaction,
  business: OfBusiness,
  placeId: number,
  now: number,
): Promise<void> {
  const there = tx.select({ id: venues.id }).from(venues).where(eq(venues.resourceId, placeId));
  await remakeClaims(tx, business, inArray(bookings.venueId, there), now);
  const dayEvents = await tx
    .select({ event: events })
    .from(events)
    .innerJoin(venues, eq(venues.eventId, events.id))
    .where(
      and(
        eq(events.businessId, business.id),
        eq(events.type, 'day_event'),
        gte(events.date, todayIn(business.timezone, now)),
        eq(venues.resourceId, placeId),
      ),
    );
  for (const { event } of dayEvents) await claimDayEvent(tx, event);
}

/** Remakes the claims of an event's bookings: it names people now, or no one any more. */
export async function remakeClaimsOf(
  tx: Transaction,
  business: OfBusiness,
  eventId: number,
  now: number,
): Promise<void> {
  await remakeClaims(tx, business, eq(bookings.eventId, eventId), now);
}

/** Remakes the claims of a service's bookings: its times take other numbers of people now. */
export async function remakeClaimsOfService(
  tx: Transaction,
  business: OfBusiness,
  catalogueId: number,
  now: number,
): Promise<void> {
  const offered = tx.select({ id: services.id }).from(services).where(eq(services.catalogueId, catalogueId));
  await remakeClaims(tx, business, inArray(bookings.serviceId, offered), now);
}

async function remakeClaims(tx: Transaction, business: OfBusiness, which: SQL, now: number): Promise<void> {
  const changed = await tx
    .update(bookings)
    .set({ allowedOverlap: true })
    .where(and(isNotOver(business, now), which))
    .returning();
  await claimAgain(tx, changed);
}

/** Matches bookings that are neither over nor cancelled. The bound on the start lets the index find them. */
function isNotOver({ id }: OfBusiness, now: number): SQL | undefined {
  return and(
    eq(bookings.businessId, id),
    gt(bookings.startsAt, now - LONGEST_CLAIM),
    gt(bookings.endsAt, now),
    ne(bookings.status, 'cancelled'),
  );
}

/**
 * Replaces the claims of a day event: its people, each for their own hours, and its places that take one
 * appointment at a time. Overlaps are marked, because a call can't ask the owner.
 */
export async function claimDayEvent(tx: Transaction, event: EventRow): Promise<void> {
  await writeHolds(tx, event, await holdsOf(tx, event));
}

/** Day events whose claims one transaction checks. */
const EVENTS_A_STEP = 25;

/**
 * Updates the claims of upcoming day events after the business's time zone has changed. It works in steps, so
 * that others can write between them; if it was interrupted, the next change of the business's details
 * completes it.
 */
export async function keepDayEventsOnClock(
  { write }: Database,
  business: OfBusiness,
  now: number,
): Promise<void> {
  let after: number | null = 0;
  while (after !== null) {
    const from: number = after;
    after = await write({ business: business.id }, (tx) => keepSomeOnClock(tx, business, from, now));
  }
}

/** Resolves to the id of the last event of the step; null when there are no more. */
async function keepSomeOnClock(
  tx: Transaction,
  { id, timezone }: OfBusiness,
  after: number,
  now: number,
): Promise<number | null> {
  // The date in the previous time zone may have been a day behind.
  const from = addDays(todayIn(timezone, now), -1);
  const step = await tx
    .select()
    .from(events)
    .where(
      and(
        eq(events.businessId, id),
        gte(events.date, from),
        eq(events.type, 'day_event'),
        gt(events.id, after),
      ),
    )
    .orderBy(asc(events.id))
    .limit(EVENTS_A_STEP);
  for (const event of step) {
    const [held, holds] = await Promise.all([
      tx.select().from(claims).where(eq(claims.dayEventId, event.id)),
      holdsOf(tx, event),
    ]);
    const isHeld = (hold: Hold) => held.some((claim) => isDeepStrictEqual({ ...claim, ...hold }, claim));
    if (held.length !== holds.length || !holds.every(isHeld)) await writeHolds(tx, event, holds);
  }
  return step.at(-1)?.id ?? null;
}

type Hold = Pick<ClaimRow, 'startsAt' | 'endsAt'> & { resourceId: number };

/** Returns the claims that a day event needs. */
async function holdsOf(tx: Transaction, event: EventRow): Promise<Hold[]> {
  const [places, people, business] = await Promise.all([
    tx
      .selectDistinct({ resourceId: venues.resourceId })
      .from(venues)
      .innerJoin(resources, eq(resources.id, venues.resourceId))
      .where(and(eq(venues.eventId, event.id), eq(resources.atOnce, 1))),
    tx.select().from(eventPeople).where(eq(eventPeople.eventId, event.id)),
    firstOf(
      tx
        .select({ timezone: businesses.timezone })
        .from(businesses)
        .where(eq(businesses.id, event.businessId)),
    ),
  ]);
  if (!business || places.length + people.length === 0) return [];
  const { timezone } = business;
  const timetable = timetableOf(event);
  const day = { id: event.id, date: event.date, timezone, timetable };
  const [whole] = timesOf(day, spansOf(timetable, null));
  if (!whole) return [];
  const { startsAt, endsAt } = whole;
  const at = (time: string | null) =>
    time === null ? null : instantOf(event.date, minutesOf(time), timezone);
  return [
    ...places.map(({ resourceId }) => ({ resourceId, startsAt, endsAt })),
    ...people.map(({ resourceId, startTime, endTime }) => ({
      resourceId,
      startsAt: at(startTime) ?? startsAt,
      endsAt: at(endTime) ?? endsAt,
    })),
  ];
}

async function writeHolds(tx: Transaction, event: EventRow, holds: readonly Hold[]): Promise<void> {
  await tx.delete(claims).where(eq(claims.dayEventId, event.id));
  const due = holds.map((hold) => ({
    ...NO_CLASS,
    ...hold,
    eventId: null,
    venueId: null,
    allowedOverlap: true,
  }));
  await writeClaims(tx, { dayEventId: event.id }, due);
}
