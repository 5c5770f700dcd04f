import type { OwnerEvent } from '@daybook/schema/contract/event';
import { minutesOf } from '@daybook/schema/rules/clock-time';
import { WEEK_ROW_MINUTES, type Span } from './day-layout.ts';

type Hours = Pick<
  OwnerEvent,
  | 'start_time'
  | 'end_time'
  | 'creation_mode'
  | 'service_mode'
  | 'manual_slots'
  | 'has_lunch_break'
  | 'lunch_start_time'
  | 'lunch_end_time'
>;

/**
 * The times for which an event takes bookings, in order: its hours without lunch, or its listed slots. Listed
 * slots with less than a row between them (a buffer) count as one stretch. Minutes on the wall clock.
 */
export function openTimes(event: Hours): Span[] {
  const isListed =
    event.service_mode === 'time_slots' && event.creation_mode === 'manual' && event.manual_slots.length > 0;
  return isListed ? joined(event.manual_slots.map(spanOf)) : aroundLunch(event);
}

const spanOf = ({ start_time, end_time }: Pick<Hours, 'start_time' | 'end_time'>): Span => ({
  start: minutesOf(start_time),
  end: minutesOf(end_time),
});

function joined(spans: readonly Span[]): Span[] {
  const stretches: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = stretches.at(-1);
    if (last && span.start - last.end < WEEK_ROW_MINUTES) last.end = Math.max(last.end, span.end);
    else stretches.push({ ...span });
  }
  return stretches;
}

function aroundLunch(event: Hours): Span[] {
  const whole = spanOf(event);
  const { has_lunch_break, lunch_start_time, lunch_end_time } = event;
  if (!has_lunch_break || lunch_start_time === null || lunch_end_time === null) return [whole];
  const morning = { start: whole.start, end: Math.min(whole.end, minutesOf(lunch_start_time)) };
  const afternoon = { start: Math.max(whole.start, minutesOf(lunch_end_time)), end: whole.end };
  return [morning, afternoon].filter(({ start, end }) => start < end);
}
