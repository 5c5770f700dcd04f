/** The events' queries for their owner. Each change is atomic, and is on the disk when its promise resolves. */
import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { EventChange } from '@daybook/schema/contract/event-request';
import { EVENTS_AHEAD_MAX } from '@daybook/schema/figures/bounds';
import { createGroupCommit } from '../database/group-commit.ts';
import type { Database } from '../database/open.ts';
import { prepareInsert } from '../database/prepare-insert.ts';
import { events, services, venues } from '../database/tables.ts';
import { preparePlanned, type PlannedEvent } from '../diary/store.ts';
import type { NewEvent } from './new-event.ts';

export type EventStore = ReturnType<typeof createEventStore>;

export function createEventStore(database: Database) {
  const commit = createGroupCommit(database);
  const planned = preparePlanned(database);
  const insertAll = prepareInsertAll(database);
  const countFrom = prepareCountFrom(database);

  function loadOwn(businessId: number, eventId: number): PlannedEvent | null {
    const [found] = planned([eventId]);
    return found?.event.businessId === businessId ? found : null;
  }

  return {
    /** Null for an event that is not this business's. */
    async find(businessId: number, eventId: number): Promise<PlannedEvent | null> {
      return database.transaction(() => loadOwn(businessId, eventId));
    },

    /**
     * Event, services and venues as one. Those that are added together share one durable commit. Null when the
     * business has as many from `today` on as it may.
     */
    async add(businessId: number, event: NewEvent, today: string): Promise<PlannedEvent | null> {
      return commit(() =>
        countFrom(businessId, today) < EVENTS_AHEAD_MAX ? insertAll(businessId, event) : null,
      );
    },

    /** Null for an event that is not this business's. */
    async change(businessId: number, eventId: number, change: EventChange): Promise<PlannedEvent | null> {
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
  };
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
  return (businessId: number, { event, ...parts }: NewEvent): PlannedEvent => {
    const eventId = insertEvent({ ...event, businessId });
    return {
      event: { ...event, businessId, id: eventId, version: 1, heldCount: 0 },
      services: parts.services.map((service) => {
        const row = { ...service, eventId };
        return { ...row, id: insertService(row) };
      }),
      venues: parts.venues.map((venue) => {
        const row = { ...venue, eventId, heldCount: 0 };
        return { ...row, id: insertVenue(row) };
      }),
    };
  };
}
