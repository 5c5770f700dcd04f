import type { OwnerEvent } from '@daybook/schema/contract/event';
import {
  CLOCK_TIME,
  clockTimeOf,
  MINUTES_A_DAY,
  minutesOf,
  shownTimeOf,
} from '@daybook/schema/rules/clock-time';
import { addDays } from '@daybook/schema/rules/date';
import { dayHoursOf } from '@daybook/schema/rules/planned-timetable';
import type { Span, Timetable, TimetableMode } from '@daybook/schema/rules/timetable';
import { isManual, type NewEventForm, EMPTY_SLOT, type SlotFields } from '../form/new-event-form.ts';
import { byWeekday, formOn } from '../form/week.ts';

/** Returns null while a time is missing. */
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

/** Returns the hours, which may run past midnight for a day event. */
function hoursOf(isDayEvent: boolean, { start_time, end_time }: Pick<OwnerEvent, 'start_time' | 'end_time'>) {
  if (!isDayEvent) return spanOf(start_time, end_time);
  return CLOCK_TIME.test(start_time) && CLOCK_TIME.test(end_time) ? dayHoursOf(start_time, end_time) : null;
}

function modeOf({ kind, creation_mode }: NewEventForm): TimetableMode {
  return kind === 'time_slots' ? creation_mode : kind;
}

/** Returns minutes after midnight; null unless both are times and the second is later. */
function spanOf(start: string, end: string): Span | null {
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

function takenBy(timetable: Timetable): readonly Span[] {
  return timetable.mode === 'manual' ? timetable.manualSlots : [timetable.hours];
}

/**
 * Returns the times that an existing event takes. Its listed slots, if any, are more exact than its hours.
 */
function takenByEvent(event: OwnerEvent): readonly Span[] {
  const listed = event.manual_slots.flatMap((slot) => spanOf(slot.start_time, slot.end_time) ?? []);
  const hours = hoursOf(event.event_type === 'day_event', event);
  return listed.length > 0 ? listed : hours ? [hours] : [];
}

/** Overlaps are allowed, because two people may work at once, but owners should know. */
interface Overlap {
  eventId: number;
  /** YYYY-MM-DD */
  date: string;
  name: string;
  /** HH:MM: start and end of the whole other event */
  from: string;
  to: string;
}

/**
 * Sorted by date and start. `events` must include the days before and after, as a day event may run past
 * midnight.
 */
export function overlapsOf(
  timetable: Timetable,
  dates: readonly string[],
  events: readonly OwnerEvent[],
): Overlap[] {
  const chosen = new Set(dates);
  const planned = takenBy(timetable);
  // Whether a time planned for that date overlaps this one. Both are in minutes after its midnight.
  const isMet = (date: string, start: number, end: number) =>
    chosen.has(date) && planned.some((here) => here.start < end && start < here.end);
  return events
    .flatMap((event) => {
      const taken = takenByEvent(event);
      const meets = [-1, 0, 1].some((days) =>
        taken.some(({ start, end }) => {
          const shift = days * MINUTES_A_DAY;
          return isMet(addDays(event.event_date, days), start - shift, end - shift);
        }),
      );
      if (!meets) return [];
      return {
        eventId: event.id,
        date: event.event_date,
        name: event.event_name,
        from: clockTimeOf(Math.min(...taken.map(({ start }) => start))),
        to: shownTimeOf(Math.max(...taken.map(({ end }) => end))),
      };
    })
    .sort(byStart);
}

const byStart = (a: Overlap, b: Overlap) => (a.date + a.from < b.date + b.from ? -1 : 1);

/** The same for the form, whose dates may have different hours. */
export function overlapsWith(
  form: NewEventForm,
  dates: readonly string[],
  events: readonly OwnerEvent[],
): Overlap[] {
  const overlaps = byWeekday(form, dates).flatMap((group) => {
    const timetable = group[0] === undefined ? null : timetableOf(formOn(form, group[0]));
    return timetable ? overlapsOf(timetable, group, events) : [];
  });
  // A day event that runs past midnight may meet two weekdays.
  return [...new Map(overlaps.map((overlap) => [overlap.eventId, overlap])).values()].sort(byStart);
}

/** Returns a slot right after the last one and as long; an empty one if that doesn't fit into the day. */
export function nextSlot(slots: readonly SlotFields[]): SlotFields {
  const last = slots.at(-1);
  const span = last && spanOf(last.start_time, last.end_time);
  if (!span) return EMPTY_SLOT;
  const end = span.end + span.end - span.start;
  return end >= MINUTES_A_DAY
    ? EMPTY_SLOT
    : { start_time: clockTimeOf(span.end), end_time: clockTimeOf(end) };
}
