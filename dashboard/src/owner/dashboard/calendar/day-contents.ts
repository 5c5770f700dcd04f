import type { OwnerEvent } from '@daybook/schema/contract/event';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { MINUTES_A_DAY, minutesOf, runsPastMidnight } from '@daybook/schema/rules/clock-time';
import { addDays } from '@daybook/schema/rules/date';
import { seenBooking, type SeenBooking } from '#booking-words/seen-booking.ts';
import { type Span, WEEK_ROW_MINUTES } from './day-layout.ts';

export interface TimedBooking extends Span {
  booking: OwnerBooking;
  /** The booking on the business's clock */
  seen: SeenBooking;
}

export interface TimedEvent extends Span {
  event: OwnerEvent;
  open: Span[];
}

export type Contents = readonly [events: OwnerEvent[], bookings: OwnerBooking[]];

export interface Day {
  date: string;
  /** Day events and their attendees aren't drawn among the hours. */
  dayEvents: OwnerEvent[];
  stillOn: OwnerEvent[];
  events: TimedEvent[];
  bookings: TimedBooking[];
}

/** Groups events and bookings by day on the clock of `zone`. It leaves out cancelled bookings. */
export function daysOf(dates: readonly string[], [events, bookings]: Contents, zone: string): Day[] {
  const timed = bookings
    .filter(({ status, is_day_event }) => status !== 'cancelled' && !is_day_event)
    .map((booking) => timedBooking(booking, zone));
  return dates.map((date) => {
    const own = events.filter(({ event_date }) => event_date === date);
    return {
      date,
      dayEvents: own.filter(isDayEvent),
      stillOn: events.filter((event) => isDayEvent(event) && isStillOn(event, date)),
      events: own.filter((event) => !isDayEvent(event)).map(timedEvent),
      bookings: timed.filter(({ seen }) => seen.when.date === date),
    };
  });
}

export const isEmpty = ({ dayEvents, stillOn, events, bookings }: Day) =>
  [dayEvents, stillOn, events, bookings].every(({ length }) => length === 0);

const MIDNIGHT = '00:00';

const isDayEvent = ({ event_type }: OwnerEvent) => event_type === 'day_event';

/** Returns whether the event began on the day before and runs past the midnight at which `date` begins. */
function isStillOn({ event_date, start_time, end_time }: OwnerEvent, date: string): boolean {
  const isLate = runsPastMidnight(start_time, end_time) && end_time !== MIDNIGHT;
  return isLate && addDays(event_date, 1) === date;
}

function timedEvent(event: OwnerEvent): TimedEvent {
  const open = openTimes(event);
  const start = open[0]?.start ?? minutesOf(event.start_time);
  return { event, open, start, end: open.at(-1)?.end ?? minutesOf(event.end_time) };
}

/** Returns the booking with its times. One that runs past midnight ends with its day. */
function timedBooking(booking: OwnerBooking, zone: string): TimedBooking {
  const seen = seenBooking(booking, zone);
  const { when } = seen;
  return {
    booking,
    seen,
    start: minutesOf(when.from),
    end: when.isPastMidnight ? MINUTES_A_DAY : minutesOf(when.to),
  };
}

export function byDate<Item>(items: readonly Item[], dateOf: (item: Item) => string): Map<string, Item[]> {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const day = days.get(dateOf(item));
    if (day) day.push(item);
    else days.set(dateOf(item), [item]);
  }
  return days;
}

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
 * Returns when an event takes bookings, in minutes on the wall clock: its hours without lunch, or its listed
 * slots, which count as one stretch if less than a row (a buffer) is between them.
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
