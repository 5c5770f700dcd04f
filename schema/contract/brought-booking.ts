import type { BroughtEvent } from './business-file-rows.ts';
import type { BroughtBooking, FileBooking } from './business-file.ts';

/** A booking of a file as it is brought: `brought` are the file's events as they are called here, in the file's order. */
export function broughtBookingOf(
  { event, venue, service, ...booking }: FileBooking,
  brought: readonly BroughtEvent[],
): BroughtBooking {
  const there = event === null ? undefined : brought[event - 1];
  const idAt = (ids: readonly number[] = [], place: number | null) =>
    place === null ? null : (ids[place - 1] ?? null);
  return {
    ...booking,
    event_id: there?.id ?? null,
    venue_id: idAt(there?.venue_ids, venue),
    service_id: idAt(there?.service_ids, service),
  };
}
