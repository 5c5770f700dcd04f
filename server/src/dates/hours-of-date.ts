/** Makes the event that replaces one whose hours change. */

import { isDeepStrictEqual } from 'node:util';
import type { DateHours } from '@daybook/schema/contract/change-dates';
import { checkUnplacedPlan, type EventPlan } from '@daybook/schema/contract/event-request';
import type { EventPersonRequest } from '@daybook/schema/contract/event-resources';
import { clockTimeOf, minutesOf } from '@daybook/schema/rules/clock-time';
import { poundsOf } from '@daybook/schema/rules/money';
import { plannedTimetable } from '@daybook/schema/rules/planned-timetable';
import { hoursOf, type Span } from '@daybook/schema/rules/timetable';
import { DATES_DIFFER_IN_KIND, NOBODY_WORKS_THEN } from '@daybook/schema/words/event-texts';
import type { EventRow } from '../database/tables.ts';
import type { EventContents, EventPersonRow } from '../diary/contents-store.ts';
import { servicesOf, timetableOf } from '../diary/timetable-of-event.ts';
import { newEventOf, type PlainEvent } from '../events/new-event.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';

export type FieldTexts = Record<string, string>;

/**
 * Returns the event with these hours, or what is wrong with them; null if it already has them. People's own
 * hours are cut to those of the date, and people whose hours are all outside leave it.
 */
export function withHours(before: EventContents, hours: DateHours): Outcome<PlainEvent | null, FieldTexts> {
  const { event, team } = before;
  const isListed = timetableOf(event).mode === 'manual';
  if (isListed !== (hours.manual_slots !== undefined)) return no({ event_ids: DATES_DIFFER_IN_KIND });
  const plan = planOf(before, hours);
  const problems: FieldTexts = {};
  checkUnplacedPlan(plan, (path, message) => {
    problems[path.join('.')] ??= message;
  });
  if (Object.keys(problems).length > 0) return no(problems);
  const planned = plannedTimetable(plan);
  const people = team.flatMap((person) => (planned ? (cutTo(hoursOf(planned), person) ?? []) : []));
  if (team.length > 0 && people.length === 0) return no({ start_time: NOBODY_WORKS_THEN });
  const next = newEventOf({ ...plan, people }, event.date, [], event.createdAt);
  return ok(isSameAs(next.event, event) ? null : next);
}

/** Returns the event's own value if the request leaves it out. */
export const sentOrOwn = <Value>(sent: Value | undefined, own: Value) => (sent === undefined ? own : sent);

/** Returns the request that would create the event with these hours. */
function planOf(before: EventContents, hours: DateHours): EventPlan {
  const { event, venues } = before;
  const lunchStart = sentOrOwn(hours.lunch_start_time, event.lunchStartTime);
  const lunchEnd = sentOrOwn(hours.lunch_end_time, event.lunchEndTime);
  return {
    event_name: event.name,
    event_description: event.description,
    requirements_note: event.requirementsNote,
    personal_message: event.personalMessage,
    start_time: sentOrOwn(hours.start_time, event.startTime),
    end_time: sentOrOwn(hours.end_time, clockTimeOf(minutesOf(event.endTime) % (24 * 60))),
    slot_duration_minutes: sentOrOwn(hours.slot_duration_minutes, event.slotMinutes),
    buffer_minutes: sentOrOwn(hours.buffer_minutes, event.bufferMinutes),
    event_type: event.type,
    creation_mode: event.creationMode,
    service_mode: event.serviceMode,
    manual_slots: hours.manual_slots ?? [],
    services: [],
    has_lunch_break: hours.has_lunch_break ?? (lunchStart !== null && lunchEnd !== null),
    lunch_start_time: lunchStart,
    lunch_end_time: lunchEnd,
    last_appointment_time: sentOrOwn(hours.last_appointment_time, event.lastAppointmentTime),
    is_home_visit: event.isHomeVisit,
    places_per_time: sentOrOwn(hours.places_per_time, event.placesPerTime),
    places_per_booking: sentOrOwn(hours.places_per_booking, event.placesPerBooking),
    event_price:
      sentOrOwn(hours.event_price, event.pricePence === null ? null : poundsOf(event.pricePence)) || null,
    places: venues.map(({ resourceId, maxCapacity }) => ({ id: resourceId, max_capacity: maxCapacity })),
    place_ids: [],
    people: [],
    person_ids: [],
    service_ids: servicesOf(before).map(({ catalogueId }) => catalogueId),
  };
}

/** Returns null for a person whose own hours are outside. */
function cutTo(hours: Span, person: EventPersonRow): EventPersonRequest | null {
  const { resourceId: id, startTime, endTime, lunchStartTime, lunchEndTime } = person;
  const own = cut(startTime, endTime, hours);
  if (own === null && startTime !== null) return null;
  const lunch = cut(lunchStartTime, lunchEndTime, hours);
  return {
    id,
    start_time: own && clockTimeOf(own.start),
    end_time: own && clockTimeOf(own.end),
    lunch_start_time: lunch && clockTimeOf(lunch.start),
    lunch_end_time: lunch && clockTimeOf(lunch.end),
  };
}

/** Returns null without a start and end, or if they are outside. */
function cut(start: string | null, end: string | null, hours: Span): Span | null {
  if (start === null || end === null) return null;
  const span = { start: Math.max(minutesOf(start), hours.start), end: Math.min(minutesOf(end), hours.end) };
  return span.start < span.end ? span : null;
}

function isSameAs(next: PlainEvent['event'], event: EventRow): boolean {
  return isDeepStrictEqual({ ...event, ...next }, event);
}
