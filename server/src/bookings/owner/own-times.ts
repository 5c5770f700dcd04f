/**
 * The times to which an owner can book or move: those of customers, without the customers' limits, and
 * including people whom only the owner books.
 */

import type { AddTimes } from '@daybook/schema/contract/customers';
import { NO_LIMITS } from '@daybook/schema/rules/booking-window';
import { slotsOf, slotStartingAt, type Slot } from '@daybook/schema/rules/slots';
import type { ServiceRow, VenueRow } from '../../database/catalogue-tables.ts';
import type { EventPersonRow, RuledEvent } from '../../diary/contents-store.ts';
import { slotAnswer } from '../../diary/diary-responses.ts';
import {
  hasIndividualServices,
  isOwnTime,
  servicesOf,
  slotQuestion,
  whoOffers,
} from '../../diary/timetable-of-event.ts';

export interface OwnChoice {
  /** Null for times that need no service. */
  serviceId: number | null;
  /** Null means anyone. */
  personId: number | null;
  /** Null means any place. */
  placeId: number | null;
  /** How many places somebody wants; 1 if absent. */
  asked?: number | undefined;
}

export interface OwnOffer {
  contents: RuledEvent;
  service: ServiceRow | null;
  venues: VenueRow[];
  personId: number | null;
  asked?: number | undefined;
}

/** Returns null if the event lacks what was chosen, needs a service, or takes no more bookings. */
export function ownOfferOf(contents: RuledEvent, choice: OwnChoice): OwnOffer | null {
  const service = serviceIn(contents, choice.serviceId);
  if (service === undefined || contents.event.isClosed || contents.lacks !== null) return null;
  const { placeId, personId, asked } = choice;
  const venues = contents.venues.filter(({ resourceId }) => placeId === null || resourceId === placeId);
  const opened = forOwner(contents);
  const hasPerson = personId === null || peopleOf(opened, service).some((one) => one.resourceId === personId);
  const hasPlace = placeId === null || venues.length > 0;
  return hasPerson && hasPlace ? { contents: opened, service, venues, personId, asked } : null;
}

function forOwner(contents: RuledEvent): RuledEvent {
  const { people, team, rules } = contents;
  return { ...contents, people: people && team, rules: { ...rules, limits: NO_LIMITS } };
}

/** Returns undefined if the event lacks the service, or needs one and none is chosen. */
function serviceIn(contents: RuledEvent, serviceId: number | null): ServiceRow | null | undefined {
  if (!hasIndividualServices(contents.event)) return serviceId === null ? null : undefined;
  return servicesOf(contents).find(({ catalogueId }) => catalogueId === serviceId);
}

export function peopleOf(
  { people, offers }: Pick<RuledEvent, 'people' | 'offers'>,
  service: ServiceRow | null,
): EventPersonRow[] {
  return whoOffers(service, people ?? [], offers);
}

/** A time that has begun can be booked until it ends, for somebody who walks in. */
const questionOf = ({ contents, venues, service, personId, asked = 1 }: OwnOffer) =>
  slotQuestion(contents, { venues, service, personId, asked }, -Infinity);

const isAhead =
  (now: number) =>
  ({ endsAt }: Slot): boolean =>
    endsAt > now;

const freeSlotsOf = (offer: OwnOffer, now: number): Slot[] =>
  slotsOf(questionOf(offer)).filter(
    (slot) => !slot.isBooked && isAhead(now)(slot) && !isOwnTime(offer.contents, slot, offer.personId),
  );

/**
 * Returns the time that starts then (minutes after midnight) by the timetable, despite conflicts; `isBooked`
 * if there are any. Null if there is no such time, or it is over.
 */
export function ownSlotAt(offer: OwnOffer, start: number, now: number): Slot | null {
  const question = questionOf(offer);
  const free = slotStartingAt(question, start);
  if (free && !free.isBooked) return isAhead(now)(free) ? free : null;
  const emptied = question.venues.map((venue) => ({ ...venue, heldCount: 0 }));
  const offered = slotStartingAt({ ...question, held: [], blocked: [], venues: emptied }, start);
  return offered && isAhead(now)(offered) ? { ...offered, isBooked: true } : null;
}

export function ownTimesOf(
  events: readonly RuledEvent[],
  choice: OwnChoice,
  now: number,
): Omit<AddTimes, 'date' | 'next_free_date'> {
  const anyone = { ...choice, personId: null, placeId: null };
  const offers = events.flatMap((contents) => ownOfferOf(contents, anyone) ?? []);
  const people = eachOnce(offers.flatMap(({ contents, service }) => peopleOf(contents, service)));
  const slots = offers.flatMap((offer) => freeSlotsOf(offer, now));
  const free = new Set(slots.flatMap(({ freePeople }) => freePeople ?? []));
  return {
    // Where nobody has a free time, any time is booked despite conflicts, with whom the owner chooses.
    people: free.size === 0 ? people : people.filter(({ id }) => free.has(id) || id === choice.personId),
    places: eachOnce(offers.flatMap(({ venues }) => venues)),
    times: freeTimesOf(events, choice, now),
  };
}

/** Returns the free times in order, each start once. */
export function freeTimesOf(
  events: readonly RuledEvent[],
  choice: OwnChoice,
  now: number,
): AddTimes['times'] {
  const times = events
    .flatMap((contents) => ownOfferOf(contents, choice) ?? [])
    .flatMap((offer) => freeSlotsOf(offer, now).map((slot) => timeAnswer(offer, slot)))
    .sort((one, other) => one.start_time.localeCompare(other.start_time));
  return times.filter(({ start_time: start }, at) => start !== times[at - 1]?.start_time);
}

function timeAnswer({ contents, personId }: OwnOffer, slot: Slot): AddTimes['times'][number] {
  const person = contents.people?.find(({ resourceId }) => resourceId === personId) ?? null;
  return {
    ...slotAnswer(slot, null),
    event_id: contents.event.id,
    event_name: contents.event.name,
    place_id: contents.venues.find(({ id }) => id === slot.venueId)?.resourceId ?? null,
    person_id: person?.resourceId ?? null,
    person_name: person?.name ?? null,
  };
}

function eachOnce(all: readonly { resourceId: number; name: string }[]): { id: number; name: string }[] {
  return [...new Map(all.map(({ resourceId: id, name }) => [id, { id, name }])).values()];
}
