import type { Context } from '../context.ts';
import { eventNotFound } from '../diary/refusals.ts';
import {
  type EventsToDelete,
  ownsEvent,
  pausePatterns,
  latestEventOf,
  deleteSomeEvents,
} from './delete-events-store.ts';

interface DeletedEvents {
  events: number;
  /** How many different email addresses we email. */
  attendees: number;
}

async function deleteInSteps(
  { database, clock, onMailQueued, metrics }: Context,
  wanted: EventsToDelete,
): Promise<DeletedEvents> {
  const attendees = new Set<string>();
  let events = 0;
  for (let isDone = false; !isDone;) {
    const step = await database.write({ business: wanted.businessId }, (tx) =>
      deleteSomeEvents(tx, wanted, clock()),
    );
    events += step.events;
    for (const attendee of step.attendees) attendees.add(attendee);
    if (step.attendees.length > 0) onMailQueued();
    metrics?.countCancelled(step.cancelled);
    isDone = step.isDone;
  }
  return { events, attendees: attendees.size };
}

/** Throws the 404 for an event that is not this business's. */
export async function deleteEvent(
  context: Context,
  businessId: number,
  eventId: number,
): Promise<DeletedEvents> {
  const { database } = context;
  if (!(await ownsEvent(database.read, businessId, eventId))) throw eventNotFound();
  return deleteInSteps(context, { businessId, only: eventId, latest: eventId });
}

/** Pauses weekly hours, and deletes the events that exist when it begins. */
export async function deleteAllEvents(context: Context, businessId: number): Promise<DeletedEvents> {
  const { database, clock } = context;
  await pausePatterns(database, businessId, clock());
  return deleteInSteps(context, {
    businessId,
    only: null,
    latest: await latestEventOf(database.read, businessId),
  });
}
