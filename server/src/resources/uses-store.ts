/** Counts upcoming dates that name a business's people, places and services, and upcoming bookings. */

import { and, count, countDistinct, eq, gte, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { bookings } from '../database/booking-tables.ts';
import { eventPeople, services, venues } from '../database/catalogue-tables.ts';
import type { Reader } from '../database/database.ts';
import { isUpcoming } from '../database/expressions.ts';
import { events, type BusinessRow } from '../database/tables.ts';

export interface Uses {
  upcomingDates: number;
  upcomingBookings: number;
}

/** By the item's id, without items that are not used. */
export type UsesById = ReadonlyMap<number, Uses>;

type OfBusiness = Pick<BusinessRow, 'id' | 'timezone'>;

const isAhead = ({ id, timezone }: OfBusiness, now: number) =>
  and(eq(events.businessId, id), gte(events.date, todayIn(timezone, now)));

const isBooked = ({ id }: OfBusiness, now: number) => and(eq(bookings.businessId, id), isUpcoming(now));

export async function usesOfPeople(on: Reader, business: OfBusiness, now: number): Promise<UsesById> {
  const [dates, booked] = await Promise.all([
    datesWith(on, eventPeople, eventPeople.resourceId, isAhead(business, now)),
    on
      .select({ id: sql<number>`${bookings.personId}`, count: count() })
      .from(bookings)
      .where(and(isBooked(business, now), isNotNull(bookings.personId)))
      .groupBy(bookings.personId),
  ]);
  return joined(dates, booked);
}

export async function usesOfPlaces(on: Reader, business: OfBusiness, now: number): Promise<UsesById> {
  const { resourceId } = venues;
  const [dates, booked] = await Promise.all([
    datesWith(on, venues, resourceId, isAhead(business, now)),
    on
      .select({ id: resourceId, count: count() })
      .from(bookings)
      .innerJoin(venues, eq(venues.id, bookings.venueId))
      .where(isBooked(business, now))
      .groupBy(resourceId),
  ]);
  return joined(dates, booked);
}

export async function usesOfServices(on: Reader, business: OfBusiness, now: number): Promise<UsesById> {
  const { catalogueId } = services;
  const [dates, booked] = await Promise.all([
    datesWith(on, services, catalogueId, isAhead(business, now)),
    on
      .select({ id: catalogueId, count: count() })
      .from(bookings)
      .innerJoin(services, eq(services.id, bookings.serviceId))
      .where(isBooked(business, now))
      .groupBy(catalogueId),
  ]);
  return joined(dates, booked);
}

interface Counted {
  id: number;
  count: number;
}

/** Counts the dates of events by what a table links them with. */
function datesWith(
  on: Reader,
  links: SQLiteTable & { eventId: SQLiteColumn },
  id: SQLiteColumn,
  isCounted: SQL | undefined,
): Promise<Counted[]> {
  return on
    .select({ id: sql<number>`${id}`, count: countDistinct(events.date) })
    .from(links)
    .innerJoin(events, eq(events.id, links.eventId))
    .where(isCounted)
    .groupBy(id);
}

function joined(dates: readonly Counted[], booked: readonly Counted[]): UsesById {
  const uses = new Map<number, Uses>();
  for (const { id, count } of dates) uses.set(id, { upcomingDates: count, upcomingBookings: 0 });
  for (const { id, count } of booked)
    uses.set(id, { upcomingDates: uses.get(id)?.upcomingDates ?? 0, upcomingBookings: count });
  return uses;
}
