/** The diary's queries. Reading only: what changes a diary lives with what changes it. */
import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { bookings, businesses, events, services, venues, type BusinessRow } from '../database/tables.ts';
import type { Database } from '../database/open.ts';

const { placeholder } = sql;

/** Events that one step reads: an event may have as many as 70 venues and services. */
export const EVENTS_A_STEP = 25;

/** What decides whether, and from which answer, a diary is served. */
export interface DiaryFacts {
  businessId: number;
  /** Raised by the database with every change that the diary could show. */
  version: number;
  isActive: 0 | 1;
  hasPaid: 0 | 1;
  trialExpiresAt: number | null;
}

export type { BusinessRow } from '../database/tables.ts';
export type EventRow = typeof events.$inferSelect;
export type VenueRow = typeof venues.$inferSelect;
export type ServiceRow = typeof services.$inferSelect;

/** A booking that holds its time. Milliseconds since 1970. */
export interface HeldRow {
  venueId: number | null;
  startsAt: number;
  endsAt: number;
}

/** An event as it was planned. */
export interface PlannedEvent {
  event: EventRow;
  venues: VenueRow[];
  services: ServiceRow[];
}

/** An event with all that decides its slots. */
export interface EventContents extends PlannedEvent {
  /** Empty for a day event, whose venues tell how many hold a place. */
  held: HeldRow[];
}

/** Where an event stands in the order of date and start. */
export interface EventPlace {
  id: number;
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  startTime: string;
}

/** What decides whether an event must be looked at again. */
export interface ListedEvent extends EventPlace {
  /** Raised by the database with every change of the event, its venues, its services and its bookings. */
  version: number;
  /** Bookings that are not cancelled: what looking at it costs. */
  heldCount: number;
}

export interface EventRange {
  businessId: number;
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
}

export type DiaryStore = ReturnType<typeof createDiaryStore>;

const FACTS = `b.id AS businessId, b.diary_version AS version, b.is_active AS isActive,
  b.has_paid AS hasPaid, b.trial_expires_at AS trialExpiresAt`;

type EventsFrom = Pick<EventRange, 'businessId' | 'from'>;
const EVENTS_FROM = 'FROM events WHERE business_id = :businessId AND date >= :from';

export function createDiaryStore(database: Database) {
  const sqlite = database.$client;
  const factsBySlug = sqlite.prepare<[string], DiaryFacts>(
    `SELECT ${FACTS} FROM businesses b WHERE b.diary_slug = ? AND b.deleted_at IS NULL`,
  );
  const factsOfBusiness = sqlite.prepare<[number], DiaryFacts>(
    `SELECT ${FACTS} FROM businesses b WHERE b.id = ? AND b.deleted_at IS NULL`,
  );
  const factsByEvent = sqlite.prepare<[number], DiaryFacts>(
    `SELECT ${FACTS} FROM events e JOIN businesses b ON b.id = e.business_id
     WHERE e.id = ? AND b.deleted_at IS NULL`,
  );
  const newSlug = sqlite.prepare<[string], { slug: string }>(
    `SELECT b.diary_slug AS slug FROM slug_history h JOIN businesses b ON b.id = h.business_id
     WHERE h.slug = ? AND b.deleted_at IS NULL`,
  );
  const business = database
    .select()
    .from(businesses)
    .where(eq(businesses.id, placeholder('businessId')))
    .prepare();
  const listed = prepareList(database);
  const findListed = database
    .select(LISTED)
    .from(events)
    .where(and(eq(events.id, placeholder('eventId')), eq(events.businessId, placeholder('businessId'))))
    .prepare();
  // Two questions, each answered by one row of the index: asked as one, all rows between would be read.
  const ends = sqlite.prepare<EventsFrom, { first: string | null; last: string | null }>(
    `SELECT (SELECT min(date) ${EVENTS_FROM}) AS first, (SELECT max(date) ${EVENTS_FROM}) AS last`,
  );
  const eventContents = sqlite.transaction(prepareEvent(database));
  const plannedEvents = sqlite.transaction(preparePlanned(database));
  const heldOf = prepareHeld(database);

  return {
    async factsBySlug(slug: string): Promise<DiaryFacts | null> {
      return factsBySlug.get(slug) ?? null;
    },

    async factsOfBusiness(businessId: number): Promise<DiaryFacts | null> {
      return factsOfBusiness.get(businessId) ?? null;
    },

    async factsByEvent(eventId: number): Promise<DiaryFacts | null> {
      return factsByEvent.get(eventId) ?? null;
    },

    /** The present address of a diary that once had this one. */
    async newSlugOf(oldSlug: string): Promise<string | null> {
      return newSlug.get(oldSlug)?.slug ?? null;
    },

    async loadBusiness(businessId: number): Promise<BusinessRow | null> {
      return business.get({ businessId }) ?? null;
    },

    async loadEvent(eventId: number): Promise<EventContents | null> {
      return eventContents(eventId);
    },

    /** In order of date and start, from behind `after` on. */
    async listEvents(
      range: EventRange,
      after: EventPlace | undefined,
      limit: number,
    ): Promise<ListedEvent[]> {
      return listed(range, after, limit);
    },

    /** Null for an event that is not that business's. */
    async findListed(businessId: number, eventId: number): Promise<ListedEvent | null> {
      return findListed.get({ businessId, eventId }) ?? null;
    },

    /** The dates of the first and last event from that date on; null when there is none. */
    async endsOf(businessId: number, from: string): Promise<{ first: string; last: string } | null> {
      const { first, last } = ends.get({ businessId, from }) ?? {};
      return first && last ? { first, last } : null;
    },

    /** In the order of the ids; those that are gone are left out. */
    async loadPlanned(eventIds: readonly number[]): Promise<PlannedEvent[]> {
      return plannedEvents(eventIds);
    },

    /** In order of start. */
    async loadHeld(eventId: number): Promise<HeldRow[]> {
      return heldOf(eventId);
    },
  };
}

const LISTED = {
  id: events.id,
  date: events.date,
  startTime: events.startTime,
  version: events.version,
  heldCount: events.heldCount,
};

function prepareList(database: Database) {
  const query = database
    .select(LISTED)
    .from(events)
    .where(
      and(
        eq(events.businessId, placeholder('businessId')),
        lte(events.date, placeholder('to')),
        // One bound from below, so that the index is entered at the place itself.
        sql`(${events.date}, ${events.startTime}, ${events.id}) > (${placeholder('date')}, ${placeholder('startTime')}, ${placeholder('id')})`,
      ),
    )
    .orderBy(events.date, events.startTime, events.id)
    .limit(placeholder('limit'))
    .prepare();
  return ({ businessId, from, to }: EventRange, after: EventPlace | undefined, limit: number) => {
    const { date, startTime, id } =
      after && after.date >= from ? after : { date: from, startTime: '', id: 0 };
    return query.all({ businessId, to, date, startTime, id, limit });
  };
}

/** A literal status: the partial index is only used where the query repeats its words. */
function prepareHeld(database: Database): (eventId: number) => HeldRow[] {
  const query = database
    .select({ venueId: bookings.venueId, startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(and(eq(bookings.eventId, placeholder('eventId')), sql`${bookings.status} <> 'cancelled'`))
    .orderBy(bookings.startsAt)
    .prepare();
  return (eventId) => query.all({ eventId });
}

/** For use inside a transaction, so that the parts are of one moment. */
export function prepareEvent(database: Database): (eventId: number) => EventContents | null {
  const read = prepareParts(database, (eventId) => eq(eventId, wanted));
  const heldOf = prepareHeld(database);
  return (eventId) => {
    const [event] = read.events.all({ wanted: eventId });
    if (!event) return null;
    return {
      event,
      venues: read.venues.all({ wanted: eventId }),
      services: read.services.all({ wanted: eventId }),
      held: event.type === 'day_event' ? [] : heldOf(eventId),
    };
  };
}

/** Many events, without what is held. For use inside a transaction. */
export function preparePlanned(database: Database): (eventIds: readonly number[]) => PlannedEvent[] {
  const read = prepareParts(database, (eventId) =>
    inArray(eventId, sql`(SELECT value FROM json_each(${wanted}))`),
  );
  return (eventIds) => {
    const ids = { wanted: JSON.stringify(eventIds) };
    const found = new Map(read.events.all(ids).map((event) => [event.id, event]));
    const venuesByEvent = byEvent(read.venues.all(ids));
    const servicesByEvent = byEvent(read.services.all(ids));
    return eventIds.flatMap((id) => {
      const event = found.get(id);
      if (!event) return [];
      return [{ event, venues: venuesByEvent.get(id) ?? [], services: servicesByEvent.get(id) ?? [] }];
    });
  };
}

const wanted = placeholder('wanted');

/** The parts of those events whose id is wanted. */
function prepareParts(database: Database, isWanted: (eventId: SQLiteColumn) => SQL) {
  return {
    events: database.select().from(events).where(isWanted(events.id)).prepare(),
    venues: database.select().from(venues).where(isWanted(venues.eventId)).orderBy(venues.id).prepare(),
    services: database
      .select()
      .from(services)
      .where(isWanted(services.eventId))
      .orderBy(services.id)
      .prepare(),
  };
}

function byEvent<Row extends { eventId: number }>(rows: Row[]): Map<number, Row[]> {
  const sorted = new Map<number, Row[]>();
  for (const row of rows) {
    const together = sorted.get(row.eventId);
    if (together) together.push(row);
    else sorted.set(row.eventId, [row]);
  }
  return sorted;
}
