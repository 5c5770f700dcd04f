/** Decides which time an owner books, and which row is written. Pure functions. */

import type { AddBookingRequest } from '@daybook/schema/contract/customers';
import { minutesOf } from '@daybook/schema/rules/clock-time';
import type { SlotName } from '@daybook/schema/rules/slot-id';
import type { Slot } from '@daybook/schema/rules/slots';
import type { BookingRow } from '../../database/booking-tables.ts';
import type { VenueRow } from '../../database/catalogue-tables.ts';
import type { BusinessRow } from '../../database/tables.ts';
import type { EventPersonRow, RuledEvent } from '../../diary/contents-store.ts';
import { timeColumns } from '../choose-slot.ts';
import { newBookingRow, type BookingCircumstances } from '../decide-booking.ts';
import type { NewBooking } from '../decision-facts.ts';
import { ownOfferOf, ownSlotAt, peopleOf, type OwnChoice, type OwnOffer } from './own-times.ts';

export interface OwnSlot {
  offer: OwnOffer;
  slot: Slot;
  person: EventPersonRow | null;
  venue: VenueRow | null;
}

/** A time of one event, or of any event on the date. */
export interface AskedTime {
  /** Null for any event on the date. */
  eventId: number | null;
  /** Minutes after midnight. */
  start: number;
  choice: OwnChoice;
}

/** Returns what the request asks for; null if its slot's id refers to something that the event lacks. */
export function askedTimeOf(
  request: AddBookingRequest,
  slot: SlotName | null,
  contents: RuledEvent | null,
): AskedTime | null {
  if (!slot)
    return {
      eventId: null,
      start: minutesOf(request.start_time ?? ''),
      choice: {
        serviceId: request.service_id ?? null,
        personId: request.person_id ?? null,
        placeId: request.place_id ?? null,
        asked: request.places,
      },
    };
  if (!contents) return null;
  const venue = contents.venues.find(({ id }) => id === slot.venueId);
  const service = contents.services.find(({ id }) => id === slot.serviceId);
  if ((slot.venueId !== null && !venue) || (slot.serviceId !== null && !service)) return null;
  return {
    eventId: slot.eventId,
    start: slot.start,
    choice: {
      serviceId: service?.catalogueId ?? null,
      personId: request.person_id ?? slot.personId,
      placeId: venue?.resourceId ?? null,
      asked: request.places,
    },
  };
}

/** Returns the events' first free time, otherwise the first taken one; null if none has such a time. */
export function ownSlotOf(
  events: readonly RuledEvent[],
  { eventId, start, choice }: AskedTime,
  now: number,
): OwnSlot | null {
  const found = events
    .filter(({ event }) => eventId === null || event.id === eventId)
    .flatMap((contents) => {
      const offer = ownOfferOf(contents, choice);
      const slot = offer && ownSlotAt(offer, start, now);
      return offer && slot ? [{ offer, slot }] : [];
    });
  const best = found.find(({ slot }) => !slot.isBooked) ?? found[0];
  return best ? placed(best.offer, best.slot) : null;
}

/** Returns the same, but null for a time that needs a person and has none. */
export function bookableSlotOf(events: readonly RuledEvent[], asked: AskedTime, now: number): OwnSlot | null {
  const chosen = ownSlotOf(events, asked, now);
  if (!chosen) return null;
  const { event, people } = chosen.offer.contents;
  const lacksPerson = people !== null && event.type !== 'day_event' && chosen.person === null;
  return lacksPerson ? null : chosen;
}

/** Chooses a person and place: among the free ones, or among all if none is free, in the business's order. */
export function placed(offer: OwnOffer, slot: Slot): OwnSlot {
  const { contents, service, personId } = offer;
  const venue = contents.venues.find(({ id }) => id === slot.venueId) ?? null;
  if (!slot.isBooked) {
    const columns = timeColumns(contents, { slot, place: { venue, service, personId } });
    const person = contents.people?.find(({ resourceId }) => resourceId === columns.personId) ?? null;
    return { offer, slot, person, venue };
  }
  const able = peopleOf(contents, service).filter(
    ({ resourceId }) => (personId ?? resourceId) === resourceId,
  );
  const person = able.find(({ resourceId }) => !isHeld(contents, resourceId, slot)) ?? able[0] ?? null;
  return { offer, slot, person: contents.people === null ? null : person, venue };
}

const isHeld = ({ held }: RuledEvent, id: number, { startsAt, endsAt }: Slot) =>
  held.some((one) => one.resourceId === id && one.startsAt < endsAt && one.endsAt > startsAt);

export function ownTimeColumns({ offer, slot, person, venue }: OwnSlot): ReturnType<typeof timeColumns> {
  const { contents, service, personId } = offer;
  const taken = { ...slot, freePeople: person && [person.resourceId] };
  return timeColumns(contents, { slot: taken, place: { venue, service, personId } });
}

interface OwnBookingFacts {
  answers: BookingRow['answers'];
  business: BusinessRow;
  request: AddBookingRequest;
  askedSlotId: string;
  idempotencyKey: string | null;
}

export function ownBookingRow(
  chosen: OwnSlot,
  facts: OwnBookingFacts,
  circumstances: BookingCircumstances,
): NewBooking {
  const { contents, service } = chosen.offer;
  const { event } = contents;
  const booked = { event, service, time: ownTimeColumns(chosen), source: null };
  return {
    ...newBookingRow({ ...facts, ...booked }, circumstances),
    allowedOverlap: chosen.slot.isBooked,
    madeBy: 'owner',
    customerId: facts.request.customer_id ?? null,
    note: facts.request.note,
  };
}
