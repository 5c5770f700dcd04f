import type { OwnerEvent } from '@daybook/schema/contract/event';
import { booked } from '#owner/count-texts.ts';
import * as texts from './overview-texts.ts';

type BookedCounts = Pick<
  OwnerEvent,
  'booked_places' | 'slot_count' | 'places_per_time' | 'service_mode' | 'event_type'
>;

interface BookedShare {
  /** '5 of 14 booked' */
  text: string;
  /** From 0 to 1; null if we don't know how many can book. */
  share: number | null;
}

/**
 * Returns how full an event is. For services, and where there is no limit, it only counts who is booked: a
 * booking of a service takes several starts, so the two can't be compared.
 */
export function bookedShareOf({
  booked_places: taken,
  slot_count,
  places_per_time,
  service_mode,
  event_type,
}: BookedCounts): BookedShare {
  const hasCount = event_type === 'day_event' || service_mode === 'time_slots';
  const all = hasCount && slot_count !== null ? slot_count * places_per_time : null;
  const share = all === null || all === 0 ? null : Math.min(1, taken / all);
  if (taken === 0) return { text: texts.NONE_BOOKED, share };
  // Times that a delay, time off or shorter hours took away aren't counted, but their bookings are.
  const isOver = all !== null && taken > all;
  const text = share === null || isOver ? booked(taken) : texts.bookedOf(taken, all ?? 0);
  return { text, share };
}
