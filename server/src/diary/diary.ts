/** The public diary as a pure function of rows and the current time. */

import type { DiaryDate, EventSlots } from '@daybook/schema/contract/diary';
import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Slot } from '@daybook/schema/contract/slot';
import { availabilityOf, freePeopleOf, type Availability } from '@daybook/schema/rules/availability';
import { slotsOf, type SlotQuestion } from '@daybook/schema/rules/slots';
import type { ServiceRow } from '../database/catalogue-tables.ts';
import type { EventPersonRow, RuledEvent, PlannedEvent } from './contents-store.ts';
import {
  countsAnswer,
  hoursAnswer,
  personAnswer,
  placesAnswer,
  serviceAnswer,
  slotAnswer,
} from './diary-responses.ts';
import {
  hasIndividualServices,
  isOwnTime,
  servicesOf,
  slotQuestion,
  slotServiceOf,
  whoOffers,
} from './timetable-of-event.ts';
import { venueAnswer } from './venue-shape.ts';

/** A date is 'nearly full' if no more than this share of its times is free. */
const NEARLY_FULL_SHARE = 0.25;

/** How full an event of that date is. */
export interface CountedOnDate {
  /** YYYY-MM-DD */
  date: string;
  availability: Availability;
}

export function hasRoom({ availability }: Pick<CountedOnDate, 'availability'>): boolean {
  return availability.free !== 0;
}

export interface EventAvailability extends Availability {
  /** By service (null for times without one): who has a free time, where others have none. */
  freePeople: ReadonlyMap<number | null, ReadonlySet<number>>;
}

/** Counts how full an event is, over all its venues, with one person or anyone (null). */
export function availabilityOfEvent(
  contents: RuledEvent,
  now: number,
  personId: number | null = null,
): EventAvailability {
  const { venues, offers } = contents;
  const questionOf = (id: number | null) =>
    slotQuestion(contents, { venues, service: null, personId: id }, now);
  const services = servicesOf(contents).map((service) => slotServiceOf(service, offers));
  const freePeople = freePeopleIn(contents, questionOf(null));
  return { ...availabilityOf(questionOf(personId), services), freePeople };
}

/** A booking that moves keeps the choice of its own person, even on a date on which they have no time. */
function freePeopleIn(
  contents: RuledEvent,
  question: Omit<SlotQuestion, 'service'>,
): EventAvailability['freePeople'] {
  const { event, people, offers, moving } = contents;
  const found = new Map<number | null, Set<number>>();
  if (event.type === 'day_event' || !people || people.length < 2 || moving) return found;
  for (const service of hasIndividualServices(event) ? contents.services : [null]) {
    const free = freePeopleOf({ ...question, service: service && slotServiceOf(service, offers) });
    if (free.size > 0 && free.size < whoOffers(service, people, offers).length)
      found.set(service?.id ?? null, free);
  }
  return found;
}

/** `availability` must be of this moment. */
export function publicEventAnswer(planned: PlannedEvent, availability: EventAvailability): PublicEvent {
  const { event, venues } = planned;
  const { freePeople } = availability;
  const free = freePeople.get(null);
  const people = (planned.people ?? []).filter(({ resourceId }) => free?.has(resourceId) ?? true);
  const services = servicesOf(planned);
  return {
    id: event.id,
    event_name: event.name,
    event_description: event.description,
    event_date: event.date,
    ...hoursAnswer(planned),
    requirements_note: event.requirementsNote,
    event_type: event.type,
    service_mode: hasIndividualServices(event) ? 'individual_services' : 'time_slots',
    is_home_visit: event.isHomeVisit,
    ...placesAnswer(event),
    services: services.map((service) => ({
      ...serviceAnswer(service),
      person_ids: offeringOf(service, planned, freePeople.get(service.id)),
    })),
    venues: venues.map(venueAnswer),
    people: people.map(personAnswer),
    ...countsAnswer(availability),
  };
}

/** Returns those of the event's people who can be chosen for the service; null for everybody. */
function offeringOf(
  service: ServiceRow,
  { people, offers }: PlannedEvent,
  free: ReadonlySet<number> | undefined,
): number[] | null {
  const offering = free ? [...free] : slotServiceOf(service, offers).people;
  return offering && (people ?? []).map(({ resourceId }) => resourceId).filter((id) => offering.includes(id));
}

/** Returns dates in the order in which they first appear. */
export function datesOf(counted: readonly CountedOnDate[]): DiaryDate[] {
  const sums = new Map<string, Sum>();
  for (const { date, availability } of counted) sums.set(date, add(sums.get(date) ?? NOTHING, availability));
  return Array.from(sums, ([date, sum]) => ({
    date,
    free_count: sum.free,
    slot_count: isClosed(sum) ? 0 : sum.total,
    is_nearly_full: isNearlyFull(sum),
    is_over: sum.isOver && sum.total !== 0,
  }));
}

/** Returns whether nothing can be booked although nothing is booked, for instance because of the notice. */
function isClosed({ free, takenAhead, isOver }: Sum): boolean {
  return free === 0 && takenAhead === 0 && !isOver;
}

type Sum = Pick<Availability, 'free' | 'total' | 'takenAhead' | 'isOver'>;

const NOTHING: Sum = { free: 0, total: 0, takenAhead: 0, isOver: true };

/** Adds counts. A sum is unlimited if a part is. An event that offers nothing doesn't keep its date open. */
function add(sum: Sum, { free, total, takenAhead, isOver }: Sum): Sum {
  return {
    free: sum.free === null || free === null ? null : sum.free + free,
    total: sum.total === null || total === null ? null : sum.total + total,
    takenAhead: sum.takenAhead + takenAhead,
    isOver: sum.isOver && (isOver || total === 0),
  };
}

/** Considers only times that haven't begun, because past times don't fill a date. */
function isNearlyFull({ free, takenAhead }: Sum): boolean {
  return free !== null && free > 0 && free <= (free + takenAhead) * NEARLY_FULL_SHARE;
}

/** A single venue or service counts as chosen; several venues mean any. Null while a service is missing. */
export function openingSlots(
  contents: RuledEvent,
  now: number,
  personId: number | null = null,
): EventSlots | null {
  const { venues } = contents;
  const services = servicesOf(contents);
  const isServiceOpen = hasIndividualServices(contents.event) && services.length !== 1;
  if (isServiceOpen) return null;
  const [venueId, serviceId] = [onlyId(venues), services[0]?.id ?? null];
  const slots = slotAnswersOf(contents, { venueId, serviceId, personId }, now);
  if (!slots) return null;
  return {
    event_id: contents.event.id,
    venue_id: venueId,
    service_id: serviceId,
    person_id: personId,
    slots,
  };
}

function onlyId(rows: { id: number }[]): number | null {
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

export interface SlotsChoice {
  venueId: number | null;
  serviceId: number | null;
  /** Null means anyone. */
  personId: number | null;
}

interface ChosenInContents {
  question: SlotQuestion;
  person: EventPersonRow | null;
}

/** Returns the question about one choice; null if its venue, service or person isn't the event's. */
export function chosenIn(
  contents: RuledEvent,
  { venueId, serviceId, personId }: SlotsChoice,
  now: number,
): ChosenInContents | null {
  const venues = venueId === null ? contents.venues : contents.venues.filter(({ id }) => id === venueId);
  const service = servicesOf(contents).find(({ id }) => id === serviceId) ?? null;
  const person = contents.people?.find(({ resourceId }) => resourceId === personId) ?? null;
  if (
    (venueId !== null && !venues.length) ||
    (serviceId !== null && !service) ||
    (personId !== null && !person)
  )
    return null;
  return { question: slotQuestion(contents, { venues, service, personId }, now), person };
}

/** Returns an event's slots for one choice; null as above. */
export function slotAnswersOf(contents: RuledEvent, choice: SlotsChoice, now: number): Slot[] | null {
  const chosen = chosenIn(contents, choice, now);
  return (
    chosen &&
    slotsOf(chosen.question)
      .filter((slot) => !isOwnTime(contents, slot, choice.personId))
      .map((slot) => slotAnswer(slot, chosen.person))
  );
}
