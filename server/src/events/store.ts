/** The events' queries for their owner. Each change is atomic, and is on the disk when its promise resolves. */
import { and, asc, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { EventChange } from '@daybook/schema/contract/event-request';
import { prepareCancelBookings, type CancelledBookings } from '../bookings/owner/cancel-bookings-store.ts';
import { EVENTS_AHEAD_MAX } from '@daybook/schema/words/limits';
import { createGroupCommit } from '../database/group-commit.ts';
import type { Database } from '../database/open.ts';
import { prepareInsert } from '../database/prepare-insert.ts';
import { events, services, venues } from '../database/tables.ts';
import { prepareEvent, type EventContents } from '../diary/store.ts';
import type { NewEvent } from './new-event.ts';

/** One page of a business's events. */
export interface PageWanted {
  businessId: number;
  when: 'upcoming' | 'past';
  /** YYYY-MM-DD: where the past ends. */
  today: string;
  page: number;
  pageSize: number;
}

export interface PageFound {
  events: EventContents[];
  total: number;
  /** The last one when a later page was asked for; from 1. */
  page: number;
  pageCount: number;
}

export interface DeletedEvents {
  eventCount: number;
  cancelled: CancelledBookings;
}

export type EventStore = ReturnType<typeof createEventStore>;

export function createEventStore(database: Database) {
  const commit = createGroupCommit(database);
  const readEvent = prepareEvent(database);
  const insertAll = prepareInsertAll(database);
  const deleteWithBookings = prepareDelete(database);
  const countFrom = prepareCountFrom(database);

  function loadOwn(businessId: number, eventId: number): EventContents | null {
    const found = readEvent(eventId);
    return found?.event.businessId === businessId ? found : null;
  }

  return {
    /** Null for an event that is not this business's. */
    async find(businessId: number, eventId: number): Promise<EventContents | null> {
      return database.transaction(() => loadOwn(businessId, eventId));
    },

    /** Upcoming ones soonest first, past ones latest first. */
    async findPage(wanted: PageWanted): Promise<PageFound> {
      return database.transaction(() => findPage(database, wanted, readEvent));
    },

    /**
     * Event, services and venues as one. Those that are added together share one durable commit. Null when the
     * business has as many from `today` on as it may.
     */
    async add(businessId: number, event: NewEvent, today: string): Promise<EventContents | null> {
      return commit(() =>
        countFrom(businessId, today) < EVENTS_AHEAD_MAX ? insertAll(businessId, event) : null,
      );
    },

    /** Null for an event that is not this business's. */
    async change(businessId: number, eventId: number, change: EventChange): Promise<EventContents | null> {
      return commit(() => {
        database
          .update(events)
          .set({
            name: change.event_name,
            description: change.event_description,
            requirementsNote: change.requirements_note,
            personalMessage: change.personal_message,
          })
          .where(and(eq(events.id, eventId), eq(events.businessId, businessId)))
          .run();
        return loadOwn(businessId, eventId);
      });
    },

    /**
     * Deletes the event, cancels its bookings that are still to come and queues their letters, as one. Null
     * for an event that is not this business's.
     */
    async delete(businessId: number, eventId: number, now: number): Promise<DeletedEvents | null> {
      return commit(() => (loadOwn(businessId, eventId) ? deleteWithBookings([eventId], now) : null));
    },

    /** The same for every event of the business. */
    async deleteAll(businessId: number, now: number): Promise<DeletedEvents> {
      return commit(() => {
        const found = database
          .select({ id: events.id })
          .from(events)
          .where(eq(events.businessId, businessId))
          .all();
        return deleteWithBookings(
          found.map(({ id }) => id),
          now,
        );
      });
    },
  };
}

function findPage(
  database: Database,
  { businessId, when, today, page, pageSize }: PageWanted,
  readEvent: (eventId: number) => EventContents | null,
): PageFound {
  const isUpcoming = when === 'upcoming';
  const wanted = and(
    eq(events.businessId, businessId),
    isUpcoming ? gte(events.date, today) : lt(events.date, today),
  );
  const order = isUpcoming ? asc : desc;
  const total = database.select({ total: count() }).from(events).where(wanted).get()?.total ?? 0;
  const pageCount = Math.ceil(total / pageSize);
  const shown = Math.max(1, Math.min(page, pageCount));
  const ids = database
    .select({ id: events.id })
    .from(events)
    .where(wanted)
    .orderBy(order(events.date), order(events.startTime), order(events.id))
    .limit(pageSize)
    .offset((shown - 1) * pageSize)
    .all();
  const found = ids.flatMap(({ id }) => readEvent(id) ?? []);
  return { events: found, total, page: shown, pageCount };
}

/** How many events a business has on that date, YYYY-MM-DD, and later. */
function prepareCountFrom(database: Database): (businessId: number, date: string) => number {
  const query = database
    .select({ events: count() })
    .from(events)
    .where(
      and(eq(events.businessId, sql.placeholder('businessId')), gte(events.date, sql.placeholder('date'))),
    )
    .prepare();
  return (businessId, date) => query.get({ businessId, date })?.events ?? 0;
}

/** For use inside a transaction. Answers what was written. */
function prepareInsertAll(database: Database) {
  const insertEvent = prepareInsert(database, events);
  const insertService = prepareInsert(database, services);
  const insertVenue = prepareInsert(database, venues);
  return (businessId: number, { event, ...parts }: NewEvent): EventContents => {
    const eventId = insertEvent({ ...event, businessId });
    return {
      event: { ...event, businessId, id: eventId },
      services: parts.services.map((service) => {
        const row = { ...service, eventId };
        return { ...row, id: insertService(row) };
      }),
      venues: parts.venues.map((venue) => {
        const row = { ...venue, eventId };
        return { ...row, id: insertVenue(row) };
      }),
      held: [],
    };
  };
}

/** For use inside a transaction. The bookings stay as records, each with its own copy of what it was about. */
function prepareDelete(database: Database) {
  const cancelBookings = prepareCancelBookings(database);
  const deleteEvent = database
    .delete(events)
    .where(eq(events.id, sql.placeholder('id')))
    .prepare();
  return (eventIds: number[], now: number): DeletedEvents => {
    const cancelled = cancelBookings.ofEvents(eventIds, now);
    for (const id of eventIds) deleteEvent.run({ id });
    return { eventCount: eventIds.length, cancelled };
  };
}
