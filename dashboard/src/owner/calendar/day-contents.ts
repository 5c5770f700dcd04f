/** What lies on each day of a view. */
import type { OwnerEvent } from '@daybook/schema/contract/event';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { minutesOf } from '@daybook/schema/rules/clock-time';
import type { Span } from './day-layout.ts';
import { openTimes } from './open-times.ts';

export interface TimedBooking extends Span {
  booking: OwnerBooking;
}

export interface TimedEvent extends Span {
  event: OwnerEvent;
  /** When it takes bookings. */
  open: Span[];
}

export interface WeekDay {
  date: string;
  /** Events that people attend as a whole: they have no place among the hours, and their attendees none of their own. */
  dayEvents: OwnerEvent[];
  events: TimedEvent[];
  bookings: TimedBooking[];
}

/** Sorts a week's events and bookings into its days. Cancelled bookings hold no time, so they are left out. */
export function daysOfWeek(
  dates: readonly string[],
  events: readonly OwnerEvent[],
  bookings: readonly OwnerBooking[],
): WeekDay[] {
  const attended = new Set(events.filter(isDayEvent).map(({ id }) => id));
  const timed = bookings.filter(
    ({ status, event_id }) => status !== 'cancelled' && !(event_id !== null && attended.has(event_id)),
  );
  return dates.map((date) => {
    const own = events.filter(({ event_date }) => event_date === date);
    return {
      date,
      dayEvents: own.filter(isDayEvent),
      events: own.filter((event) => !isDayEvent(event)).map(timedEvent),
      bookings: timed.filter(({ event_date }) => event_date === date).map(timedBooking),
    };
  });
}

const isDayEvent = ({ event_type }: OwnerEvent) => event_type === 'day_event';

function timedEvent(event: OwnerEvent): TimedEvent {
  const open = openTimes(event);
  const start = open[0]?.start ?? minutesOf(event.start_time);
  return { event, open, start, end: open.at(-1)?.end ?? minutesOf(event.end_time) };
}

function timedBooking(booking: OwnerBooking): TimedBooking {
  return { booking, start: minutesOf(booking.start_time), end: minutesOf(booking.end_time) };
}

/** By date. */
export function byDate<Item>(items: readonly Item[], dateOf: (item: Item) => string): Map<string, Item[]> {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const day = days.get(dateOf(item));
    if (day) day.push(item);
    else days.set(dateOf(item), [item]);
  }
  return days;
}

/** 'Ada Lovelace' */
export const attendeeName = (booking: OwnerBooking) =>
  `${booking.attendee_first_name} ${booking.attendee_last_name}`;
