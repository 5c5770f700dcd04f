/** Finds places and people that have as many events on a date as they may. */
import { and, count, eq, gte, inArray } from 'drizzle-orm';
import { EVENTS_OF_RESOURCE_PER_DATE } from '@daybook/schema/figures/bounds';
import { eventPeople, venues } from '../database/catalogue-tables.ts';
import type { Reader } from '../database/database.ts';
import { events } from '../database/tables.ts';

interface OnDate {
  businessId: number;
  date: string;
  /** Ids of the places that another event is to have. */
  places: readonly number[];
  people: readonly number[];
}

export type FullObstacle = 'place is full' | 'person is full';

/** Returns whether a place or a person has no room for another event on that date; null if all have room. */
export async function findFull(
  on: Reader,
  { businessId, date, places, people }: OnDate,
): Promise<FullObstacle | null> {
  const isOfDate = and(eq(events.businessId, businessId), eq(events.date, date), eq(events.isClosed, false));
  const isFull = gte(count(), EVENTS_OF_RESOURCE_PER_DATE);
  const [fullPlaces, fullPeople] = await Promise.all([
    places.length === 0
      ? []
      : on
          .select({ id: venues.resourceId })
          .from(events)
          .innerJoin(venues, eq(venues.eventId, events.id))
          .where(and(isOfDate, inArray(venues.resourceId, [...places])))
          .groupBy(venues.resourceId)
          .having(isFull)
          .limit(1),
    people.length === 0
      ? []
      : on
          .select({ id: eventPeople.resourceId })
          .from(events)
          .innerJoin(eventPeople, eq(eventPeople.eventId, events.id))
          .where(and(isOfDate, inArray(eventPeople.resourceId, [...people])))
          .groupBy(eventPeople.resourceId)
          .having(isFull)
          .limit(1),
  ]);
  if (fullPlaces.length > 0) return 'place is full';
  return fullPeople.length > 0 ? 'person is full' : null;
}
