/** Turns the times that an owner plans into the event's timetable. */

import { endMinutesOf, minutesOf } from './clock-time.ts';
import type { Span, Timetable, TimetableMode } from './timetable.ts';

/** The names match the JSON. Times are HH:MM in the business's time zone, or null if not needed. */
export interface PlannedTimes {
  event_type: 'booking' | 'day_event';
  service_mode: 'time_slots' | 'individual_services';
  creation_mode: 'automatic' | 'manual';
  start_time: string | null;
  end_time: string | null;
  slot_duration_minutes: number;
  buffer_minutes: number;
  manual_slots: readonly { start_time: string; end_time: string }[];
  has_lunch_break: boolean;
  lunch_start_time: string | null;
  lunch_end_time: string | null;
  last_appointment_time: string | null;
}

/** Returns null while the hours are missing or end before they begin. Listed slots need no hours. */
export function plannedTimetable(plan: PlannedTimes): Timetable | null {
  const mode = plannedMode(plan);
  const hours = plannedHours(mode, plan);
  if (!hours) return null;
  return {
    mode,
    hours,
    slotMinutes: plan.slot_duration_minutes,
    bufferMinutes: plan.buffer_minutes,
    manualSlots: plan.manual_slots.flatMap(({ start_time, end_time }) => spanOf(start_time, end_time) ?? []),
    lunch: plan.has_lunch_break ? spanOf(plan.lunch_start_time, plan.lunch_end_time) : null,
    lastStart: plan.last_appointment_time === null ? null : minutesOf(plan.last_appointment_time),
  };
}

function plannedHours(mode: TimetableMode, { start_time: start, end_time: end }: PlannedTimes): Span | null {
  if (mode === 'manual') return { start: 0, end: 0 };
  return mode === 'day_event' ? dayHoursOf(start, end) : spanOf(start, end);
}

/** Returns a day event's hours, which may run past midnight; null while missing or 24 hours long. */
export function dayHoursOf(start: string | null, end: string | null): Span | null {
  return start !== null && end !== null && start !== end
    ? { start: minutesOf(start), end: endMinutesOf(start, end) }
    : null;
}

export function plannedMode(
  plan: Pick<PlannedTimes, 'event_type' | 'service_mode' | 'creation_mode'>,
): TimetableMode {
  if (plan.event_type === 'day_event') return 'day_event';
  return plan.service_mode === 'individual_services' ? 'individual_services' : plan.creation_mode;
}

function spanOf(start: string | null, end: string | null): Span | null {
  return start !== null && end !== null && start < end
    ? { start: minutesOf(start), end: minutesOf(end) }
    : null;
}
