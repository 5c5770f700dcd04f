/**
 * Deletes events in steps: emailing every customer in one transaction would delay everybody else. Each step
 * is atomic. When the process is killed between two steps, the remaining events still exist and can be
 * deleted later; every email sent is true.
 */

import { and, eq, isNull, lte, max, sql } from 'drizzle-orm';
import { cancelSomeOfEvent } from '../bookings/owner/cancel-bookings-store.ts';
import { freeTextRoom } from '../businesses/text-room-store.ts';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { events, patterns } from '../database/tables.ts';
import { textBytesOf } from './new-event.ts';
import { removeEvents } from './remove-events-store.ts';

const { placeholder } = sql;

export interface EventsToDelete {
  businessId: number;
  /** One event's id; null for all events up to `latest`. */
  only: number | null;
  latest: number;
}

interface DeletionStep {
  events: number;
  cancelled: number;
  /** The lower-cased addresses that are emailed, repeated where somebody is emailed twice. */
  attendees: string[];
  isDone: boolean;
}

/** Rows that one step changes, which takes about 10 ms. */
const ROWS_A_STEP = 50;
/** The rows of an event with its venues and services. */
const ROWS_AN_EVENT = 5;

export async function ownsEvent(on: Reader, businessId: number, eventId: number): Promise<boolean> {
  return (await ownEvent(on).execute({ businessId, only: eventId })).length > 0;
}

/** Pauses all weekly hours, which would otherwise publish new dates after the deletion. */
export async function pausePatterns({ write }: Database, businessId: number, now: number): Promise<void> {
  await write({ business: businessId }, async (tx) => {
    await tx
      .update(patterns)
      .set({ pausedAt: now, revision: sql`${patterns.revision} + 1` })
      .where(and(eq(patterns.businessId, businessId), isNull(patterns.pausedAt)));
  });
}

/** Resolves to the id of the business's latest event, 0 if it has none. Later events are not deleted. */
export async function latestEventOf(on: Reader, businessId: number): Promise<number> {
  const [latest] = await latestEvent(on).execute({ businessId });
  return latest?.id ?? 0;
}

/**
 * Cancels upcoming bookings and queues their emails, and deletes events that have no booking left. The
 * bookings stay as records, each with its own copy of its event. Wake the mail worker if there are
 * attendees.
 */
export async function deleteSomeEvents(
  tx: Transaction,
  { businessId, only, latest }: EventsToDelete,
  now: number,
): Promise<DeletionStep> {
  const done: DeletionStep = { events: 0, cancelled: 0, attendees: [], isDone: false };
  let left = ROWS_A_STEP;
  while (left > 0) {
    const [event] =
      only === null
        ? await nextEvent(tx).execute({ businessId, latest })
        : await ownEvent(tx).execute({ businessId, only });
    if (!event) return { ...done, isDone: true };
    const cancelled = await cancelSomeOfEvent(tx, { id: event.id, businessId }, left, now);
    done.cancelled += cancelled.cancelled;
    done.attendees.push(...cancelled.attendees);
    if (cancelled.seen === left) break;
    left -= cancelled.seen + ROWS_AN_EVENT;
    await freeTextRoom(tx, businessId, textBytesOf(event));
    await removeEvents(tx, businessId, [event.id]);
    done.events += 1;
  }
  return done;
}

const nextEvent = prepared((on: Reader) =>
  on
    .select()
    .from(events)
    .where(and(eq(events.businessId, placeholder('businessId')), lte(events.id, placeholder('latest'))))
    .limit(1)
    .prepare(),
);

const ownEvent = prepared((on: Reader) =>
  on
    .select()
    .from(events)
    .where(and(eq(events.businessId, placeholder('businessId')), eq(events.id, placeholder('only'))))
    .prepare(),
);

const latestEvent = prepared((on: Reader) =>
  on
    .select({ id: max(events.id) })
    .from(events)
    .where(eq(events.businessId, placeholder('businessId')))
    .prepare(),
);
