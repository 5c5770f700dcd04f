/** One booking as it goes over the wire, and goes again when no answer came. */
import type { BookedAnswer, BookingRequestBody } from '@daybook/schema/contract/booking';
import type { Slot } from '@daybook/schema/contract/slot';
import { FORM_MIN_MILLISECONDS } from '@daybook/schema/words/limits';
import { BOOKING_FAILED } from '@daybook/schema/words/texts';
import { bookSlot, CallFailed } from './api.ts';
import { chosenService, type OpenDiary } from './state.ts';

export interface Attempt {
  /** All that the person decided: the same again is the same booking. */
  meaning: string;
  /** JSON as sent. A repeat must be the same to the byte, or the key would stand for two requests. */
  body: string;
  /** The Idempotency-Key. */
  key: string;
}

/** The last attempt again if it means the same, else a new one. `openFor`: milliseconds since the diary was shown. */
export function attemptOf(
  last: Attempt | null,
  state: OpenDiary,
  slot: Slot,
  source: string | null,
  openFor: number,
): Attempt {
  const service = chosenService(state);
  const request: BookingRequestBody = {
    ...state.form.fields,
    venue_id: state.choice.venueId,
    service_id: service?.id,
    service_price: service?.service_price,
    selected_start_time: slot.start_time,
    selected_end_time: slot.end_time,
    source,
    website: state.form.website,
  };
  const meaning = slot.id + JSON.stringify(request);
  if (last?.meaning === meaning) return last;
  request.form_milliseconds = Math.ceil(Math.max(openFor, FORM_MIN_MILLISECONDS));
  // 128 random bits. (randomUUID is missing on pages without https.)
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
  return { meaning, body: JSON.stringify(request), key };
}

/** Sends bookings, each no sooner than a person could fill the form. Rejects with CallFailed. */
export function bookingSender(origin: string, signal: AbortSignal) {
  let last: Attempt | null = null;
  return async (
    state: OpenDiary,
    slot: Slot,
    source: string | null,
    openFor: number,
  ): Promise<BookedAnswer> => {
    const { body, key } = (last = attemptOf(last, state, slot, source, openFor));
    await pause(FORM_MIN_MILLISECONDS - openFor, signal);
    try {
      const answer = await bookSlot(origin, slot.id, body, key, signal);
      last = null;
      return answer;
    } catch (error) {
      const failure = error instanceof CallFailed ? error : new CallFailed(BOOKING_FAILED, 0);
      // Only an answer about this request settles it; otherwise the next press repeats it under its key.
      if (failure.status >= 400 && failure.status < 500 && failure.status !== 429) last = null;
      throw failure;
    }
  };
}

/** Resolves after so many milliseconds; never when it is stopped before. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
