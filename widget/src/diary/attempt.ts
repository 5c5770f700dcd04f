/** One booking as it goes over the wire, and goes again when no answer came. */
import type { BookingRequestBody } from '@daybook/schema/contract/booking';
import type { Slot } from '@daybook/schema/contract/slot';
import { FORM_MIN_MILLISECONDS } from '@daybook/schema/words/limits';
import { chosenEvent, chosenService, type OpenDiary } from './state.ts';

export interface Attempt {
  /** All that the person decided: the same again is the same booking. */
  meaning: string;
  /** JSON as sent. A repeat must be the same to the byte, or the key would stand for two requests. */
  body: string;
  /** The Idempotency-Key. */
  key: string;
}

/** The last attempt again if it means the same, else a new one. `openFor` is milliseconds since the diary was shown. */
export function attemptOf(
  last: Attempt | null,
  state: OpenDiary,
  slot: Slot,
  source: string | null,
  openFor: number,
): Attempt {
  const request = requestOf(state, slot, source);
  const meaning = JSON.stringify([slot.id, request]);
  if (last?.meaning === meaning) return last;
  const waited = Math.ceil(Math.max(openFor, FORM_MIN_MILLISECONDS));
  return { meaning, body: JSON.stringify({ ...request, form_milliseconds: waited }), key: newKey() };
}

function requestOf(state: OpenDiary, slot: Slot, source: string | null): BookingRequestBody {
  const { customer_address, customer_postcode, ...attendee } = state.form.fields;
  const service = chosenService(state);
  return {
    ...attendee,
    ...(chosenEvent(state)?.is_home_visit && { customer_address, customer_postcode }),
    service_id: service?.id ?? null,
    service_price: service?.service_price ?? null,
    selected_start_time: slot.start_time,
    selected_end_time: slot.end_time,
    source,
    website: state.form.website,
  };
}

/** 128 random bits. (randomUUID is missing on pages without https.) */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
