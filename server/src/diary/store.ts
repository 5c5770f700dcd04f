/** The diary's queries. Reading only: what changes a diary lives with what changes it. */
import { and, between, eq, getTableColumns, sql } from 'drizzle-orm';
import { bookings, businesses, events, services, venues } from '../database/tables.ts';
import type { Database } from '../database/open.ts';

const { placeholder } = sql;

/** What decides whether, and from which answer, a diary is served. */
export interface DiaryFacts {
  businessId: number;
  /** Raised by the database with every change that the diary could show. */
  version: number;
  isActive: 0 | 1;
  hasPaid: 0 | 1;
  trialExpiresAt: number | null;
}

export type BusinessRow = typeof businesses.$inferSelect;
export type EventRow = typeof events.$inferSelect;
export type VenueRow = typeof venues.$inferSelect;
export type ServiceRow = typeof services.$inferSelect;

/** A booking that holds its time. Milliseconds since 1970. */
export interface HeldRow {
  venueId: number | null;
  startsAt: number;
  endsAt: number;
}

/** An event with all that decides its slots. */
export interface EventContents {
  event: EventRow;
  venues: VenueRow[];
  services: ServiceRow[];
  held: HeldRow[];
}

export interface DiaryWanted {
  businessId: number;
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
  limit: number;
}

export type DiaryStore = ReturnType<typeof createDiaryStore>;

const FACTS = `b.id AS businessId, b.diary_version AS version, b.is_active AS isActive,
  b.has_paid AS hasPaid, b.trial_expires_at AS trialExpiresAt`;

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
  const eventContents = sqlite.transaction(prepareEvent(database));
  const diaryContents = sqlite.transaction(prepareDiary(database));

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

    /** In order of date and start. */
    async loadEvents(wanted: DiaryWanted): Promise<EventContents[]> {
      return diaryContents(wanted);
    },
  };
}

const isHeld = sql`${bookings.status} <> 'cancelled'`;
const heldColumns = { venueId: bookings.venueId, startsAt: bookings.startsAt, endsAt: bookings.endsAt };

/** For use inside a transaction, so that the parts are of one moment. */
export function prepareEvent(database: Database): (eventId: number) => EventContents | null {
  const id = placeholder('eventId');
  const event = database.select().from(events).where(eq(events.id, id)).prepare();
  const venuesOf = database.select().from(venues).where(eq(venues.eventId, id)).orderBy(venues.id).prepare();
  const servicesOf = database
    .select()
    .from(services)
    .where(eq(services.eventId, id))
    .orderBy(services.id)
    .prepare();
  const heldOf = database
    .select(heldColumns)
    .from(bookings)
    .where(and(eq(bookings.eventId, id), isHeld))
    .prepare();
  return (eventId) => {
    const found = event.get({ eventId });
    if (!found) return null;
    return {
      event: found,
      venues: venuesOf.all({ eventId }),
      services: servicesOf.all({ eventId }),
      held: heldOf.all({ eventId }),
    };
  };
}

function prepareDiary(database: Database): (wanted: DiaryWanted) => EventContents[] {
  const ofDiary = and(
    eq(events.businessId, placeholder('businessId')),
    between(events.date, placeholder('from'), placeholder('to')),
  );
  const found = database
    .select()
    .from(events)
    .where(ofDiary)
    .orderBy(events.date, events.startTime, events.id)
    .limit(placeholder('limit'))
    .prepare();
  const venuesOf = database
    .select(getTableColumns(venues))
    .from(venues)
    .innerJoin(events, eq(events.id, venues.eventId))
    .where(ofDiary)
    .orderBy(venues.id)
    .prepare();
  const servicesOf = database
    .select(getTableColumns(services))
    .from(services)
    .innerJoin(events, eq(events.id, services.eventId))
    .where(ofDiary)
    .orderBy(services.id)
    .prepare();
  const heldOf = database
    .select({ eventId: events.id, ...heldColumns })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(ofDiary, isHeld))
    .prepare();
  return (wanted) => {
    const venuesByEvent = byEvent(venuesOf.all({ ...wanted }));
    const servicesByEvent = byEvent(servicesOf.all({ ...wanted }));
    const heldByEvent = byEvent(heldOf.all({ ...wanted }));
    return found.all({ ...wanted }).map((event) => ({
      event,
      venues: venuesByEvent.get(event.id) ?? [],
      services: servicesByEvent.get(event.id) ?? [],
      held: heldByEvent.get(event.id) ?? [],
    }));
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
