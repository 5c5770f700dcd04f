import type { Send } from '../diary/actions.ts';
import { chosenSlot, type DiaryState, type OpenDiary } from '../diary/diary-state.ts';
import { getDiary } from '../diary/server-calls.ts';
import type { Surroundings } from '../diary/surroundings.ts';
import { formOf } from './form-of.ts';
import { bookingSender } from './send-booking-once.ts';

/**
 * Call it once for each diary. It returns a function that books what was just submitted, shows the result,
 * and tells the page around.
 */
export function booker(around: Surroundings, signal: AbortSignal, send: Send) {
  const { slug, origin, source, tell } = around;
  const sendBooking = bookingSender(origin, signal);
  return async (state: OpenDiary, before: DiaryState, openFor: number) => {
    const slot = chosenSlot(state);
    const wasSending = before.phase === 'open' && formOf(before).isSending;
    if (!slot || wasSending || !formOf(state).isSending) return;
    const outcome = await sendBooking(state, slot, source(), openFor);
    if (signal.aborted) return;
    send(outcome);
    if (outcome.type === 'booked') {
      const { answer } = outcome;
      const { booking } = answer;
      tell('booked', {
        slug,
        reference: answer.booking_reference,
        event: booking.event_name,
        service: booking.service_name,
        price: booking.service_price,
        starts_at: booking.starts_at,
        ends_at: booking.ends_at,
        ...(around.sharesBooking() && { answer }),
      });
    } else {
      tell('error', { slug, message: outcome.text });
      if (!outcome.isGone) return;
    }
    // Counts and prices have changed. When the fresh ones cannot be had, the screen may stay a little out of
    // date.
    const fresh = await getDiary(origin, slug, state.choice, signal).catch(() => null);
    if (fresh) send({ type: 'refreshed', diary: fresh, now: Date.now() });
  };
}
