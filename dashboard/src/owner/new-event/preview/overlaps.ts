/** Which events the new one would overlap. Allowed, since two people may work at once, but nobody should be surprised. */
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { clockTimeOf, shownTimeOf } from '@daybook/schema/rules/clock-time';
import type { Timetable } from '@daybook/schema/rules/timetable';
import { takenBy, takenByEvent } from './timetable.ts';

export interface Overlap {
  eventId: number;
  /** YYYY-MM-DD */
  date: string;
  name: string;
  /** HH:MM: the whole of the other event. */
  from: string;
  to: string;
}

/** In order of date and start. */
export function overlapsOf(
  timetable: Timetable,
  dates: readonly string[],
  events: readonly OwnerEvent[],
): Overlap[] {
  const chosen = new Set(dates);
  const planned = takenBy(timetable);
  return events
    .filter((event) => chosen.has(event.event_date))
    .flatMap((event) => {
      const taken = takenByEvent(event);
      const meets = taken.some((there) =>
        planned.some((here) => here.start < there.end && there.start < here.end),
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
