import { listTimeSlots, type Where } from '../diary/server-calls.ts';

interface Asked {
  service: { id: number };
  venueId: number | null;
  personId: number | null;
}

/** Counts an event's free times for each, asking about all at once. */
export const countFree = (
  host: Where,
  event: { id: number },
  all: readonly Asked[],
  signal: AbortSignal,
): Promise<number[]> =>
  Promise.all(
    all.map(async ({ service, venueId, personId }) => {
      const of = { event_id: event.id, venue_id: venueId, service_id: service.id, person_id: personId };
      return (await listTimeSlots(host, of, signal)).filter((slot) => !slot.is_booked).length;
    }),
  );
