import { and, asc, between, count, desc, eq, gte, inArray, lt, ne, sql, sum } from 'drizzle-orm';
import { bookings } from '../database/booking-tables.ts';
import type { Reader } from '../database/database.ts';
import { idsGiven } from '../database/expressions.ts';
import { countRows, prepared } from '../database/prepared.ts';
import { findPage, type PageFound, type PageWanted } from '../database/search/find-page.ts';
import { events } from '../database/tables.ts';
import { loadPlanned, loadWritten, type PlannedEvent } from '../diary/contents-store.ts';
import { EVENTS_A_STEP } from '../diary/count-events.ts';

const { placeholder } = sql;

interface EventsWanted extends PageWanted {
  businessId: number;
  when: 'upcoming' | 'past';
  /** YYYY-MM-DD: past events are before this date. */
  today: string;
}

/** YYYY-MM-DD, both included. */
interface DateRange {
  businessId: number;
  from: string;
  to: string;
}

/** The list continues after this event. */
interface Place {
  date: string;
  startTime: string;
  id: number;
}

const BEFORE_ALL: Place = { date: '', startTime: '', id: 0 };

/** Lists upcoming events soonest first, past ones latest first. */
export async function findEventsPage(
  on: Reader,
  { businessId, when, today, ...pageWanted }: EventsWanted,
): Promise<PageFound<PlannedEvent>> {
  const isUpcoming = when === 'upcoming';
  const wanted = and(
    eq(events.businessId, businessId),
    isUpcoming ? gte(events.date, today) : lt(events.date, today),
  );
  const order = isUpcoming ? asc : desc;
  const found = await findPage(pageWanted, {
    async cut(limit, offset) {
      const places = await on
        .select({ id: events.id })
        .from(events)
        .where(wanted)
        .orderBy(order(events.date), order(events.startTime), order(events.id))
        .limit(limit)
        .offset(offset);
      return places.map(({ id }) => id);
    },
    count: () => countRows(on, events, wanted),
  });
  return { ...found, items: await loadPlanned(on, businessId, found.items) };
}

/** Yields events in order of date and start. Each step reads on from the last one. */
export function plannedInSteps(on: Reader, range: DateRange) {
  return inSteps(on, range, loadPlanned);
}

/** Yields every event of a business as it was written, and which of its parts are archived. */
export const eventsInSteps = (read: Reader, businessId: number) =>
  inSteps(read, { businessId, from: '', to: '9999-12-31' }, loadWritten);

async function* inSteps<Loaded>(
  read: Reader,
  range: DateRange,
  load: (on: Reader, businessId: number, eventIds: readonly number[]) => Promise<Loaded[]>,
): AsyncGenerator<Loaded[], void> {
  let after: Place | undefined = BEFORE_ALL;
  while (after) {
    const places: Place[] = await nextPlaces(read).execute({ ...range, ...after });
    const ids = places.map(({ id }) => id);
    if (ids.length > 0) yield await load(read, range.businessId, ids);
    after = places.at(-1);
  }
}

export interface Booked {
  bookings: number;
  places: number;
}
export const BOOKED = { bookings: count(), places: sum(bookings.places).mapWith(Number) };

/** Counts events' bookings that aren't cancelled and their places, by the event's id. Events without any are left out. */
export async function countBooked(
  on: Reader,
  found: readonly Pick<PlannedEvent, 'event'>[],
): Promise<Map<number | null, Booked>> {
  const ids = JSON.stringify(found.map(({ event }) => event.id));
  return new Map((await bookedBy(on).execute({ ids })).map(({ eventId, ...booked }) => [eventId, booked]));
}

const bookedBy = prepared((on: Reader) =>
  on
    .select({ eventId: bookings.eventId, ...BOOKED })
    .from(bookings)
    .where(and(inArray(bookings.eventId, idsGiven('ids')), ne(bookings.status, 'cancelled')))
    .groupBy(bookings.eventId)
    .prepare(),
);

// Reads only the index by business, date and start.
const nextPlaces = prepared((on: Reader) =>
  on
    .select({ id: events.id, date: events.date, startTime: events.startTime })
    .from(events)
    .where(
      and(
        eq(events.businessId, placeholder('businessId')),
        between(events.date, placeholder('from'), placeholder('to')),
        sql`(${events.date}, ${events.startTime}, ${events.id}) > (${placeholder('date')}, ${placeholder('startTime')}, ${placeholder('id')})`,
      ),
    )
    .orderBy(events.date, events.startTime, events.id)
    .limit(EVENTS_A_STEP)
    .prepare(),
);
