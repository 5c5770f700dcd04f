/**
 * An event's timetable: the times of its day that could be booked if there were no bookings and no clock
 * change. It counts in minutes after midnight.
 */

import {
  EVENT_SLOTS_MAX,
  FALLBACK_DAY_END,
  FALLBACK_DAY_START,
  FALLBACK_SLOT_MINUTES,
  SERVICE_MINUTES_MIN,
  SERVICE_START_STEP_MINUTES,
} from '../figures/slots.ts';
import { minutesOf } from './clock-time.ts';

/** Minutes after midnight. The end isn't included. */
export interface Span {
  start: number;
  end: number;
}

export interface SlotSpan extends Span {
  /** Minutes that stay free after it, 0 for listed slots and day events. */
  buffer: number;
}

/** A time that the timetable itself leaves out. */
export interface SkippedSpan extends Span {
  by: 'lunch' | 'last appointment';
}

/** `day_event` is one slot for the whole event. */
export type TimetableMode = 'automatic' | 'manual' | 'individual_services' | 'day_event';

export interface Timetable {
  mode: TimetableMode;
  /** The event's own hours: opening and closing for individual services. A day event may end after 1440. */
  hours: Span;
  slotMinutes: number;
  bufferMinutes: number;
  /** Listed slots, for `manual`. */
  manualSlots: readonly Span[];
  lunch: Span | null;
  /** No slot starts after this minute. Listed slots and day events ignore it. */
  lastStart: number | null;
}

/**
 * Returns the times that can be booked, and adds to `skipped` those that lunch or the last appointment leave
 * out. `serviceMinutes` is the chosen service's length; only individual services need it.
 */
export function spansOf(
  timetable: Timetable,
  serviceMinutes: number | null,
  skipped: SkippedSpan[] = [],
): SlotSpan[] {
  switch (timetable.mode) {
    case 'day_event':
      return [{ ...timetable.hours, buffer: 0 }];
    case 'manual':
      return manualSpans(timetable);
    case 'automatic':
      return automaticSpans(timetable, skipped);
    case 'individual_services':
      return serviceMinutes === null ? [] : serviceSpans(timetable, serviceMinutes, skipped);
  }
}

/** Returns the most starts that an event offers in one venue, for any service. */
export function mostSpansOf(timetable: Timetable): number {
  return spansOf(timetable, SERVICE_MINUTES_MIN).length;
}

interface ResourceCounts {
  places: number;
  people: number;
}

/** Returns whether an event can have so many. All of them are searched for slots, so the bounds multiply. */
export function fitsResources(timetable: Timetable, { places, people }: ResourceCounts): boolean {
  return mostSpansOf(timetable) * Math.max(1, places + people) <= EVENT_SLOTS_MAX;
}

/**
 * Returns the hours of the event's own slots, from the first start to the last end over all its services:
 * what people see, sort by and publish. If it offers nothing, they are the planned hours. Only individual
 * services need `serviceMinutes`.
 */
export function hoursOf(timetable: Timetable, serviceMinutes: readonly number[] = []): Span {
  const lengths = timetable.mode === 'individual_services' ? new Set(serviceMinutes) : [null];
  const spans = [...lengths].flatMap((minutes) => spansOf(timetable, minutes));
  if (spans.length === 0) return timetable.hours;
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
}

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Returns a row of slots with a buffer between them, which starts again at the end of lunch. */
function automaticSpans(
  { hours, slotMinutes, bufferMinutes, lunch, lastStart }: Omit<Timetable, 'mode' | 'manualSlots'>,
  skipped: SkippedSpan[],
): SlotSpan[] {
  const spans: SlotSpan[] = [];
  if (slotMinutes <= 0) return spans;
  for (let start = hours.start; start + slotMinutes <= hours.end;) {
    if (lastStart !== null && start > lastStart) {
      skipped.push({ start, end: hours.end, by: 'last appointment' });
      break;
    }
    const span = { start, end: start + slotMinutes, buffer: bufferMinutes };
    if (lunch && overlaps(span, lunch)) {
      skipped.push({ start, end: lunch.end, by: 'lunch' });
      start = lunch.end;
    } else {
      spans.push(span);
      start = span.end + bufferMinutes;
    }
  }
  return spans;
}

/** A slot's id contains its start (slot-id.ts), so of two that begin together the shorter one counts. */
function manualSpans({ manualSlots }: Timetable): SlotSpan[] {
  if (manualSlots.length) {
    const inOrder = [...manualSlots].sort((a, b) => a.start - b.start || a.end - b.end);
    return inOrder
      .filter((slot, index) => slot.start !== inOrder[index - 1]?.start)
      .map((slot) => ({ ...slot, buffer: 0 }));
  }
  const wholeDay = {
    hours: { start: minutesOf(FALLBACK_DAY_START), end: minutesOf(FALLBACK_DAY_END) },
    slotMinutes: FALLBACK_SLOT_MINUTES,
    bufferMinutes: 0,
    lunch: null,
    lastStart: null,
  };
  return automaticSpans(wholeDay, []);
}

function serviceSpans(
  { hours, lunch, lastStart, bufferMinutes }: Timetable,
  serviceMinutes: number,
  skipped: SkippedSpan[],
): SlotSpan[] {
  const spans: SlotSpan[] = [];
  if (serviceMinutes <= 0) return spans;
  const latest = hours.end - serviceMinutes;
  for (let start = hours.start; start <= latest; start += SERVICE_START_STEP_MINUTES) {
    const span = { start, end: start + serviceMinutes, buffer: bufferMinutes };
    if (lastStart !== null && start > lastStart)
      skipped.push({ start, end: span.end, by: 'last appointment' });
    else if (lunch && overlaps(span, lunch)) skipped.push({ start, end: span.end, by: 'lunch' });
    else spans.push(span);
  }
  return spans;
}
