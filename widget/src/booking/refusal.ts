/** Why a booking was not made, in words for people. */
import { readFailedAnswer } from '@daybook/schema/rules/failed-answer';
import { BOOKING_FAILED, NETWORK_ERROR } from '@daybook/schema/words/texts';
import type { BookingOutcome } from '../diary/actions.ts';
import { CallFailed, isRecord, isSlots } from '../diary/server-calls.ts';

export function refusalOf(error: unknown): BookingOutcome & { type: 'refused' } {
  const { status, body } = error instanceof CallFailed ? error : new CallFailed(500);
  const { text, fields } = readFailedAnswer(body);
  const { slots, service_price: price } = isRecord(body) ? body : {};
  // When a refusal blames a field, the slot is not at fault.
  const blamesField = Object.keys(fields).length > 0;
  return {
    type: 'refused',
    text: text ?? (status === null ? NETWORK_ERROR : BOOKING_FAILED),
    problems: fields,
    isGone: (status === 409 || status === 404) && !blamesField,
    slots: isSlots(slots) ? slots : null,
    price: typeof price === 'number' ? price : null,
  };
}
