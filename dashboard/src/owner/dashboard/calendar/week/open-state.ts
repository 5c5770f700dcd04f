import type { OwnerEvent } from '@daybook/schema/contract/event';
import { AVAILABLE, FULLY_BOOKED, NO_TIMES_LEFT } from '../calendar-texts.ts';

type Counted = Pick<OwnerEvent, 'free_count' | 'passed_count' | 'slot_count'>;

/**
 * 'Available', or why an event's times are not: full means that all are taken, and a time that passed
 * unbooked is not taken (decision 20). '' on past days, when nothing can be booked any more.
 */
export function openState({ free_count, passed_count, slot_count }: Counted, isPast: boolean): string {
  if (isPast || slot_count === 0) return '';
  if (free_count !== 0) return AVAILABLE;
  return passed_count === 0 ? FULLY_BOOKED : NO_TIMES_LEFT;
}
