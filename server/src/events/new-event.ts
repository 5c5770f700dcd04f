/** Turns an owner's request into the rows of one event, leaving out what its type and modes don't need. */

import type { EventPlan } from '@daybook/schema/contract/event-request';
import { namedResources } from '@daybook/schema/contract/event-resources';
import type { VenueRequest } from '@daybook/schema/contract/venue';
import { FALLBACK_DAY_END, FALLBACK_DAY_START } from '@daybook/schema/figures/slots';
import { clockTimeOf, endMinutesOf, minutesOf } from '@daybook/schema/rules/clock-time';
import { penceOf } from '@daybook/schema/rules/money';
import type { Span } from '@daybook/schema/rules/timetable';
import { bytesIn } from '../businesses/text-room-store.ts';
import type { EventRow } from '../database/tables.ts';
import type { PlannedEvent } from '../diary/contents-store.ts';
import { servicesOf } from '../diary/timetable-of-event.ts';
import { venueColumns, type VenueColumns } from '../diary/venue-shape.ts';
import {
  namedPersonOf,
  type NamedPerson,
  type NamedPlace,
  type NewService,
} from '../resources/event-parts-store.ts';
import { columnsOfEventService } from '../resources/service-shape.ts';

/** An event to write, without ids, business, weekly hours, idempotency key and the database's defaults. */
export interface NewEvent {
  event: Omit<EventRow, 'id' | 'businessId' | 'patternId' | 'isClosed' | 'idempotencyKey'>;
  services: NewService[];
  venues: VenueColumns[];
  /** Ids of what the business already has. */
  serviceIds?: number[];
  places?: NamedPlace[];
  people?: NamedPerson[];
}

/** An event that names its places, services and people by id, and describes none. */
export type PlainEvent = Required<Pick<NewEvent, 'event' | 'places' | 'serviceIds' | 'people'>>;

/** Returns an existing event without its archived parts. */
export function plainEventOf(planned: PlannedEvent): PlainEvent {
  const {
    id: _id,
    businessId: _businessId,
    patternId: _patternId,
    isClosed: _isClosed,
    idempotencyKey: _key,
    ...event
  } = planned.event;
  return {
    event,
    places: planned.venues.map(({ resourceId, maxCapacity }) => ({ id: resourceId, maxCapacity })),
    people: planned.team.map(({ eventId: _eventId, name: _name, ...person }) => person),
    serviceIds: servicesOf(planned).map(({ catalogueId }) => catalogueId),
  };
}

/** Returns whether an event can take over another's times, links and bookings. */
export function isOfOneKind(one: PlainEvent['event'], other: PlainEvent['event']): boolean {
  return (
    one.type === other.type && one.serviceMode === other.serviceMode && one.isHomeVisit === other.isHomeVisit
  );
}

/** What can be reworded without moving a booking. */
export type Words = Pick<EventRow, 'name' | 'description' | 'requirementsNote' | 'personalMessage'>;

export const wordBytesOf = ({ name, description, requirementsNote, personalMessage }: Words) =>
  bytesIn(name, description, requirementsNote, personalMessage);

/**
 * Returns the bytes of an event's own texts (businesses/text-room-store.ts). Those of its places and services
 * are counted once, elsewhere.
 */
export function textBytesOf(event: NewEvent['event']): number {
  return wordBytesOf(event) + bytesIn(JSON.stringify(event.manualSlots));
}

type Timing = Pick<
  EventRow,
  | 'startTime'
  | 'endTime'
  | 'slotMinutes'
  | 'bufferMinutes'
  | 'creationMode'
  | 'serviceMode'
  | 'manualSlots'
  | 'lunchStartTime'
  | 'lunchEndTime'
  | 'lastAppointmentTime'
>;

/** Returns how many places one booking takes at most: never more than a time has. */
function placesOfBooking(
  { event_type, places_per_booking, places_per_time }: EventPlan,
  hasServices: boolean,
) {
  if (hasServices) return 1;
  return event_type === 'day_event' ? places_per_booking : Math.min(places_per_booking, places_per_time);
}

/** `date` is YYYY-MM-DD in the business's time zone, `now` milliseconds since 1970. */
export function newEventOf(
  plan: EventPlan,
  date: string,
  venues: readonly VenueRequest[],
  now: number,
): Required<NewEvent> {
  const named = namedResources(plan);
  const hasServices = plan.event_type === 'booking' && plan.service_mode === 'individual_services';
  return {
    event: {
      name: plan.event_name,
      description: plan.event_description,
      date,
      requirementsNote: plan.requirements_note,
      personalMessage: plan.personal_message,
      type: plan.event_type,
      isHomeVisit: plan.is_home_visit,
      placesPerTime: plan.event_type === 'day_event' || hasServices ? 1 : plan.places_per_time,
      placesPerBooking: placesOfBooking(plan, hasServices),
      pricePence: plan.event_price === null || hasServices ? null : penceOf(plan.event_price),
      createdAt: now,
      ...timingOf(plan),
    },
    services: hasServices ? plan.services.map(columnsOfEventService) : [],
    venues: venues.map(venueColumns),
    serviceIds: hasServices ? named.serviceIds : [],
    places: named.places.map(({ id, max_capacity }) => ({ id, maxCapacity: max_capacity ?? null })),
    people: named.people.map(namedPersonOf),
  };
}

function timingOf(plan: EventPlan): Timing {
  if (plan.event_type === 'day_event') return dayTiming(plan);
  if (plan.service_mode === 'individual_services') return serviceTiming(plan);
  return plan.creation_mode === 'manual' ? manualTiming(plan) : automaticTiming(plan);
}

const NO_PAUSES = { lunchStartTime: null, lunchEndTime: null, lastAppointmentTime: null };

/** Slot and buffer are 0: a day event isn't divided. */
function dayTiming(plan: EventPlan): Timing {
  return {
    ...dayHoursOf(plan),
    ...NO_PAUSES,
    slotMinutes: 0,
    bufferMinutes: 0,
    creationMode: 'automatic',
    serviceMode: 'time_slots',
    manualSlots: [],
  };
}

/** The slot duration is 0: each service has its own. */
function serviceTiming(plan: EventPlan): Timing {
  return { ...automaticTiming(plan), slotMinutes: 0, serviceMode: 'individual_services' };
}

function automaticTiming(plan: EventPlan): Timing {
  return {
    ...hoursOf(plan),
    slotMinutes: plan.slot_duration_minutes,
    bufferMinutes: plan.buffer_minutes,
    creationMode: 'automatic',
    serviceMode: 'time_slots',
    manualSlots: [],
    lunchStartTime: plan.has_lunch_break ? plan.lunch_start_time : null,
    lunchEndTime: plan.has_lunch_break ? plan.lunch_end_time : null,
    lastAppointmentTime: plan.last_appointment_time,
  };
}

/** Takes the hours from the listed slots; without any, the event lasts all day. */
function manualTiming(plan: EventPlan): Timing {
  const manualSlots = plan.manual_slots.map(({ start_time, end_time }) => ({
    start: minutesOf(start_time),
    end: minutesOf(end_time),
  }));
  return {
    ...(listedHours(manualSlots) ?? hoursOf(plan)),
    ...NO_PAUSES,
    slotMinutes: plan.slot_duration_minutes,
    bufferMinutes: plan.buffer_minutes,
    creationMode: 'manual',
    serviceMode: 'time_slots',
    manualSlots,
  };
}

/** Returns the first start and the last end, by which lists sort. Null if no slot is listed. */
export function listedHours(slots: readonly Span[]): Pick<Timing, 'startTime' | 'endTime'> | null {
  if (slots.length === 0) return null;
  return {
    startTime: clockTimeOf(Math.min(...slots.map(({ start }) => start))),
    endTime: clockTimeOf(Math.max(...slots.map(({ end }) => end))),
  };
}

/**
 * Hours after midnight count on from 24, so that the end is after the start, as the table requires: 19:00 to
 * 01:00 is stored as 19:00 to 25:00.
 */
function dayHoursOf(plan: EventPlan): Pick<Timing, 'startTime' | 'endTime'> {
  const { start_time, end_time } = plan;
  if (start_time === null || end_time === null) return hoursOf(plan);
  return { startTime: start_time, endTime: clockTimeOf(endMinutesOf(start_time, end_time)) };
}

/** Returns the whole day if the hours are missing or impossible. */
function hoursOf({ start_time, end_time }: EventPlan): Pick<Timing, 'startTime' | 'endTime'> {
  if (start_time !== null && end_time !== null && start_time < end_time)
    return { startTime: start_time, endTime: end_time };
  return { startTime: FALLBACK_DAY_START, endTime: FALLBACK_DAY_END };
}
