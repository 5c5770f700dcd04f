import type { ImportedEvent } from './business-file-rows.ts';
import type { ImportedBooking, FileBooking } from './business-file.ts';

/**
 * Turns a booking of the file into one to import. `brought` has the ids that the file's events got here, in the file's
 * order.
 */
export function importedBookingOf(
  { event, venue, service, ...booking }: FileBooking,
  imported: readonly ImportedEvent[],
): ImportedBooking {
  const there = event === null ? undefined : imported[event - 1];
  const idAt = (ids: readonly number[] = [], place: number | null) =>
    place === null ? null : (ids[place - 1] ?? null);
  return {
    ...booking,
    event_id: there?.id ?? null,
    venue_id: idAt(there?.venue_ids, venue),
    service_id: idAt(there?.service_ids, service),
  };
}
