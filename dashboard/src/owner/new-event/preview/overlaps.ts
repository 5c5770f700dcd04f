/**
 * The events that the new one would overlap. An overlap is allowed, since two people may work at once, but it
 * should surprise nobody.
 */
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { clockTimeOf, shownTimeOf } from '@daybook/schema/rules/clock-time';
import { addDays } from '@daybook/schema/rules/date';
import type { Timetable } from '@daybook/schema/rules/timetable';
import { takenBy, takenByEvent } from './timetable.ts';

export interface Overlap {
  eventId: number;
  /** YYYY-MM-DD */
  date: string;
  name: string;
  /** HH:MM: start and end of the whole other event. */
  from: string;
  to: string;
}

const DAY_MINUTES = 24 * 60;

/**
 * The overlaps, in order of date and start. `events` includes those of the days before and after the dates: a
 * day event may run past midnight.
 */
export function overlapsOf(
  timetable: Timetable,
  dates: readonly string[],
  events: readonly OwnerEvent[],
): Overlap[] {
  const chosen = new Set(dates);
  const planned = takenBy(timetable);
  /** Whether a time planned for that date overlaps this one, in minutes after its midnight. */
  const isMet = (date: string, start: number, end: number) =>
    chosen.has(date) && planned.some((here) => here.start < end && start < here.end);
  return events
    .flatMap((event) => {
      const taken = takenByEvent(event);
      const meets = [-1, 0, 1].some((days) =>
        taken.some(({ start, end }) => {
          const shift = days * DAY_MINUTES;
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
    .sort((a, b) => (a.date + a.from < b.date + b.from ? -1 : 1));
}
