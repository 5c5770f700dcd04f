/** A customer and the link in the email: look, cancel, fetch the calendar file. */
import type { CancelAnswer, CancelDetails } from '@daybook/schema/contract/cancel';
import { CANCEL_LINK_INVALID, CANCEL_TOO_LATE } from '@daybook/schema/words/texts';
import type { Clock } from '../clock.ts';
import { Refusal } from '../http/errors.ts';
import { mustWait, type RateLimit } from '../http/rate-limit.ts';
import { canCancel, cancelDetailsOf } from './answers.ts';
import { bookingCalendar } from './letters/calendar-entry.ts';
import type { CancelTokens } from './cancel-token.ts';
import type { BookingWithBusiness } from './facts.ts';
import { letterFactsOf } from './letter-facts.ts';
import type { BookingStore } from './store.ts';

export interface CancelParts {
  store: BookingStore;
  tokens: CancelTokens;
  clock: Clock;
  publicUrl: string;
  /** Everything that is asked, and the cancellations that come of it, an address. */
  rates: { attempts: RateLimit; accepted: RateLimit };
  /** Tells the outbox's worker that there are letters to send. */
  onMailQueued: () => void;
}

export type Cancelling = ReturnType<typeof createCancelling>;

export const cancelLinkInvalid = () => new Refusal(404, CANCEL_LINK_INVALID, { kind: 'booking-link' });

export function createCancelling({ store, tokens, clock, publicUrl, rates, onMailQueued }: CancelParts) {
  /** `address` is whom the rate limits count. Throws the 404, and the 429. */
  async function find(token: string, address: string): Promise<BookingWithBusiness> {
    mustWait(rates.attempts.take(address));
    const found = await store.findByToken(tokens.hashOf(token));
    if (!found) throw cancelLinkInvalid();
    return found;
  }

  return {
    find,

    async details(token: string, address: string): Promise<CancelDetails> {
      return cancelDetailsOf(await find(token, address), clock());
    },

    /** Once or again: cancelled is cancelled. Throws the 404, the 409 once the appointment has begun, and the 429. */
    async cancel(token: string, address: string): Promise<CancelAnswer> {
      mustWait(rates.attempts.take(address));
      mustWait(rates.accepted.waitFor(address));
      const now = clock();
      const { found, isCancelledNow, isAttendeeTold } = await store.cancelByToken(
        tokens.hashOf(token),
        now,
        (booking) => canCancel(booking, now),
      );
      if (!found) throw cancelLinkInvalid();
      if (found.booking.status !== 'cancelled') throw new Refusal(409, CANCEL_TOO_LATE);
      if (isCancelledNow) {
        rates.accepted.take(address);
        onMailQueued();
      }
      return { ...cancelDetailsOf(found, now), is_confirmed_by_email: isAttendeeTold };
    },

    /** The .ics file of the booking as it is now, and what to call it. */
    async calendarFile(token: string, address: string): Promise<{ name: string; content: string }> {
      const found = await find(token, address);
      const { booking } = found;
      const facts = letterFactsOf(found);
      const context = { publicUrl, cancelTokenOf: tokens.tokenOf };
      const method = booking.status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
      return { name: `${booking.reference}.ics`, content: bookingCalendar(facts, method, context, clock()) };
    },
  };
}
