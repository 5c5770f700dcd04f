/**
 * Turns a request (a query, attributes, a click) into what the diary shows. The server's page and the widget
 * that takes it over must get the same result.
 */

import { monthOf } from './date.ts';
import { CHOOSE, NOTHING_CHOSEN, type DiaryChoice } from './diary-choice.ts';

/** The fields of an event that choosing needs. The public event of contract/event.ts has them. */
export interface OfferedEvent {
  id: number;
  /** YYYY-MM-DD */
  event_date: string;
  service_mode: 'time_slots' | 'individual_services';
  event_type: 'booking' | 'day_event';
  /** `person_ids` are those of `people` who can be chosen for the service; null for everybody. */
  services: readonly { id: number; person_ids: readonly number[] | null }[];
  people: readonly OfferedPerson[];
  venues: readonly { id: number }[];
  /** Free times or places; null if unlimited. */
  free_count: number | null;
}

interface OfferedPerson {
  id: number;
  name: string;
}

/** In order of date and start, from today on. */
export interface OfferedDiary {
  events: readonly OfferedEvent[];
  first_free_date: string | null;
  /** What can be chosen before a date; absent or empty in a diary by date. */
  services?: readonly { id: number }[];
  /** The service and person that the events are for. */
  wanted?: { service_id: number | null; person_id: number | null } | null;
  /** Set if the requested event has been replaced by another. */
  replaced_event?: { event_id: number; successor_id: number } | null | undefined;
}

const hasRoom = (event: OfferedEvent) => event.free_count !== 0;

/**
 * Selects the requested event, otherwise the first with a free slot on the requested date, otherwise the
 * first bookable one in the diary: people want a time, not a date that is full. A single venue or service is
 * selected automatically; with several venues, none means any. A diary of several services first asks for one,
 * unless something else was requested. Choices of another event are dropped. The
 * month is kept only if it isn't the selected date's. In a diary for one service a date stays selected, even without times.
 */
export function completeChoice(diary: OfferedDiary, given: DiaryChoice): DiaryChoice {
  const asked = afterReplacement(diary, given);
  const { date, month, personId } = asked;
  if (asksForService(diary, asked)) return { ...NOTHING_CHOSEN, catalogueId: CHOOSE, date, personId };
  const wanted = diary.wanted?.service_id ? diary.wanted : null;
  const kept = {
    ...NOTHING_CHOSEN,
    catalogueId: wanted?.service_id ?? null,
    personId: wanted?.person_id ?? null,
  };
  const event = shownEvent(diary, asked);
  if (!event) return { ...kept, date: wanted && date, month };
  const services = event.service_mode === 'individual_services' ? event.services : [];
  const serviceId = oneOf(services, asked.serviceId);
  return {
    ...kept,
    date: event.event_date,
    eventId: event.id,
    venueId: oneOf(event.venues, asked.venueId),
    serviceId,
    // The events for a person are those that the person has.
    personId: wanted
      ? wanted.person_id
      : (peopleToChoose(event, serviceId).find(({ id }) => id === personId)?.id ?? null),
    slotId:
      event.id === (asked.eventId ?? event.id) && !mustChooseService(event, serviceId) ? asked.slotId : null,
    month: month === monthOf(event.event_date) ? null : month,
  };
}

/**
 * Returns whether a service must be chosen: nothing else was asked for, or a service that can't be booked. One
 * service alone is nothing to choose.
 */
function asksForService({ services = [], wanted }: OfferedDiary, asked: DiaryChoice): boolean {
  const { catalogueId, date, month, eventId, venueId, slotId } = asked;
  if (catalogueId !== null) return services.length > 0 && wanted?.service_id !== catalogueId;
  return services.length > 1 && !(date ?? month ?? eventId ?? venueId ?? slotId);
}

/** Returns the id of the event that replaced the requested one; otherwise the requested id. */
export function latestEventId(
  { replaced_event: replaced }: Pick<OfferedDiary, 'replaced_event'>,
  eventId: number | null,
): number | null {
  return replaced && replaced.event_id === eventId ? replaced.successor_id : eventId;
}

/** Moves the choice to the event that replaced the requested one. */
function afterReplacement(diary: OfferedDiary, asked: DiaryChoice): DiaryChoice {
  const eventId = latestEventId(diary, asked.eventId);
  return eventId === asked.eventId
    ? asked
    : { ...asked, eventId, slotId: asked.slotId && asked.slotId.replace(/^\d+/, String(eventId)) };
}

/** Returns the people among whom a customer can choose for that service; [] if there is no choice. */
export function peopleToChoose(
  { event_type, people, services }: Pick<OfferedEvent, 'event_type' | 'people' | 'services'>,
  serviceId: number | null,
): readonly OfferedPerson[] {
  const offering = services.find(({ id }) => id === serviceId)?.person_ids;
  const able = offering ? people.filter(({ id }) => offering.includes(id)) : people;
  return event_type === 'booking' && able.length > 1 ? able : [];
}

/** Returns whether a service must be selected before the event has any slots. */
export function mustChooseService(event: OfferedEvent, serviceId: number | null): boolean {
  return event.service_mode === 'individual_services' && serviceId === null;
}

function shownEvent(diary: OfferedDiary, asked: DiaryChoice): OfferedEvent | undefined {
  const { events, first_free_date, wanted } = diary;
  const named = events.find((event) => event.id === asked.eventId);
  if (named) return named;
  const onDate = (date: string | null) => events.filter((event) => event.event_date === date);
  const asIntended = onDate(asked.date);
  const isLater = asked.date && asked.date > (events[0]?.event_date ?? '');
  if (!asIntended.length && isLater && wanted) return undefined;
  const candidates = asIntended.length ? asIntended : onDate(first_free_date);
  return candidates.find(hasRoom) ?? candidates[0] ?? events[0];
}

/** Returns the requested id if it is offered, otherwise the only one, otherwise null. */
function oneOf(offered: readonly { id: number }[], asked: number | null): number | null {
  const found = offered.find(({ id }) => id === asked);
  return (found ?? (offered.length === 1 ? offered[0] : undefined))?.id ?? null;
}
