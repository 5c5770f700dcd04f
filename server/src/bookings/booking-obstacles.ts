/** Why a slot can't be booked, and the texts of the refusals. */

import type { Slot } from '@daybook/schema/contract/slot';
import type { BookingLimits, ClosedByClock } from '@daybook/schema/rules/booking-window';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { counted } from '@daybook/schema/words/counted';
import { DIARY_NOT_TAKING_BOOKINGS, SELECT_SERVICE_FIRST } from '@daybook/schema/words/diary-texts';
import { tooManyPlaces } from '@daybook/schema/words/places-texts';
import { QUESTION_GONE } from '@daybook/schema/words/question-texts';
import { SLOT_JUST_BOOKED, SLOT_NOT_FOUND } from '@daybook/schema/words/slot-texts';
import { eventNotFound } from '../diary/refusals.ts';
import { Refusal } from '../http/errors.ts';
import { INPUT_NOT_VALID } from '../http/refusal-texts.ts';

export const SLOT_PASSED = 'This time has already passed. Please choose another.';
const SLOT_NO_LONGER_OFFERED = 'This time is no longer available. Please choose another.';
/** `hours` is the business's notice. */
const slotTooLate = (hours: number) =>
  `It’s too late to book this time online: bookings close ${counted(hours, 'hour')} before the start. Please choose another time, or contact the business.`;
/** `days` is how many days ahead customers can book. */
const slotTooEarly = (days: number) =>
  days === 0
    ? 'This date can’t be booked yet: bookings open on the day itself.'
    : `This date can’t be booked yet: bookings open ${counted(days, 'day')} before it.`;
export const SLOT_TIMES_DISAGREE = 'The chosen times don’t match the time slot. Please choose it again.';
/** `price` is the current price, '£38.00'. */
export const priceChanged = (price: string) =>
  `The price of this service has changed: it’s now ${price}. Nothing is booked yet. Book again if you agree.`;
export const TOO_MANY_OPEN_BOOKINGS =
  'This email address already has as many upcoming bookings as this business allows. Contact the business to add another.';
/** `seconds` is the time until the address can get another email. */
export const strangersEmailsBounded = (seconds: number) =>
  `We’ve sent this address too many emails recently. Try again in ${waitText(seconds)}, or use another email address.`;
export const IDEMPOTENCY_KEY_REUSED = 'This request key was already used for another booking.';
export const CANCELLED_SINCE = 'This booking has since been cancelled. To book again, select a time.';
export const BOOKING_IS_CANCELLED = 'This booking has been cancelled, so it can’t be moved.';
export const FORM_NOT_ACCEPTED = 'We couldn’t accept this form. Check it and select Book again.';

export type BookingObstacle =
  | { is: 'no event' }
  | { is: 'not taking bookings' }
  /** The slot's id and the event don't match, or the event doesn't offer that time. */
  | { is: 'no slot' }
  | { is: 'no service chosen' }
  | { is: 'closed'; closed: ClosedByClock; limits: BookingLimits }
  /** The request names another time, venue or service than its slot's id. */
  | { is: 'disagreeing' }
  | { is: 'price changed'; pence: number }
  /** The owner lets one booking take fewer. */
  | { is: 'too many places'; most: number }
  | { is: 'incomplete'; fields: Record<string, string> }
  /** With the slots that are still free, for the same choice. */
  | { is: 'taken'; slots: Slot[] }
  /** Time off, for instance, was added since. */
  | { is: 'blocked'; slots: Slot[] }
  | { is: 'too many open' }
  /** A booking that could not be confirmed by email is not made. */
  | { is: 'no email'; seconds: number }
  | { is: 'key reused' }
  /** The request is a repeat, and the booking that it made was cancelled since. */
  | { is: 'cancelled since' };

export function refusalOfBooking(obstacle: BookingObstacle): Refusal {
  switch (obstacle.is) {
    case 'no event':
      return eventNotFound();
    case 'not taking bookings':
      return new Refusal(402, DIARY_NOT_TAKING_BOOKINGS);
    case 'no slot':
      return new Refusal(404, SLOT_NOT_FOUND);
    case 'no service chosen':
      return new Refusal(400, SELECT_SERVICE_FIRST);
    case 'closed':
      return new Refusal(409, closedText(obstacle));
    case 'disagreeing':
      return new Refusal(409, SLOT_TIMES_DISAGREE);
    case 'price changed':
      return priceHasChanged(poundsOf(obstacle.pence));
    case 'too many places': {
      const text = tooManyPlaces(obstacle.most);
      return new Refusal(400, text, { fields: { places: text } });
    }
    case 'incomplete':
      return incomplete(obstacle.fields);
    case 'taken':
      return new Refusal(409, SLOT_JUST_BOOKED, { body: { slots: obstacle.slots } });
    case 'blocked':
      return new Refusal(409, SLOT_NO_LONGER_OFFERED, { body: { slots: obstacle.slots } });
    case 'too many open':
      return new Refusal(409, TOO_MANY_OPEN_BOOKINGS, { fields: { attendee_email: TOO_MANY_OPEN_BOOKINGS } });
    case 'no email':
      return tooManyEmails(obstacle.seconds);
    case 'key reused':
      return new Refusal(409, IDEMPOTENCY_KEY_REUSED);
    case 'cancelled since':
      return new Refusal(409, CANCELLED_SINCE);
  }
}

function closedText({ closed, limits }: Extract<BookingObstacle, { is: 'closed' }>): string {
  switch (closed) {
    case 'past':
      return SLOT_PASSED;
    case 'notice':
      return slotTooLate(limits.noticeHours);
    case 'too far ahead':
      return slotTooEarly(limits.daysAhead ?? 0);
  }
}

/** A question that is gone has no field to be highlighted. */
function incomplete(fields: Record<string, string>): Refusal {
  const isGone = Object.values(fields).includes(QUESTION_GONE);
  return new Refusal(400, isGone ? QUESTION_GONE : INPUT_NOT_VALID, { fields });
}

/** Blames only the price and names the current one. The slot is still free. */
function priceHasChanged(pounds: number): Refusal {
  const text = priceChanged(priceText(pounds));
  return new Refusal(409, text, { fields: { service_price: text }, body: { service_price: pounds } });
}

function tooManyEmails(seconds: number): Refusal {
  return new Refusal(429, strangersEmailsBounded(seconds), { headers: { 'Retry-After': String(seconds) } });
}

/** Returns '24 minutes' or '21 hours', rounded up. */
function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return '1 minute';
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
