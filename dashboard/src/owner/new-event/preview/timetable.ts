/** Turns the hours of a planned event, and of an existing one, into the form that the rules of slots need. */
import { CLOCK_TIME, minutesOf } from '@daybook/schema/rules/clock-time';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { dayHoursOf } from '@daybook/schema/rules/planned-timetable';
import type { Span, Timetable, TimetableMode } from '@daybook/schema/rules/timetable';
import { isManual, type NewEventForm } from '../form/new-event-form.ts';

/** Null while a time that it needs is missing. */
export function timetableOf(form: NewEventForm): Timetable | null {
  const manualSlots = isManual(form)
    ? form.manual_slots.flatMap((slot) => spanOf(slot.start_time, slot.end_time) ?? [])
    : [];
  const hours = isManual(form) ? extentOf(manualSlots) : hoursOf(form.kind === 'day_event', form);
  if (!hours) return null;
  const hasPauses = form.kind !== 'day_event' && !isManual(form);
  return {
    mode: modeOf(form),
    hours,
    slotMinutes: Number(form.slot_duration_minutes),
    bufferMinutes: Number(form.buffer_minutes),
    manualSlots,
    lunch: hasPauses && form.has_lunch_break ? spanOf(form.lunch_start_time, form.lunch_end_time) : null,
    lastStart:
      hasPauses && CLOCK_TIME.test(form.last_appointment_time) ? minutesOf(form.last_appointment_time) : null,
  };
}

/** A day event may run past midnight. */
function hoursOf(isDayEvent: boolean, { start_time, end_time }: Pick<OwnerEvent, 'start_time' | 'end_time'>) {
  if (!isDayEvent) return spanOf(start_time, end_time);
  return CLOCK_TIME.test(start_time) && CLOCK_TIME.test(end_time) ? dayHoursOf(start_time, end_time) : null;
}

function modeOf({ kind, creation_mode }: NewEventForm): TimetableMode {
  return kind === 'time_slots' ? creation_mode : kind;
}

/** Minutes after midnight; null unless both are times and the second is later. */
export function spanOf(start: string, end: string): Span | null {
  if (!CLOCK_TIME.test(start) || !CLOCK_TIME.test(end) || end <= start) return null;
  return { start: minutesOf(start), end: minutesOf(end) };
}

function extentOf(spans: readonly Span[]): Span | null {
  if (spans.length === 0) return null;
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
}

/** The stretches of the day that a planned event takes up. */
export function takenBy(timetable: Timetable): readonly Span[] {
  return timetable.mode === 'manual' ? timetable.manualSlots : [timetable.hours];
}

/** The same for an existing event: its listed slots, where it has them, are more exact than its hours. */
export function takenByEvent(event: OwnerEvent): readonly Span[] {
  const listed = event.manual_slots.flatMap((slot) => spanOf(slot.start_time, slot.end_time) ?? []);
  const hours = hoursOf(event.event_type === 'day_event', event);
  return listed.length > 0 ? listed : hours ? [hours] : [];
}
