/** A customer books: the same for the API and for the plain form, with everything that keeps programs out. */
import { randomBytes } from 'node:crypto';
import type { BookedAnswer, BookingRequest } from '@daybook/schema/contract/booking';
import { referenceFrom } from '@daybook/schema/rules/reference';
import { parseSlotId } from '@daybook/schema/rules/slot-id';
import { FORM_MIN_MILLISECONDS } from '@daybook/schema/figures/periods';
import {
  FORM_NOT_ACCEPTED,
  IDEMPOTENCY_KEY_REUSED,
  SLOT_JUST_BOOKED,
  SLOT_NOT_FOUND,
} from '@daybook/schema/words/texts';
import type { Clock } from '../clock.ts';
import { Refusal } from '../http/errors.ts';
import { mustWait, type RateLimit } from '../http/rate-limit.ts';
import { bookedAnswerOf } from './answers.ts';
import { decideBooking, isSameRequest, slotTaken } from './book.ts';
import type { CancelTokens } from './cancel-token.ts';
import type { BookingStore } from './store.ts';

export interface PlaceBookingParts {
  store: BookingStore;
  tokens: CancelTokens;
  clock: Clock;
  publicUrl: string;
  /** Everything that is asked, and what comes of it, an address. */
  rates: { attempts: RateLimit; accepted: RateLimit };
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  onMailQueued: () => void;
}

export interface BookingAttempt {
  slotId: string;
  request: BookingRequest;
  idempotencyKey: string | null;
  /** Whom the rate limits count. */
  address: string;
}

export type PlaceBooking = (attempt: BookingAttempt) => Promise<BookedAnswer>;

/** Throws the Refusal. */
export function createPlaceBooking(parts: PlaceBookingParts): PlaceBooking {
  const { store, tokens, clock, publicUrl, rates } = parts;
  return async function placeBooking({ slotId, request, idempotencyKey, address }) {
    mustWait(rates.attempts.take(address));
    if (request.website) throw new Refusal(400, FORM_NOT_ACCEPTED);
    const slot = parseSlotId(slotId);
    if (!slot) throw new Refusal(404, SLOT_NOT_FOUND);
    await holdHasty(request, parts);
    mustWait(rates.accepted.waitFor(address));
    const now = clock();
    const wish = { slot, request, idempotencyKey };
    const circumstances = { now, reference: referenceFrom(randomBytes(9)), cancel: tokens.fresh() };
    const placed = await store.placeBooking(wish, now, {
      decide: (facts) => decideBooking(facts, wish, circumstances),
      mustBeSame: (booking) => {
        if (!isSameRequest(booking, wish)) throw new Refusal(409, IDEMPOTENCY_KEY_REUSED);
      },
      taken: (facts) => (facts ? slotTaken(facts, wish, now) : new Refusal(409, SLOT_JUST_BOOKED)),
    });
    if (!placed.isRepeat) {
      rates.accepted.take(address);
      parts.onMailQueued();
    }
    const { cancelNonce, cancelTokenHash } = placed.booking;
    return bookedAnswerOf(placed, tokens.tokenOf(cancelNonce, cancelTokenHash), publicUrl);
  };
}

/** 1 to 100 printable ASCII characters. */
export function isIdempotencyKey(text: string): boolean {
  return /^[\x20-\x7e]{1,100}$/.test(text);
}

/** Nobody fills the form this fast. A person never notices; a program pays in time. */
async function holdHasty({ form_milliseconds }: BookingRequest, { wait }: PlaceBookingParts): Promise<void> {
  const missing = FORM_MIN_MILLISECONDS - (form_milliseconds ?? FORM_MIN_MILLISECONDS);
  if (missing > 0) await wait(missing);
}
