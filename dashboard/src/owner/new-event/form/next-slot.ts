import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { spanOf } from '../preview/timetable.ts';
import { EMPTY_SLOT, type SlotFields } from './new-event-form.ts';

const LAST_MINUTE = 24 * 60 - 1;

/**
 * The most likely next slot: as long as the last one, and right after it; empty when that is not within the
 * day.
 */
export function nextSlot(slots: readonly SlotFields[]): SlotFields {
  const last = slots.at(-1);
  const span = last && spanOf(last.start_time, last.end_time);
  if (!span) return EMPTY_SLOT;
  const end = span.end + span.end - span.start;
  return end > LAST_MINUTE ? EMPTY_SLOT : { start_time: clockTimeOf(span.end), end_time: clockTimeOf(end) };
}
