import type { BookingSteps } from '../diary/view.ts';
import { chosenSlot } from '../diary/diary-state.ts';
import { getDiary } from '../diary/server-calls.ts';
import { formOf } from './form-of.ts';
import { bookingSender } from './send-booking-once.ts';

/** From the pressed button to what the diary shows and tells of it. */
export const booker: BookingSteps['booker'] = ({ slug, origin, source, tell }, signal, send) => {
  const sendBooking = bookingSender(origin, signal);
  return async (state, before, openFor) => {
    const slot = chosenSlot(state);
    const wasSending = before.phase === 'open' && formOf(before).isSending;
    if (!slot || wasSending || !formOf(state).isSending) return;
    const outcome = await sendBooking(state, slot, source(), openFor);
    if (signal.aborted) return;
    send(outcome);
    if (outcome.type === 'booked') {
      const { answer } = outcome;
      tell('booked', { slug, reference: answer.booking_reference, answer });
    } else {
      tell('error', { slug, message: outcome.text });
      if (!outcome.isGone) return;
    }
    // The counts and prices have changed. What is on the screen may stay a little ahead of them.
    const fresh = await getDiary(origin, slug, signal).catch(() => null);
    if (fresh) send({ type: 'refreshed', diary: fresh, now: Date.now() });
  };
};
