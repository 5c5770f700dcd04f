/**
 * Whether a slot may be booked, and what is then written down: a pure decision over the facts that the
 * store read in the very transaction that will write (decisions 9, 16 and 17).
 */
import type { BookingRequest } from '@daybook/schema/contract/booking';
import type { Slot as SlotAnswer } from '@daybook/schema/contract/slot';
import { attendeeProblems } from '@daybook/schema/rules/attendee';
import { penceOf, poundsOf, priceText } from '@daybook/schema/rules/money';
import type { SlotName } from '@daybook/schema/rules/slot-id';
import { slotIdOf } from '@daybook/schema/rules/slot-id';
import { slotStartingAt, type Slot } from '@daybook/schema/rules/slots';
import { OPEN_BOOKINGS_PER_EMAIL } from '@daybook/schema/figures/bounds';
import {
  INPUT_NOT_VALID,
  priceChanged,
  SELECT_SERVICE_FIRST,
  SLOT_JUST_BOOKED,
  SLOT_NOT_FOUND,
  SLOT_PASSED,
  SLOT_TIMES_DISAGREE,
  strangersLettersBounded,
  TOO_MANY_OPEN_BOOKINGS,
} from '@daybook/schema/words/texts';
import { eventSlotsOf } from '../diary/diary.ts';
import { mustTakeBookings } from '../diary/standing.ts';
import type { EventContents } from '../diary/contents-store.ts';
import type { ServiceRow, VenueRow, BookingRow } from '../database/tables.ts';
import { hasIndividualServices, servicesOf, slotQuestion } from '../diary/timetable-of-event.ts';
import { Refusal } from '../http/errors.ts';
import type { FreshCancelToken } from './cancel-token.ts';
import type { BookingFacts, BookingWish, NewBooking } from './facts.ts';
import { reminderDueAt } from './reminder-due.ts';

/** What chance and the clock add. */
export interface BookingCircumstances {
  now: number;
  reference: string;
  cancel: FreshCancelToken;
}

/** The booking to write. Throws the Refusal. */
export function decideBooking(
  facts: BookingFacts,
  wish: BookingWish,
  circumstances: BookingCircumstances,
): NewBooking {
  const { now } = circumstances;
  mustTakeBookings(facts.business, now);
  const place = placeOf(facts.contents, wish.slot);
  const slot = offeredSlot(facts, wish.slot, place, now);
  mustAgree(slot, place, wish);
  mustBeComplete(facts.contents, wish.request);
  if (!isFree(facts, wish.slot, place, now)) throw slotTaken(facts, wish, now);
  if (facts.openBookings >= OPEN_BOOKINGS_PER_EMAIL) throw tooManyOpen();
  mustHaveRoomForLetter(facts);
  return bookingRow(facts, wish, { slot, place }, circumstances);
}

/** Not the slot's fault, but the address's: with another, the same time may be booked. */
function tooManyOpen(): Refusal {
  return new Refusal(409, TOO_MANY_OPEN_BOOKINGS, { fields: { attendee_email: TOO_MANY_OPEN_BOOKINGS } });
}

/** Throws the 429. A booking that could not be confirmed by email is not made. */
function mustHaveRoomForLetter({ secondsUntilLetter: seconds }: BookingFacts): void {
  if (seconds === 0) return;
  throw new Refusal(429, strangersLettersBounded(seconds), { headers: { 'Retry-After': String(seconds) } });
}

/** The 409 that brings fresh slots for the question that was asked: one venue's, or any's. */
export function slotTaken(
  { business, contents }: BookingFacts,
  { slot: { serviceId }, request }: BookingWish,
  now: number,
): Refusal {
  const venueId = request.venue_id ?? null;
  const found = eventSlotsOf(contents, business.timezone, { venueId, serviceId }, now);
  const slots: SlotAnswer[] = found?.slots ?? [];
  return new Refusal(409, SLOT_JUST_BOOKED, { body: { slots } });
}

/** The first booking that this key made, if this is the same request again. */
export function isSameRequest(booking: BookingRow, { slot, request }: BookingWish): boolean {
  const { eventId, venueId, serviceId } = booking;
  if (eventId === null) return false;
  const [hours = 0, minutes = 0] = booking.startTime.split(':').map(Number);
  return (
    slotIdOf({ eventId, venueId, serviceId, start: hours * 60 + minutes }) === slotIdOf(slot) &&
    booking.attendeeEmail.toLowerCase() === request.attendee_email.toLowerCase()
  );
}

/** The venue and service that a slot's id names. */
interface Place {
  venue: VenueRow | null;
  service: ServiceRow | null;
}

/**
 * Throws the 404 when the id leaves out what the event has, or names what is not the event's; the 400 when no
 * service was chosen yet.
 */
function placeOf(contents: EventContents, slot: SlotName): Place {
  const venue = contents.venues.find(({ id }) => id === slot.venueId) ?? null;
  const service = servicesOf(contents).find(({ id }) => id === slot.serviceId) ?? null;
  const isVenueWrong = contents.venues.length > 0 ? venue === null : slot.venueId !== null;
  const hasServices = hasIndividualServices(contents.event);
  if (hasServices && slot.serviceId === null) throw new Refusal(400, SELECT_SERVICE_FIRST);
  const isServiceWrong = hasServices ? service === null : slot.serviceId !== null;
  if (isVenueWrong || isServiceWrong) throw new Refusal(404, SLOT_NOT_FOUND);
  return { venue, service };
}

function slotAt(
  facts: BookingFacts,
  { start }: SlotName,
  { venue, service }: Place,
  now: number,
): Slot | null {
  const chosen = { venues: venue ? [venue] : [], service };
  return slotStartingAt(slotQuestion(facts.contents, facts.business.timezone, chosen, now), start);
}

/** The slot as the timetable offers it, taken or not. Throws when it never was offered, or has begun. */
function offeredSlot(facts: BookingFacts, name: SlotName, place: Place, now: number): Slot {
  const unbooked = { ...facts, contents: { ...facts.contents, held: [] } };
  const slot = slotAt(unbooked, name, place, -Infinity);
  if (!slot) throw new Refusal(404, SLOT_NOT_FOUND);
  if (slot.startsAt <= now) throw new Refusal(409, SLOT_PASSED);
  return slot;
}

function isFree(facts: BookingFacts, name: SlotName, place: Place, now: number): boolean {
  return slotAt(facts, name, place, now)?.isBooked === false;
}

/** Throws the 409 when the request speaks of another time, venue, service or price than its slot. */
function mustAgree(slot: Slot, { venue, service }: Place, { request }: BookingWish): void {
  const agrees =
    request.selected_start_time === slot.startTime &&
    request.selected_end_time === slot.endTime &&
    (request.venue_id ?? venue?.id) === venue?.id &&
    (request.service_id ?? service?.id) === service?.id;
  if (!agrees) throw new Refusal(409, SLOT_TIMES_DISAGREE);
  const price = request.service_price ?? null;
  if (service && price !== null && penceOf(price) !== service.pricePence) {
    throw priceHasChanged(poundsOf(service.pricePence));
  }
}

/** It blames the price alone, and tells the present one: the slot is as free as it was. */
function priceHasChanged(pounds: number): Refusal {
  const text = priceChanged(priceText(pounds));
  return new Refusal(409, text, { fields: { service_price: text }, body: { service_price: pounds } });
}

/** Throws the 400 with texts by field. What needs no event was asked of the request already. */
function mustBeComplete({ event }: EventContents, request: BookingRequest): void {
  const problems = attendeeProblems(
    {
      attendee_first_name: request.attendee_first_name,
      attendee_last_name: request.attendee_last_name,
      attendee_email: request.attendee_email,
      attendee_phone: request.attendee_phone ?? '',
      customer_address: request.customer_address ?? '',
      customer_postcode: request.customer_postcode ?? '',
    },
    event.isHomeVisit,
  );
  if (Object.keys(problems).length) throw new Refusal(400, INPUT_NOT_VALID, { fields: problems });
}

/** Its own copy of everything it is about, so that it outlives its event. */
function bookingRow(
  { business, contents: { event } }: BookingFacts,
  { request, idempotencyKey }: BookingWish,
  { slot, place: { venue, service } }: { slot: Slot; place: Place },
  { now, reference, cancel }: BookingCircumstances,
): NewBooking {
  const kind = event.type === 'day_event' ? 'day_event' : service ? 'service' : 'time_slot';
  return {
    reference,
    businessId: business.id,
    eventId: event.id,
    venueId: venue?.id ?? null,
    serviceId: service?.id ?? null,
    status: 'confirmed',
    kind,
    eventName: event.name,
    eventDate: event.date,
    startTime: slot.startTime,
    endTime: slot.endTime,
    timezone: business.timezone,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    bufferMinutes: kind === 'service' ? event.bufferMinutes : 0,
    venueName: venue?.name ?? null,
    venueAddress: venue?.address ?? null,
    venuePostcode: venue?.postcode ?? null,
    serviceName: service?.name ?? null,
    servicePricePence: service?.pricePence ?? null,
    isHomeVisit: event.isHomeVisit,
    customerAddress: event.isHomeVisit ? request.customer_address : null,
    customerPostcode: event.isHomeVisit ? request.customer_postcode : null,
    attendeeFirstName: request.attendee_first_name,
    attendeeLastName: request.attendee_last_name,
    attendeeEmail: request.attendee_email,
    attendeePhone: request.attendee_phone,
    source: request.source,
    cancelNonce: cancel.nonce,
    cancelTokenHash: cancel.hash,
    idempotencyKey,
    reminderDueAt: reminderDueAt(event.date, slot.startTime, business.timezone, now),
    createdAt: now,
    cancelledAt: null,
    cancelledBy: null,
    sequence: 0,
  };
}
