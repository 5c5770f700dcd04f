import type { OwnerEvent } from '@daybook/schema/contract/event';
import { EVENTS_ON_DATE_MAX, PLACES_MAX, SERVICES_OF_BUSINESS_MAX } from '@daybook/schema/figures/bounds';
import type { Availability } from '@daybook/schema/rules/availability';
import { clockTimeOf, minutesOf, shownTimeOf } from '@daybook/schema/rules/clock-time';
import {
  PERSON_NOT_IN_TEAM,
  PLACE_NOT_IN_LIST,
  SERVICE_NOT_IN_LIST,
} from '@daybook/schema/words/catalogue-texts';
import { NO_ROOM_FOR_TEXTS } from '../businesses/business-responses.ts';
import type { EventPersonRow, PlannedEvent } from '../diary/contents-store.ts';
import { countsAnswer, hoursAnswer, placesAnswer, serviceAnswer } from '../diary/diary-responses.ts';
import { hasIndividualServices, servicesOf } from '../diary/timetable-of-event.ts';
import { venueAnswer } from '../diary/venue-shape.ts';
import { Refusal, refusalOfField } from '../http/errors.ts';
import type { PartsObstacle } from '../resources/event-parts-store.ts';
import type { Booked } from './list-events-store.ts';

/** `booked` counts its bookings that aren't cancelled; undefined for none. */
export function ownerEventAnswer(
  contents: PlannedEvent,
  availability: Availability,
  booked: Booked | undefined,
): OwnerEvent {
  const { event, venues, team } = contents;
  const serviceMode = hasIndividualServices(event) ? 'individual_services' : 'time_slots';
  return {
    id: event.id,
    event_name: event.name,
    event_description: event.description,
    event_date: event.date,
    ...hoursAnswer(contents),
    planned_end_time: shownTimeOf(minutesOf(event.endTime)),
    slot_duration_minutes: event.slotMinutes,
    buffer_minutes: event.bufferMinutes,
    requirements_note: event.requirementsNote,
    personal_message: event.personalMessage,
    event_type: event.type,
    creation_mode: event.creationMode,
    service_mode: serviceMode,
    service_type: serviceMode,
    manual_slots: event.manualSlots.map(({ start, end }) => ({
      start_time: clockTimeOf(start),
      end_time: clockTimeOf(end),
    })),
    services: servicesOf(contents).map(serviceAnswer),
    has_lunch_break: event.lunchStartTime !== null && event.lunchEndTime !== null,
    lunch_start_time: event.lunchStartTime,
    lunch_end_time: event.lunchEndTime,
    last_appointment_time: event.lastAppointmentTime,
    is_home_visit: event.isHomeVisit,
    places_per_time: event.placesPerTime,
    ...placesAnswer(event),
    venues: venues.map(venueAnswer),
    place_ids: venues.map(({ resourceId }) => resourceId),
    service_ids: servicesOf(contents).map(({ catalogueId }) => catalogueId),
    people: team.map(eventPersonAnswer),
    pattern_id: event.patternId,
    is_closed: event.isClosed,
    booked_count: booked?.bookings ?? 0,
    booked_places: booked?.places ?? 0,
    ...countsAnswer(availability),
    created_at: new Date(event.createdAt).toISOString(),
  };
}

function eventPersonAnswer(person: EventPersonRow): OwnerEvent['people'][number] {
  return {
    id: person.resourceId,
    name: person.name,
    start_time: person.startTime,
    end_time: person.endTime,
    lunch_start_time: person.lunchStartTime,
    lunch_end_time: person.lunchEndTime,
  };
}

/** Returns the refusals of what an event names or adds. `prefix` comes before the names of its fields. */
export const refusalsOfParts = (prefix = ''): Record<PartsObstacle | 'no room', () => Refusal> => ({
  'too many places': () => new Refusal(409, TOO_MANY_PLACES),
  'too many services': () => new Refusal(409, TOO_MANY_SERVICES),
  'no place': () => refusalOfField(`${prefix}place_ids`, PLACE_NOT_IN_LIST),
  'no person': () => refusalOfField(`${prefix}person_ids`, PERSON_NOT_IN_TEAM),
  'no service': () => refusalOfField(`${prefix}service_ids`, SERVICE_NOT_IN_LIST),
  'no room': () => new Refusal(409, NO_ROOM_FOR_TEXTS),
});

/** Refusals about events and their venues, in addition to the contract's. */
export const TOO_MANY_EVENTS =
  'This business has the most upcoming calendar events it can have. Contact support to add another.';
export const TOO_MANY_PLACES = `A business can have up to ${PLACES_MAX} different venues. Use one that you have, or contact support.`;
export const DATE_IS_FULL = `A business can have up to ${EVENTS_ON_DATE_MAX} calendar events on one date. Choose another date.`;
export const TOO_MANY_SERVICES = `A business can have up to ${SERVICES_OF_BUSINESS_MAX} different services. Use one that you have, or contact support.`;
export const EARLIER_EVENT_DIFFERS =
  'An earlier try already created an event on this date, with different details. You’ll find it in your calendar.';
export const COPY_HAS_TOO_MANY_SLOTS =
  'This event has more time slots than an event can have, so it can’t be copied. Create a new one with longer slots, or fewer venues or people.';
export const COPY_LACKS = {
  people: 'Nobody of this event is in your team any more, so it can’t be copied. Create a new one.',
  places: 'All venues of this event are archived, so it can’t be copied. Create a new one.',
};
export const PERSON_MAKES_TOO_MANY_SLOTS =
  'With so many people this event would have more time slots than an event can have.';
export const VENUE_MAKES_TOO_MANY_SLOTS =
  'With another venue this event would have more time slots than an event can have.';
export const TOO_MANY_VENUES = 'You’ve reached the maximum number of venues.';
