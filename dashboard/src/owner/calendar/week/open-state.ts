import type { OwnerEvent } from '@daybook/schema/contract/event';
import { AVAILABLE, FULLY_BOOKED, NO_TIMES_LEFT } from '../calendar-texts.ts';

type Counted = Pick<OwnerEvent, 'free_count' | 'passed_count' | 'slot_count'>;

/**
 * 'Available', or what an event's times are instead: full means taken, and what passed unbooked is not full
 * (decision 20). Nothing on days that are past, when nothing can be booked any more.
 */
export function openState({ free_count, passed_count, slot_count }: Counted, isPast: boolean): string {
  if (isPast || slot_count === 0) return '';
  if (free_count !== 0) return AVAILABLE;
  return passed_count === 0 ? FULLY_BOOKED : NO_TIMES_LEFT;
}
