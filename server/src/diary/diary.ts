/** The diary as the public sees it: a pure function of what the tables hold and the moment. */
import type { Diary, EventSlots } from '@daybook/schema/contract/diary';
import type { PublicEvent } from '@daybook/schema/contract/event';
import { availabilityOf, slotsOf, type Availability } from '@daybook/schema/rules/slots';
import { NEARLY_FULL_SHARE } from '@daybook/schema/words/limits';
import { businessAnswer, serviceAnswer, slotAnswer, venueAnswer } from './answers.ts';
import type { BusinessRow, EventContents } from './store.ts';
import { hasIndividualServices, servicesOf, slotQuestion } from './timetable-of-event.ts';

interface CountedEvent {
  contents: EventContents;
  availability: Availability;
}

/** `events` are those from today on, in order of date and start. */
export function diaryOf(business: BusinessRow, events: EventContents[], now: number): Diary {
  const counted = events.map((contents) => ({
    contents,
    availability: availabilityOfEvent(contents, business.timezone, now),
  }));
  const firstFree = counted.find(({ availability }) => availability.free !== 0);
  const opening = (firstFree ?? counted[0])?.contents;
  return {
    business: businessAnswer(business),
    events: counted.map(eventAnswer),
    dates: datesOf(counted),
    first_free_date: firstFree?.contents.event.date ?? null,
    opening: opening ? openingSlots(opening, business.timezone, now) : null,
  };
}

/** How full an event is, over all its venues. */
export function availabilityOfEvent(contents: EventContents, timezone: string, now: number): Availability {
  const question = slotQuestion(contents, timezone, { venues: contents.venues, service: null }, now);
  return availabilityOf(question, servicesOf(contents));
}

function eventAnswer({ contents, availability }: CountedEvent): PublicEvent {
  const { event, venues } = contents;
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
    services: servicesOf(contents).map(serviceAnswer),
    venues: venues.map(venueAnswer),
    free_count: availability.free,
    slot_count: availability.total,
  };
}

function datesOf(counted: CountedEvent[]): Diary['dates'] {
  const sums = new Map<string, Availability>();
  for (const { contents, availability } of counted) {
    const { date } = contents.event;
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
function openingSlots(contents: EventContents, timezone: string, now: number): EventSlots | null {
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
