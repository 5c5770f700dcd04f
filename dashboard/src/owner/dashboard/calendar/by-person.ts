import type { Person } from '@daybook/schema/contract/catalogue';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { hoursEnd, hoursStart } from './calendar-texts.ts';
import { type Contents, type Day, daysOf, isEmpty } from './day-contents.ts';
import type { Span } from './day-layout.ts';

/** The person whose hours a column shows, or null for events and bookings without a person. */
export type ColumnPerson = Pick<Person, 'id' | 'name' | 'colour'> | null;

/** Returns a person's events (with own hours and lunch) and bookings. Null selects those without a person. */
export function contentsOf(personId: number | null, [events, bookings]: Contents): Contents {
  return [
    events.flatMap((event) => eventOf(personId, event) ?? []),
    bookings.filter((booking) => booking.person_id === personId),
  ];
}

function eventOf(personId: number | null, event: OwnerEvent): OwnerEvent | null {
  if (personId === null) return event.people.length === 0 ? event : null;
  const own = event.people.find(({ id }) => id === personId);
  if (!own) return null;
  const start_time = own.start_time ?? event.start_time;
  const end_time = own.end_time ?? event.end_time;
  const hasOwnLunch = own.lunch_start_time !== null;
  return {
    ...event,
    start_time,
    end_time,
    has_lunch_break: hasOwnLunch || event.has_lunch_break,
    lunch_start_time: own.lunch_start_time ?? event.lunch_start_time,
    lunch_end_time: own.lunch_end_time ?? event.lunch_end_time,
    manual_slots: event.manual_slots.filter(
      (slot) => slot.start_time >= start_time && slot.end_time <= end_time,
    ),
  };
}

/** Returns false for one person: then the calendar has no columns, filter or colours by person. */
export const isTeam = (people: readonly Person[]) => people.length > 1;

interface PersonDay extends Day {
  person: ColumnPerson;
}

/**
 * Returns the team in its order, then events and bookings without a person. Archived people and that last
 * column appear only if they have something on the day.
 */
export function columnsByPerson(
  date: string,
  team: readonly Person[],
  contents: Contents,
  zone: string,
): PersonDay[] {
  return [...team, null].flatMap((person) =>
    daysOf([date], contentsOf(person?.id ?? null, contents), zone)
      .filter((day) => (person !== null && !person.is_archived) || !isEmpty(day))
      .map((day) => ({ ...day, person })),
  );
}

interface Closed extends Span {
  /** '' between two stretches of hours */
  text: string;
}

/** Returns the times when a person doesn't work: before, between and after the open times of their events. */
export function closedTimes({ events, dayEvents, stillOn }: Day, rows: Span): Closed[] {
  if (dayEvents.length > 0 || stillOn.length > 0) return [];
  const open = events.flatMap((event) => event.open).toSorted((one, other) => one.start - other.start);
  const closed: Closed[] = [];
  let from = rows.start;
  for (const { start, end } of [...open, { start: rows.end, end: rows.end }]) {
    const isFirst = from === rows.start;
    const isLast = start === rows.end;
    // On a day without hours, a line under the person's name says so instead.
    const text =
      isFirst === isLast ? '' : isFirst ? hoursStart(clockTimeOf(start)) : hoursEnd(clockTimeOf(from));
    if (start > from) closed.push({ start: from, end: start, text });
    from = Math.max(from, end);
  }
  return closed;
}
