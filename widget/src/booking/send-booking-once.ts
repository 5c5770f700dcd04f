/** Sends a booking. A repeat after no response has the same key, so that nothing is booked twice. */

import type { BookedAnswer, BookingRequestBody } from '@daybook/schema/contract/booking';
import type { Slot } from '@daybook/schema/contract/slot';
import { FORM_MIN_MILLISECONDS } from '@daybook/schema/figures/bookings';
import { answersGiven } from '@daybook/schema/rules/answers';
import { readFailedAnswer } from '@daybook/schema/rules/failed-answer';
import { buildPath } from '@daybook/schema/rules/path';
import { BOOKING_FAILED } from '@daybook/schema/words/booking-form-texts';
import { bookPath, IDEMPOTENCY_HEADER } from '@daybook/schema/words/routes';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import type { BookingOutcome } from '../diary/actions.ts';
import { chosenService, formOf, type OpenDiary } from '../diary/diary-state.ts';
import { call, CallFailed, holds, isRecord, isSlots } from '../diary/server-calls.ts';
import { askedIn } from './asked-in.ts';
import { placesOf } from './places.ts';

interface BookingToSend {
  /** Everything that the person decided. The same decisions again are the same booking. */
  meaning: string;
  /** The JSON to send. A repeat must be the same byte for byte, or the key would have two requests. */
  body: string;
  /** The Idempotency-Key. */
  key: string;
}

/** Returns the last booking if it means the same, otherwise a new one. `openFor` is in milliseconds. */
export function bookingToSend(
  last: BookingToSend | null,
  state: OpenDiary,
  slot: Slot,
  source: string | null,
  openFor: number,
): BookingToSend {
  const service = chosenService(state);
  const { places, price } = placesOf(state, slot);
  const { fields, website } = formOf(state);
  const asked = askedIn(state);
  const request: BookingRequestBody = {
    ...fields,
    venue_id: state.choice.venueId,
    service_id: service?.id,
    service_price: price,
    places,
    selected_start_time: slot.start_time,
    selected_end_time: slot.end_time,
    source,
    website,
    ...(asked[0] && { answers: answersGiven(asked, fields) }),
  };
  const meaning = slot.id + JSON.stringify(request);
  if (last?.meaning === meaning) return last;
  request.form_milliseconds = Math.ceil(Math.max(openFor, FORM_MIN_MILLISECONDS));
  // 128 random bits. (randomUUID doesn't exist on pages without https.)
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
  return { meaning, body: JSON.stringify(request), key };
}

/**
 * Returns a function that sends a diary's bookings, each no sooner than a person could fill in the form. Its
 * promise never rejects.
 */
export function bookingSender(origin: string, signal: AbortSignal) {
  let last: BookingToSend | null = null;
  return async (
    state: OpenDiary,
    slot: Slot,
    source: string | null,
    openFor: number,
  ): Promise<BookingOutcome> => {
    const { body, key } = (last = bookingToSend(last, state, slot, source, openFor));
    await pause(FORM_MIN_MILLISECONDS - openFor, signal);
    try {
      const answer = await bookSlot(origin, slot.id, body, key, signal);
      last = null;
      return { type: 'booked', answer };
    } catch (error) {
      const status = (error instanceof CallFailed && error.status) || 0;
      // Only a response about this request settles it. Otherwise the next attempt repeats it with its key.
      if (status >= 400 && status < 500 && status !== 429) last = null;
      return refusalOf(error);
    }
  };
}

/** Returns why a booking was not made, with a text for people. */
export function refusalOf(error: unknown, failed = BOOKING_FAILED): BookingOutcome & { type: 'refused' } {
  const { status, body } = error instanceof CallFailed ? error : new CallFailed(500);
  const { text, fields } = readFailedAnswer(body);
  const { slots } = isRecord(body) ? body : {};
  // A refusal of a field doesn't mean that the slot is gone.
  const blamesField = Object.keys(fields).length > 0;
  return {
    type: 'refused',
    text: text ?? (status === null ? NETWORK_ERROR : failed),
    problems: fields,
    isGone: (status === 409 || status === 404) && !blamesField,
    slots: isSlots(slots) ? slots : null,
  };
}

const isBooked = holds<BookedAnswer>('booking');

/** Sends a booking request in JSON. The same key and body never book twice. */
const bookSlot = (origin: string, slotId: string, body: string, key: string, signal: AbortSignal) =>
  post(origin + buildPath(bookPath, { slotId }), body, isBooked, signal, { [IDEMPOTENCY_HEADER]: key });

/** Sends JSON. Rejects with CallFailed unless our server responds with what `isAnswer` expects. */
export const post = <Answer>(
  address: string,
  body: string,
  isAnswer: (body: unknown) => body is Answer,
  signal: AbortSignal,
  headers: Record<string, string> = {},
) =>
  call(
    address,
    { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body, signal },
    isAnswer,
  );

/** Resolves after so many milliseconds; never resolves when `signal` aborts first. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
