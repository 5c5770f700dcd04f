/**
 * Makes the claims of bookings and day events to come anew, after what they hold has changed: a place takes one appointment
 * at a time now, or any number; people were named. What overlaps then is marked, and stays (decision 240).
 */
import { and, eq, gt, gte, inArray, lt, ne, type SQL } from 'drizzle-orm';
import { instantOf, todayIn } from '@daybook/schema/rules/calendar-day';
import { minutesOf } from '@daybook/schema/rules/clock-time';
import { timesOf } from '@daybook/schema/rules/slots';
import { spansOf } from '@daybook/schema/rules/timetable';
import { bookings, claims } from '../database/booking-tables.ts';
import { eventPeople, resources, venues } from '../database/catalogue-tables.ts';
import type { Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { businesses, events, type BusinessRow, type EventRow } from '../database/tables.ts';
import { timetableOf } from '../diary/timetable-of-event.ts';

type OfBusiness = Pick<BusinessRow, 'id' | 'timezone'>;

/** Remakes the claims of all that is to come at a place. Triggers write those of bookings. */
export async function remakeClaimsAt(
  tx: Transaction,
  business: OfBusiness,
  placeId: number,
  now: number,
): Promise<void> {
  const there = tx.select({ id: venues.id }).from(venues).where(eq(venues.resourceId, placeId));
  await tx
    .update(bookings)
    .set({ allowedOverlap: true })
    .where(and(isToCome(business, now), inArray(bookings.venueId, there)));
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

/** Bookings that have not begun and are not cancelled. */
export function isToCome({ id }: Pick<BusinessRow, 'id'>, now: number): SQL | undefined {
  return and(eq(bookings.businessId, id), gt(bookings.startsAt, now), ne(bookings.status, 'cancelled'));
}

/**
 * Writes what a day event holds, instead of what it held: its people, each for their own hours, and its places that take one
 * appointment at a time. What overlaps is marked: a call can't ask.
 */
export async function claimDayEvent(tx: Transaction, event: EventRow): Promise<void> {
  await tx.delete(claims).where(eq(claims.dayEventId, event.id));
  const [places, people] = await Promise.all([
    tx
      .select({ resourceId: venues.resourceId })
      .from(venues)
      .innerJoin(resources, eq(resources.id, venues.resourceId))
      .where(and(eq(venues.eventId, event.id), eq(resources.atOnce, 1))),
    tx.select().from(eventPeople).where(eq(eventPeople.eventId, event.id)),
  ]);
  if (places.length + people.length === 0) return;
  const business = await firstOf(
    tx.select({ timezone: businesses.timezone }).from(businesses).where(eq(businesses.id, event.businessId)),
  );
  if (!business) return;
  const { timezone } = business;
  const [whole] = timesOf(
    { id: event.id, date: event.date, timezone, timetable: timetableOf(event) },
    spansOf(timetableOf(event), null),
  );
  if (!whole) return;
  const at = (time: string | null) =>
    time === null ? null : instantOf(event.date, minutesOf(time), timezone);
  const held = [
    ...places.map((place) => ({ ...place, startsAt: whole.startsAt, endsAt: whole.endsAt })),
    ...people.map(({ resourceId, startTime, endTime }) => ({
      resourceId,
      startsAt: at(startTime) ?? whole.startsAt,
      endsAt: at(endTime) ?? whole.endsAt,
    })),
  ];
  for (const claim of held) {
    const met = await firstOf(tx.select({ id: claims.id }).from(claims).where(meets(claim)).limit(1));
    await tx.insert(claims).values({ ...claim, dayEventId: event.id, allowedOverlap: met !== null });
  }
}

const LONGEST_CLAIM = 2 * 86_400_000;

const meets = ({ resourceId, startsAt, endsAt }: { resourceId: number; startsAt: number; endsAt: number }) =>
  and(
    eq(claims.resourceId, resourceId),
    lt(claims.startsAt, endsAt),
    gt(claims.endsAt, startsAt),
    gt(claims.startsAt, startsAt - LONGEST_CLAIM),
  );
