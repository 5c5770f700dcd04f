/**
 * Deleting events in steps. An event may be booked by any number of people, and each of them is told: done at
 * once it would hold everybody up. Each step is atomic. Whoever kills the process between two of them leaves
 * events that are still there, and to be deleted again; nobody was told what is not so.
 */
import { and, eq, lte, sql } from 'drizzle-orm';
import { prepareCancelBookings } from '../bookings/owner/cancel-bookings-store.ts';
import { createGroupCommit } from '../database/group-commit.ts';
import type { Database } from '../database/open.ts';
import { events } from '../database/tables.ts';

/** Which events of a business. */
export interface EventsToDelete {
  businessId: number;
  /** One alone, or all that are there up to the latest one. */
  only: number | null;
  latest: number;
}

/** What one step did. */
export interface DeletionStep {
  events: number;
  /** Who is told, lower-cased; one who is told twice stands twice. */
  attendees: string[];
  isDone: boolean;
}

/** Rows that one step changes: some 5 ms. */
const ROWS_A_STEP = 50;
/** An event with its venues and services. */
const ROWS_AN_EVENT = 5;

export type DeleteEventsStore = ReturnType<typeof createDeleteEventsStore>;

export function createDeleteEventsStore(database: Database) {
  const commit = createGroupCommit(database);
  const { placeholder } = sql;
  const next = database
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.businessId, placeholder('businessId')), lte(events.id, placeholder('latest'))))
    .limit(1)
    .prepare();
  const own = database
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.businessId, placeholder('businessId')), eq(events.id, placeholder('only'))))
    .prepare();
  const latest = database
    .select({ id: sql<number>`coalesce(max(${events.id}), 0)` })
    .from(events)
    .where(eq(events.businessId, placeholder('businessId')))
    .prepare();
  const deleteEvent = database
    .delete(events)
    .where(eq(events.id, placeholder('id')))
    .prepare();
  const cancelBookings = prepareCancelBookings(database);

  /** For use inside a transaction. */
  function step({ businessId, only, latest: last }: EventsToDelete, now: number): DeletionStep {
    const done: DeletionStep = { events: 0, attendees: [], isDone: false };
    let left = ROWS_A_STEP;
    while (left > 0) {
      const event = only === null ? next.get({ businessId, latest: last }) : own.get({ businessId, only });
      if (!event) return { ...done, isDone: true };
      const cancelled = cancelBookings.ofEvent(event.id, left, now);
      done.attendees.push(...cancelled.attendees);
      if (cancelled.seen === left) break;
      left -= cancelled.seen + ROWS_AN_EVENT;
      deleteEvent.run({ id: event.id });
      done.events += 1;
    }
    return done;
  }

  return {
    /** Whether the event is that business's. */
    async owns(businessId: number, eventId: number): Promise<boolean> {
      return own.get({ businessId, only: eventId }) !== undefined;
    },

    /** The id of the business's latest event, 0 when it has none: what comes later is not meant. */
    async latestOf(businessId: number): Promise<number> {
      return latest.get({ businessId })?.id ?? 0;
    },

    /**
     * Cancels bookings that are still to come and queues their letters, and deletes events that have no booking
     * left. The bookings stay as records, each with its own copy of what it was about. Wake the mail worker if
     * there are attendees.
     */
    async step(wanted: EventsToDelete, now: number): Promise<DeletionStep> {
      return commit(() => step(wanted, now));
    },
  };
}
