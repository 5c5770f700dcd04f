import { useEffect, useRef, useState } from 'preact/hooks';
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { Slot } from '@daybook/schema/contract/slot';
import type { BookingOutcome } from '../diary/actions.ts';
import { useLive, useOpened } from '../diary/diary-context.ts';
import { chosenSlot, formOf, type OpenDiary } from '../diary/diary-state.ts';
import { getDiary } from '../diary/server-calls.ts';
import { changeBy } from './booking-reducer.ts';
import { bookingSender } from './send-booking-once.ts';

/** Books what was just submitted. Renders nothing. */
export function BookingSender() {
  const { host, signal, openFor } = useLive();
  // It outlives the form, because it remembers the request without a response.
  const [send] = useState(() => {
    const sendBooking = bookingSender(host.origin, signal);
    return (state: OpenDiary, slot: Slot) => sendBooking(state, slot, host.source(), openFor());
  });
  useSender(send);
  return null;
}

/** Sends what was just submitted, shows the result, and notifies the host page. `send` must never change. */
export function useSender(send: (state: OpenDiary, slot: Slot) => Promise<BookingOutcome>) {
  const { state } = useOpened();
  const { host, dispatch, signal } = useLive();
  const present = useRef(state);
  present.current = state;
  const { isSending } = formOf(state);

  useEffect(() => {
    const { slug, tell } = host;
    const submit = async () => {
      const slot = chosenSlot(present.current);
      // The waiting list's form sends itself.
      if (!slot || present.current.waiting) return;
      const outcome = await send(present.current, slot);
      if (signal.aborted) return;
      dispatch(changeBy(outcome));
      if (outcome.type === 'booked') {
        const { answer } = outcome;
        tell('booked', { slug, ...whatIsBooked(answer), ...(host.sharesBooking() && { answer }) });
      } else {
        tell('error', { slug, message: outcome.text });
        // The owner may have changed a price, or what is asked.
        if (!outcome.isGone && !Object.keys(outcome.problems)[0]) return;
      }
      // Counts and prices have changed. If the new ones can't be loaded, the old ones stay.
      const fresh = await getDiary(host, present.current.choice, signal).catch(() => null);
      if (fresh) dispatch({ type: 'refreshed', diary: fresh, now: Date.now() });
    };
    if (isSending) void submit();
  }, [isSending, host, dispatch, signal, send]);
}

const whatIsBooked = ({ booking, booking_reference: reference }: BookedAnswer) => ({
  reference,
  event: booking.event_name,
  service: booking.service_name,
  price: booking.service_price,
  starts_at: booking.starts_at,
  ends_at: booking.ends_at,
});
