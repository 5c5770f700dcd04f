/** A customer and the link in the email: look, cancel, fetch the calendar file. */
import type { CancelAnswer, CancelDetails } from '@daybook/schema/contract/cancel';
import { CANCEL_LINK_INVALID, CANCEL_TOO_LATE } from '@daybook/schema/words/texts';
import type { Clock } from '../clock.ts';
import { Refusal } from '../http/errors.ts';
import { canCancel, cancelDetailsOf } from './answers.ts';
import { bookingCalendar } from './letters/booking-calendar.ts';
import type { CancelTokens } from './cancel-token.ts';
import type { BookingWithBusiness } from './facts.ts';
import { letterFactsOf } from './letter-facts.ts';
import type { BookingStore } from './store.ts';

export interface CancelParts {
  store: BookingStore;
  tokens: CancelTokens;
  clock: Clock;
  publicUrl: string;
  /** Tells the outbox's worker that there are letters to send. */
  onMailQueued: () => void;
}

export type Cancelling = ReturnType<typeof createCancelling>;

export const cancelLinkInvalid = () => new Refusal(404, CANCEL_LINK_INVALID);

export function createCancelling({ store, tokens, clock, publicUrl, onMailQueued }: CancelParts) {
  async function find(token: string): Promise<BookingWithBusiness> {
    const found = await store.findByToken(tokens.hashOf(token));
    if (!found) throw cancelLinkInvalid();
    return found;
  }

  return {
    find,

    async details(token: string): Promise<CancelDetails> {
      return cancelDetailsOf(await find(token), clock());
    },

    /** Once or again: cancelled is cancelled. Throws the 404, and the 409 once the appointment has begun. */
    async cancel(token: string): Promise<CancelAnswer> {
      const now = clock();
      const { found, isCancelledNow, isAttendeeTold } = await store.cancelByToken(
        tokens.hashOf(token),
        now,
        (booking) => canCancel(booking, now),
      );
      if (!found) throw cancelLinkInvalid();
      if (found.booking.status !== 'cancelled') throw new Refusal(409, CANCEL_TOO_LATE);
      if (isCancelledNow) onMailQueued();
      return { ...cancelDetailsOf(found, now), is_confirmed_by_email: isAttendeeTold };
    },

    /** The .ics file of the booking as it is now, and what to call it. */
    async calendarFile(token: string): Promise<{ name: string; content: string }> {
      const { booking, business, event } = await find(token);
      const facts = letterFactsOf(booking, business, event);
      const context = { publicUrl, cancelTokenOf: tokens.tokenOf };
      const method = booking.status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
      return { name: `${booking.reference}.ics`, content: bookingCalendar(facts, method, context, clock()) };
    },
  };
}
