/**
 * Checks the fields of an event in a file against each other, as the form for a new event does, so that
 * nobody can import what no form could make. A copy may list as many slots as its original had.
 */

import { EVENT_SLOTS_MAX, SLOT_MINUTES_MIN } from '../figures/slots.ts';
import { minutesOf } from '../rules/clock-time.ts';
import { plannedMode, plannedTimetable, type PlannedTimes } from '../rules/planned-timetable.ts';
import { fitsResources, mostSpansOf } from '../rules/timetable.ts';
import {
  HOME_VISIT_HAS_NO_VENUE,
  LUNCH_ENDS_AFTER_START,
  LUNCH_TIMES_REQUIRED,
  SLOTS_OVERLAP,
  slotTooShort,
  tooManySlots,
} from '../words/event-texts.ts';
import { blameOwnHours, checkDayHours, checkHours } from './event-request.ts';
import { blameIn, type Blame } from './fields.ts';
import type { z } from './zod.ts';

type FileTimes = Omit<PlannedTimes, 'has_lunch_break' | 'start_time' | 'end_time'> & {
  start_time: string;
  end_time: string;
  is_home_visit: boolean;
  venues: readonly unknown[];
  people: readonly { start_time: string | null; end_time: string | null }[];
};

export function checkFileEvent(event: FileTimes, context: z.RefinementCtx): void {
  const blame = blameIn(context);
  const mode = plannedMode(event);
  if (mode === 'day_event') checkDayHours(event, blame);
  else checkHours(event, blame);
  if (mode === 'manual') checkListedSlots(event, blame);
  if (mode === 'automatic' && event.slot_duration_minutes < SLOT_MINUTES_MIN)
    blame(['slot_duration_minutes'], slotTooShort(SLOT_MINUTES_MIN));
  checkLunch(event, blame);
  if (event.is_home_visit && event.venues.length > 0) blame(['venues'], HOME_VISIT_HAS_NO_VENUE);
  checkSlotCount(event, blame);
  const timetable = plannedTimetable({ ...event, has_lunch_break: false });
  if (timetable) blameOwnHours(timetable, event.people, blame);
}

/** Checks that both times are given, or neither. */
function checkLunch({ lunch_start_time: start, lunch_end_time: end }: FileTimes, blame: Blame): void {
  if ((start === null) !== (end === null)) blame(['lunch_start_time'], LUNCH_TIMES_REQUIRED);
  else if (start !== null && end !== null && end <= start) blame(['lunch_end_time'], LUNCH_ENDS_AFTER_START);
}

// Sorted, so that each is compared with its predecessor only: there may be very many.
function checkListedSlots({ manual_slots: slots }: FileTimes, blame: Blame): void {
  const inOrder = [...slots].sort((one, other) => (one.start_time < other.start_time ? -1 : 1));
  inOrder.forEach(({ start_time, end_time }, at) => {
    const before = inOrder[at - 1];
    if (minutesOf(end_time) - minutesOf(start_time) < SLOT_MINUTES_MIN)
      blame(['manual_slots'], slotTooShort(SLOT_MINUTES_MIN));
    else if (before && before.end_time > start_time) blame(['manual_slots'], SLOTS_OVERLAP);
  });
}

function checkSlotCount(event: FileTimes, blame: Blame): void {
  const timetable = plannedTimetable({ ...event, has_lunch_break: event.lunch_start_time !== null });
  const counts = { places: event.venues.length, people: event.people.length };
  if (!timetable || fitsResources(timetable, counts)) return;
  blame(['slot_duration_minutes'], tooManySlots(mostSpansOf(timetable), counts, EVENT_SLOTS_MAX));
}
