/** Why a booking did not come about, in words for people. */
import { BOOKING_FAILED, NETWORK_ERROR } from '@daybook/schema/words/texts';
import type { BookingOutcome } from '../diary/actions.ts';
import { CallFailed, isRecord, isSlots } from '../diary/server-calls.ts';

/** The text is from the answer's error, message or detail, else the fallback. */
export function refusalOf(error: unknown): BookingOutcome & { type: 'refused' } {
  const { status, body } = error instanceof CallFailed ? error : new CallFailed(500);
  const { error: first, message, detail, fields, slots, service_price: price } = isRecord(body) ? body : {};
  const text = [first, message, detail].find((text) => text && typeof text === 'string');
  const problems = isTexts(fields) ? fields : {};
  // A refusal that blames a field is not the slot's fault.
  const blamesField = Object.keys(problems).length > 0;
  return {
    type: 'refused',
    text: typeof text === 'string' ? text : status ? BOOKING_FAILED : NETWORK_ERROR,
    problems,
    isGone: (status === 409 || status === 404) && !blamesField,
    slots: isSlots(slots) ? slots : null,
    price: typeof price === 'number' ? price : null,
  };
}

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
