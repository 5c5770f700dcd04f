/** One booking as it goes over the wire, and goes again when no answer came. */
import type { BookingRequestBody } from '@daybook/schema/contract/booking';
import type { Slot } from '@daybook/schema/contract/slot';
import { FORM_MIN_MILLISECONDS } from '@daybook/schema/words/limits';
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
