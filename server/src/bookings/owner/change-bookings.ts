/** An owner changes or cancels one booking (decision 27). */
import type { BookingChange, OwnerBooking } from '@daybook/schema/contract/owner-booking';
import {
  BOOKING_ALREADY_CANCELLED,
  BOOKING_BEGUN,
  BOOKING_NOT_FOUND,
} from '@daybook/schema/words/owner-booking-texts';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../../http/errors.ts';
import { mustWait, type RateLimit } from '../../http/rate-limit.ts';
import type { CancelTokens } from '../cancel-token.ts';
import type { BookingRow } from '../facts.ts';
import { ownerBookingOf } from './answers.ts';
import type { ChangeBookingsStore } from './change-bookings-store.ts';

export interface ChangeBookingsParts {
  store: ChangeBookingsStore;
  tokens: CancelTokens;
  clock: Clock;
  /** Changes of attendees, an account: each may write to whatever address it names. */
  letters: RateLimit;
  /** Tells the outbox's worker that there are letters to send. */
  onMailQueued: () => void;
}

export type ChangeBookings = ReturnType<typeof createChangeBookings>;

const bookingNotFound = () => new Refusal(404, BOOKING_NOT_FOUND);

export function createChangeBookings({ store, tokens, clock, letters, onMailQueued }: ChangeBookingsParts) {
  return {
    /** Throws the 404, and the 409 to what is cancelled already or has begun. */
    async cancel(ownerId: number, reference: string): Promise<BookingRow> {
      const now = clock();
      const cancelled = await store.cancel({ ownerId, reference, now }, (booking) => {
        mustNotBeCancelled(booking);
        if (booking.startsAt <= now) throw new Refusal(409, BOOKING_BEGUN);
      });
      if (!cancelled) throw bookingNotFound();
      onMailQueued();
      return cancelled;
    },

    /** Once or again. Throws the 404, the 409 to what is cancelled (nobody is to be invited anew), and the 429. */
    async change(ownerId: number, reference: string, change: BookingChange): Promise<OwnerBooking> {
      mustWait(letters.take(String(ownerId)));
      const wish = { ownerId, reference, change, now: clock(), freshToken: tokens.fresh() };
      const changed = await store.change(wish, mustNotBeCancelled);
      if (!changed) throw bookingNotFound();
      if (changed.isChangedNow) onMailQueued();
      return ownerBookingOf(changed);
    },
  };
}

function mustNotBeCancelled({ status }: BookingRow): void {
  if (status === 'cancelled') throw new Refusal(409, BOOKING_ALREADY_CANCELLED);
}
