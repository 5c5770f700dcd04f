/**
 * Decides whether a slot may be booked, and which row is then written. It is a pure function of the facts
 * that the store read in the same transaction that will write (decisions 9, 16 and 17).
 */
import type { BookingRequest } from '@daybook/schema/contract/booking';
import { attendeeProblems } from '@daybook/schema/rules/attendee';
import { penceOf } from '@daybook/schema/rules/money';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import type { Slot as SlotAnswer } from '@daybook/schema/contract/slot';
import type { SlotName } from '@daybook/schema/rules/slot-id';
import { slotIdOf } from '@daybook/schema/rules/slot-id';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { slotStartingAt, type Slot } from '@daybook/schema/rules/slots';
import { bookingWindow, closedByClock, NO_LIMITS } from '@daybook/schema/rules/booking-window';
import { OPEN_BOOKINGS_PER_EMAIL } from '@daybook/schema/figures/bounds';
import { eventSlotsOf } from '../diary/diary.ts';
import { isBillingActive } from '../businesses/billing-status.ts';
import type { RuledEvent, EventPersonRow, HeldRow } from '../diary/contents-store.ts';
import type { BookingRow } from '../database/booking-tables.ts';
import type { ServiceRow, VenueRow } from '../database/catalogue-tables.ts';
import { hasIndividualServices, servicesOf, slotQuestion } from '../diary/timetable-of-event.ts';
import { venueCopyOf } from '../diary/venue-shape.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { attendeeColumns, NEW_BOOKING } from './booking-shape.ts';
import type { BookingObstacle } from './booking-obstacles.ts';
import type { FreshCancelToken } from './cancel-token.ts';
import type { BookingFacts, RequestedBooking, NewBooking } from './facts.ts';
import { reminderDueAt } from './reminder-due.ts';

/** What a booking needs besides the request: the present moment, and what is drawn at random. */
export interface BookingCircumstances {
  now: number;
  reference: string;
  cancel: FreshCancelToken;
}

/** The booking to write. */
export function decideBooking(
  facts: BookingFacts,
  requested: RequestedBooking,
  circumstances: BookingCircumstances,
): Outcome<NewBooking, BookingObstacle> {
  const { now } = circumstances;
  if (!isBillingActive(facts.business, now)) return no({ is: 'not taking bookings' });
  const place = placeOf(facts.contents, requested.slot);
  if (!place.ok) return place;
  const slot = offeredSlot(facts, requested, place.value, now);
  if (!slot.ok) return slot;
  const chosen = { slot: slot.value, place: place.value };
  const obstacle = disagreementOf(chosen, requested) ?? incompletenessOf(facts.contents, requested.request);
  if (obstacle) return no(obstacle);
  if (slot.value.isBooked) return no(slotTaken(facts, requested, now));
  // The address is at fault, not the slot: with another address the same time may be booked.
  if (facts.openBookings >= OPEN_BOOKINGS_PER_EMAIL) return no({ is: 'too many open' });
  if (facts.secondsUntilEmail > 0) return no({ is: 'no email', seconds: facts.secondsUntilEmail });
  return ok(bookingRow(facts, requested, chosen, circumstances));
}

/** The refusal brings fresh slots for the question that was asked: of one venue, or of any. */
export function slotTaken(facts: BookingFacts, requested: RequestedBooking, now: number): BookingObstacle {
  return { is: 'taken', slots: freshSlots(facts, requested, now) };
}

function freshSlots(
  { contents }: BookingFacts,
  { slot: { serviceId, personId }, request }: RequestedBooking,
  now: number,
): SlotAnswer[] {
  const venueId = request.venue_id ?? null;
  return eventSlotsOf(contents, { venueId, serviceId, personId }, now)?.slots ?? [];
}

/** Returns whether the booking that a key made is what this request asks for. Its event may be deleted since. */
export function isSameRequest(
  booking: BookingRow,
  { slot, askedSlotId: asked, request }: RequestedBooking,
): boolean {
  const { eventId, venueId, serviceId, askedSlotId } = booking;
  if (booking.normalisedEmail !== normalisedEmail(request.attendee_email)) return false;
  if (askedSlotId !== null) return askedSlotId === asked;
  const [hours = 0, minutes = 0] = booking.startTime.split(':').map(Number);
  const start = hours * 60 + minutes;
  return eventId === null
    ? start === slot.start
    : slotIdOf({ eventId, venueId, serviceId, personId: null, start }) === slotIdOf(slot);
}

/** The venue, the service and the person that a slot's id names. */
interface Place {
  venue: VenueRow | null;
  service: ServiceRow | null;
  /** Null for anyone, or where the event names nobody. */
  personId: number | null;
}

/** The slot of a booking and the place that it names. */
interface Chosen {
  slot: Slot;
  place: Place;
}

function placeOf(contents: RuledEvent, slot: SlotName): Outcome<Place, BookingObstacle> {
  const venue = contents.venues.find(({ id }) => id === slot.venueId) ?? null;
  const service = servicesOf(contents).find(({ id }) => id === slot.serviceId) ?? null;
  const isVenueWrong = contents.venues.length > 0 ? venue === null : slot.venueId !== null;
  const hasServices = hasIndividualServices(contents.event);
  if (hasServices && slot.serviceId === null) return no({ is: 'no service chosen' });
  const isServiceWrong = hasServices ? service === null : slot.serviceId !== null;
  const { personId } = slot;
  const isPersonWrong =
    personId !== null && !contents.people?.some(({ resourceId }) => resourceId === personId);
  const isWrong = isVenueWrong || isServiceWrong || isPersonWrong;
  return isWrong ? no({ is: 'no slot' }) : ok({ venue, service, personId });
}

function slotAt(
  contents: RuledEvent,
  { start }: SlotName,
  { venue, service, personId }: Place,
  now: number,
): Slot | null {
  const chosen = { venues: venue ? [venue] : [], service, personId };
  return slotStartingAt(slotQuestion(contents, chosen, now), start);
}

/** The slot as the timetable offers it, taken or not. */
function offeredSlot(
  facts: BookingFacts,
  requested: RequestedBooking,
  place: Place,
  now: number,
): Outcome<Slot, BookingObstacle> {
  const { contents } = facts;
  const name = requested.slot;
  const listed = slotAt(contents, name, place, now);
  if (listed) return ok(listed);
  // The clock doesn't allow it, it is blocked or a service's time that is not clear of what is booked, or it was never
  // offered.
  const { event, rules } = contents;
  const open = { ...rules, blocked: [], limits: NO_LIMITS };
  const slot = slotAt({ ...contents, held: [], rules: open }, name, place, -Infinity);
  if (!slot) return no({ is: 'no slot' });
  const closed = closedByClock(slot.startsAt, bookingWindow({ ...event, ...rules }, rules.limits, now));
  if (closed) return no({ is: 'closed', closed, limits: rules.limits });
  const isBlocked = slotAt({ ...contents, held: [] }, name, place, now) === null;
  return isBlocked
    ? no({ is: 'blocked', slots: freshSlots(facts, requested, now) })
    : ok({ ...slot, isBooked: true });
}

function disagreementOf(
  { slot, place: { venue, service } }: Chosen,
  { request }: RequestedBooking,
): BookingObstacle | null {
  const agrees =
    request.selected_start_time === slot.startTime &&
    request.selected_end_time === slot.endTime &&
    (request.venue_id ?? venue?.id) === venue?.id &&
    (request.service_id ?? service?.id) === service?.id;
  if (!agrees) return { is: 'disagreeing' };
  const price = request.service_price ?? null;
  const isOtherPrice = service && price !== null && penceOf(price) !== service.pricePence;
  return isOtherPrice ? { is: 'price changed', pence: service.pricePence } : null;
}

/** Only what depends on the event: the contract has checked everything else in the request. */
function incompletenessOf({ event }: RuledEvent, request: BookingRequest): BookingObstacle | null {
  const fields = attendeeProblems(
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
  return Object.keys(fields).length > 0 ? { is: 'incomplete', fields } : null;
}

/**
 * Of those who are free, the one with the fewest booked minutes that day, and of several the first in the business's list
 * (decision 241). Null where the event names nobody.
 */
function personFor({ business, contents }: BookingFacts, { freePeople }: Slot): EventPersonRow | null {
  const { event, people, held } = contents;
  const isOnDay = ({ startsAt }: HeldRow) => todayIn(business.timezone, startsAt) === event.date;
  const minutesOf = (personId: number) =>
    held
      .filter((time) => time.resourceId === personId && isOnDay(time))
      .reduce((sum, { startsAt, endsAt }) => sum + endsAt - startsAt, 0);
  const free = (people ?? []).filter(({ resourceId }) => freePeople?.includes(resourceId));
  const [least = null] = free
    .map((person) => ({ person, busy: minutesOf(person.resourceId) }))
    .sort((one, other) => one.busy - other.busy)
    .map(({ person }) => person);
  return least;
}

/** A booking keeps its own copy of everything about its event, so that it outlives the event. */
function bookingRow(
  facts: BookingFacts,
  requested: RequestedBooking,
  { slot, place: { venue, service } }: Chosen,
  { now, reference, cancel }: BookingCircumstances,
): NewBooking {
  const { business, contents } = facts;
  const { event } = contents;
  const { request, idempotencyKey } = requested;
  const person = personFor(facts, slot);
  const kind = event.type === 'day_event' ? 'day_event' : service ? 'service' : 'time_slot';
  return {
    reference,
    businessId: business.id,
    eventId: event.id,
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
    bufferMinutes: slot.bufferMinutes,
    personId: person?.resourceId ?? null,
    personName: person?.name ?? null,
    serviceName: service?.name ?? null,
    servicePricePence: service?.pricePence ?? null,
    isHomeVisit: event.isHomeVisit,
    customerAddress: event.isHomeVisit ? request.customer_address : null,
    customerPostcode: event.isHomeVisit ? request.customer_postcode : null,
    source: request.source,
    cancelNonce: cancel.nonce,
    cancelTokenHash: cancel.hash,
    idempotencyKey,
    askedSlotId: requested.askedSlotId,
    allowedOverlap: false,
    reminderDueAt: business.isDemo ? null : reminderDueAt(event.date, slot.startTime, business.timezone, now),
    createdAt: now,
    changeNoticeHours: business.changeNoticeHours,
    ...NEW_BOOKING,
    ...attendeeColumns(request),
    ...venueCopyOf(venue),
  };
}
