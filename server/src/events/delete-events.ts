/** Cancels one event of an owner, or all of them. */
import type { CountBookings } from '../bookings/count-bookings.ts';
import type { Clock } from '../runtime/clock.ts';
import { eventNotFound } from '../diary/refusals.ts';
import type { DeleteEventsStore, EventsToDelete } from './delete-events-store.ts';

interface DeleteEventsParts {
  store: DeleteEventsStore;
  clock: Clock;
  onMailQueued: () => void;
  /** Null if nothing is counted. */
  metrics: CountBookings | null;
}

interface DeletedEvents {
  events: number;
  /** How many different email addresses we email. */
  attendees: number;
}

export type DeleteEvents = ReturnType<typeof createDeleteEvents>;

export function createDeleteEvents({ store, clock, onMailQueued, metrics }: DeleteEventsParts) {
  async function deleteInSteps(wanted: EventsToDelete): Promise<DeletedEvents> {
    const attendees = new Set<string>();
    let events = 0;
    for (let isDone = false; !isDone;) {
      const step = await store.step(wanted, clock());
      events += step.events;
      for (const attendee of step.attendees) attendees.add(attendee);
      if (step.attendees.length > 0) onMailQueued();
      metrics?.countCancelled(step.cancelled);
      isDone = step.isDone;
    }
    return { events, attendees: attendees.size };
  }

  return {
    /** Throws the 404 for an event that is not this business's. */
    async one(businessId: number, eventId: number): Promise<DeletedEvents> {
      if (!(await store.owns(businessId, eventId))) throw eventNotFound();
      return deleteInSteps({ businessId, only: eventId, latest: eventId });
    },

    /** Pauses weekly hours, and deletes the events that exist when it begins. */
    async all(businessId: number): Promise<DeletedEvents> {
      await store.pausePatterns(businessId, clock());
      return deleteInSteps({ businessId, only: null, latest: await store.latestOf(businessId) });
    },
  };
}
