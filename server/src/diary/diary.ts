/** The diary as the public sees it: a pure function of what the tables hold and the moment. */
import type { Diary, EventSlots } from '@daybook/schema/contract/diary';
import type { PublicEvent } from '@daybook/schema/contract/event';
import { availabilityOf, type Availability } from '@daybook/schema/rules/availability';
import { slotsOf } from '@daybook/schema/rules/slots';
import { NEARLY_FULL_SHARE } from '@daybook/schema/words/limits';
import { businessAnswer, serviceAnswer, slotAnswer, venueAnswer } from './answers.ts';
import type { BusinessRow, EventContents, PlannedEvent } from './store.ts';
import { hasIndividualServices, servicesOf, slotQuestion } from './timetable-of-event.ts';

/** An event as the diary shows it, with how full it is. */
export interface CountedEvent {
  event: PublicEvent;
  availability: Availability;
}

/** `counted` are those from today on, in order of date and start; `opening` the slots of the one it opens on. */
export function diaryOf(
  business: BusinessRow,
  counted: readonly CountedEvent[],
  opening: EventSlots | null,
): Diary {
  return {
    business: businessAnswer(business),
    events: counted.map(({ event }) => event),
    dates: datesOf(counted),
    first_free_date: counted.find(hasRoom)?.event.event_date ?? null,
    opening,
  };
}

/** The first event with room, else the first of all; null when there is none. */
export function openingEventOf(counted: readonly CountedEvent[]): PublicEvent | null {
  return (counted.find(hasRoom) ?? counted[0])?.event ?? null;
}

function hasRoom({ availability }: CountedEvent): boolean {
  return availability.free !== 0;
}

/** How full an event is, over all its venues. */
export function availabilityOfEvent(contents: EventContents, timezone: string, now: number): Availability {
  const question = slotQuestion(contents, timezone, { venues: contents.venues, service: null }, now);
  return availabilityOf(question, servicesOf(contents));
}

export function countedEvent(planned: PlannedEvent, availability: Availability): CountedEvent {
  return { event: eventAnswer(planned, availability), availability };
}

function eventAnswer(planned: PlannedEvent, { free, total }: Availability): PublicEvent {
  const { event, venues } = planned;
  return {
    id: event.id,
    event_name: event.name,
    event_description: event.description,
    event_date: event.date,
    start_time: event.startTime,
    end_time: event.endTime,
    requirements_note: event.requirementsNote,
    event_type: event.type,
    service_mode: hasIndividualServices(event) ? 'individual_services' : 'time_slots',
    is_home_visit: event.isHomeVisit,
    services: servicesOf(planned).map(serviceAnswer),
    venues: venues.map(venueAnswer),
    free_count: free,
    slot_count: total,
  };
}

function datesOf(counted: readonly CountedEvent[]): Diary['dates'] {
  const sums = new Map<string, Availability>();
  for (const { event, availability } of counted) {
    const date = event.event_date;
    const sum = sums.get(date);
    sums.set(date, sum ? add(sum, availability) : availability);
  }
  return Array.from(sums, ([date, sum]) => ({
    date,
    free_count: sum.free,
    is_nearly_full: isNearlyFull(sum),
  }));
}

/** Nothing limits a sum of which one part has no limit. */
function add(a: Availability, b: Availability): Availability {
  return {
    free: a.free === null || b.free === null ? null : a.free + b.free,
    total: a.total === null || b.total === null ? null : a.total + b.total,
  };
}

function isNearlyFull({ free, total }: Availability): boolean {
  return free !== null && total !== null && free > 0 && free <= total * NEARLY_FULL_SHARE;
}

/** A lone venue or service counts as chosen; several venues as any. Null while a service must be chosen. */
export function openingSlots(contents: EventContents, timezone: string, now: number): EventSlots | null {
  const { venues } = contents;
  const services = servicesOf(contents);
  const isServiceOpen = hasIndividualServices(contents.event) && services.length !== 1;
  if (isServiceOpen) return null;
  const service = services[0]?.id ?? null;
  return eventSlotsOf(contents, timezone, { venueId: onlyId(venues), serviceId: service }, now);
}

function onlyId(rows: { id: number }[]): number | null {
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

export interface SlotsChoice {
  venueId: number | null;
  serviceId: number | null;
}

/** The slots of one event for one choice; null when the choice names what is not the event's. */
export function eventSlotsOf(
  contents: EventContents,
  timezone: string,
  { venueId, serviceId }: SlotsChoice,
  now: number,
): EventSlots | null {
  const venues = venueId === null ? contents.venues : contents.venues.filter(({ id }) => id === venueId);
  const service = servicesOf(contents).find(({ id }) => id === serviceId) ?? null;
  if ((venueId !== null && !venues.length) || (serviceId !== null && !service)) return null;
  const question = slotQuestion(contents, timezone, { venues, service }, now);
  return {
    event_id: contents.event.id,
    venue_id: venueId,
    service_id: serviceId,
    slots: slotsOf(question).map(slotAnswer),
  };
}
