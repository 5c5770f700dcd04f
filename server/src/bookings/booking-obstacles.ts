/** Why a slot can't be booked, and what the person is told. */
import type { Slot } from '@daybook/schema/contract/slot';
import type { BookingLimits, ClosedByClock } from '@daybook/schema/rules/booking-window';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { SLOT_JUST_BOOKED, SLOT_NOT_FOUND } from '@daybook/schema/words/booking-form-texts';
import { DIARY_NOT_TAKING_BOOKINGS, SELECT_SERVICE_FIRST } from '@daybook/schema/words/texts';
import { eventNotFound } from '../diary/refusals.ts';
import { Refusal } from '../http/errors.ts';
import { INPUT_NOT_VALID } from '../http/refusal-texts.ts';
import {
  CANCELLED_SINCE,
  IDEMPOTENCY_KEY_REUSED,
  priceChanged,
  SLOT_NO_LONGER_OFFERED,
  SLOT_PASSED,
  slotTooEarly,
  slotTooLate,
  SLOT_TIMES_DISAGREE,
  strangersEmailsBounded,
  TOO_MANY_OPEN_BOOKINGS,
} from './booking-texts.ts';

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
    case 'incomplete':
      return new Refusal(400, INPUT_NOT_VALID, { fields: obstacle.fields });
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

/** Blames only the price and names the current one. The slot is still free. */
function priceHasChanged(pounds: number): Refusal {
  const text = priceChanged(priceText(pounds));
  return new Refusal(409, text, { fields: { service_price: text }, body: { service_price: pounds } });
}

function tooManyEmails(seconds: number): Refusal {
  return new Refusal(429, strangersEmailsBounded(seconds), { headers: { 'Retry-After': String(seconds) } });
}
