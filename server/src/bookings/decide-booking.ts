/**
 * Decides whether a slot can be booked and which row is written. It is a pure function of facts that the
 * store read in the transaction that will write.
 */

import type { BookingRequest } from '@daybook/schema/contract/booking';
import type { BookingChange } from '@daybook/schema/contract/owner-booking';
import { OPEN_BOOKINGS_PER_EMAIL } from '@daybook/schema/figures/bookings';
import { attendeeProblems } from '@daybook/schema/rules/attendee';
import { checkAnswers, type AnsweredBy } from '@daybook/schema/rules/check-answers';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { penceOf } from '@daybook/schema/rules/money';
import { questionsFor } from '@daybook/schema/rules/questions';
import { slotIdOf } from '@daybook/schema/rules/slot-id';
import { isBillingActive } from '../businesses/billing-status.ts';
import type { BookingRow } from '../database/booking-tables.ts';
import type { ServiceRow } from '../database/catalogue-tables.ts';
import type { BusinessRow, EventRow } from '../database/tables.ts';
import type { RuledEvent } from '../diary/contents-store.ts';
import { serviceCopyOf } from '../resources/service-shape.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import type { BookingObstacle } from './booking-obstacles.ts';
import { attendeeColumns, NEW_BOOKING } from './booking-shape.ts';
import type { FreshCancelToken } from './cancel-token.ts';
import { chosenSlot, slotTaken, timeColumns, type ChosenSlot, type WantedSlot } from './choose-slot.ts';
import type { BookingFacts, RequestedBooking, NewBooking } from './decision-facts.ts';
import { reminderDueAt } from './reminder-due.ts';

/** What a booking needs besides the request: the current time, and random values. */
export interface BookingCircumstances {
  now: number;
  reference: string;
  cancel: FreshCancelToken;
}

export function decideBooking(
  facts: BookingFacts,
  requested: RequestedBooking,
  circumstances: BookingCircumstances,
): Outcome<NewBooking, BookingObstacle> {
  const { now } = circumstances;
  if (!isBillingActive(facts.business, now)) return no({ is: 'not taking bookings' });
  const found = chosenSlot(facts.contents, wantedOf(requested), now);
  if (!found.ok) return found;
  const chosen = found.value;
  const { business, contents } = facts;
  const { service } = chosen.place;
  const { request, askedSlotId, idempotencyKey, answeredBy: by = 'customer' } = requested;
  const most = (service ?? contents.event).placesPerBooking;
  if (request.places > most) return no({ is: 'too many places', most });
  const { answers, problems } = answersOf({ business, event: contents.event, service, request, by });
  const obstacle =
    disagreementOf(chosen, contents.event, requested) ?? incompletenessOf(contents, request, problems);
  if (obstacle) return no(obstacle);
  if (chosen.slot.isBooked) return no(slotTaken(facts.contents, wantedOf(requested), now));
  // The address is the obstacle, not the slot: another address can book the same time.
  if (facts.openBookings >= OPEN_BOOKINGS_PER_EMAIL) return no({ is: 'too many open' });
  if (facts.secondsUntilEmail > 0) return no({ is: 'no email', seconds: facts.secondsUntilEmail });
  const time = timeColumns(contents, chosen);
  const booked = { business, event: contents.event, service, time, answers };
  const asked = { request, source: request.source, askedSlotId, idempotencyKey };
  return ok(newBookingRow({ ...booked, ...asked }, circumstances));
}

/** Returns the slot that is asked for. If it is taken, fresh slots follow the customer's choice of venue. */
export function wantedOf({ slot, request }: RequestedBooking): WantedSlot {
  return { name: slot, venueId: request.venue_id ?? null, asked: request.places };
}

/** Returns whether a key's booking is what this request asks for. Its event may be deleted since. */
export function isSameRequest(
  booking: BookingRow,
  { slot, askedSlotId: asked, request }: RequestedBooking,
): boolean {
  const { eventId, venueId, serviceId, askedSlotId } = booking;
  if (booking.normalisedEmail !== normalisedEmail(request.attendee_email)) return false;
  if (booking.places !== request.places) return false;
  if (askedSlotId !== null) return askedSlotId === asked;
  const [hours = 0, minutes = 0] = booking.startTime.split(':').map(Number);
  const start = hours * 60 + minutes;
  return eventId === null
    ? start === slot.start
    : slotIdOf({ eventId, venueId, serviceId, personId: null, start }) === slotIdOf(slot);
}

function disagreementOf(
  { slot, place: { venue, service } }: ChosenSlot,
  { pricePence }: EventRow,
  { request }: RequestedBooking,
): BookingObstacle | null {
  const agrees =
    request.selected_start_time === slot.startTime &&
    request.selected_end_time === slot.endTime &&
    (request.venue_id ?? venue?.id) === venue?.id &&
    (request.service_id ?? service?.id) === service?.id;
  if (!agrees) return { is: 'disagreeing' };
  const price = request.service_price ?? null;
  const pence = service?.pricePence ?? pricePence;
  const isOtherPrice = pence !== null && price !== null && penceOf(price) !== pence;
  return isOtherPrice ? { is: 'price changed', pence } : null;
}

interface Answered {
  business: BusinessRow;
  event: EventRow;
  service: ServiceRow | null;
  request: Pick<BookingRequest, 'answers'>;
  by: AnsweredBy;
}

/** Checks the answers to what the business asks about such a booking. */
export function answersOf({ business, event, service, request, by }: Answered) {
  const asked = questionsFor(business.questions, event.name, service?.name);
  return checkAnswers(asked, request.answers ?? [], by);
}

/** Checks only what depends on the event: the contract has checked the rest of the request. */
function incompletenessOf(
  { event }: RuledEvent,
  request: BookingRequest,
  answerProblems: Record<string, string>,
): BookingObstacle | null {
  const attendee = attendeeProblems(
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
  const fields = { ...attendee, ...answerProblems };
  return Object.keys(fields).length > 0 ? { is: 'incomplete', fields } : null;
}

interface Booked {
  business: BusinessRow;
  event: EventRow;
  service: ServiceRow | null;
  time: ReturnType<typeof timeColumns>;
  answers: BookingRow['answers'];
  request: BookingChange & Pick<BookingRequest, 'customer_address' | 'customer_postcode' | 'places'>;
  source: string | null;
  askedSlotId: string;
  idempotencyKey: string | null;
}

/** A booking has its own copy of everything about its event, so that it outlives the event. */
export function newBookingRow(
  { business, event, service, time, answers, request, source, askedSlotId, idempotencyKey }: Booked,
  { now, reference, cancel }: BookingCircumstances,
): NewBooking {
  const isReminded = !business.isDemo && request.attendee_email !== null;
  return {
    reference,
    businessId: business.id,
    status: 'confirmed',
    kind: event.type === 'day_event' ? 'day_event' : service ? 'service' : 'time_slot',
    ...serviceCopyOf(service, event),
    places: request.places,
    isHomeVisit: event.isHomeVisit,
    customerAddress: event.isHomeVisit ? request.customer_address : null,
    customerPostcode: event.isHomeVisit ? request.customer_postcode : null,
    source,
    cancelNonce: cancel.nonce,
    cancelTokenHash: cancel.hash,
    idempotencyKey,
    askedSlotId,
    allowedOverlap: false,
    reminderDueAt: isReminded ? reminderDueAt(event.date, time.startTime, business.timezone, now) : null,
    createdAt: now,
    changeNoticeHours: business.changeNoticeHours,
    ...NEW_BOOKING,
    answers,
    ...attendeeColumns(request),
    ...time,
  };
}
