import type { BookedAnswer } from '@daybook/schema/contract/booking';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLive, useOpened } from '../diary/diary-context.ts';
import { chosenSlot } from '../diary/diary-state.ts';
import { getDiary } from '../diary/server-calls.ts';
import { formOf } from './booking-reducer.ts';
import { bookingSender } from './send-booking-once.ts';

/** Books what was just submitted, shows the result, and notifies the host page. Renders nothing. */
export function BookingSender() {
  const { state } = useOpened();
  const { host, dispatch, signal, openFor } = useLive();
  // It outlives the form, because it remembers the request without a response.
  const [sendBooking] = useState(() => bookingSender(host.origin, signal));
  const present = useRef(state);
  present.current = state;
  const { isSending } = formOf(state);

  useEffect(() => {
    const { slug, tell } = host;
    const book = async () => {
      const slot = chosenSlot(present.current);
      if (!slot) return;
      const outcome = await sendBooking(present.current, slot, host.source(), openFor());
      if (signal.aborted) return;
      dispatch(outcome);
      if (outcome.type === 'booked') {
        const { answer } = outcome;
        tell('booked', { slug, ...whatIsBooked(answer), ...(host.sharesBooking() && { answer }) });
      } else {
        tell('error', { slug, message: outcome.text });
        if (!outcome.isGone) return;
      }
      // Counts and prices have changed. If the new ones can't be loaded, the old ones stay.
      const fresh = await getDiary(host, present.current.choice, signal).catch(() => null);
      if (fresh) dispatch({ type: 'refreshed', diary: fresh, now: Date.now() });
    };
    if (isSending) void book();
  }, [isSending, host, dispatch, signal, openFor, sendBooking]);
  return null;
}

const whatIsBooked = ({ booking, booking_reference: reference }: BookedAnswer) => ({
  reference,
  event: booking.event_name,
  service: booking.service_name,
  price: booking.service_price,
  starts_at: booking.starts_at,
  ends_at: booking.ends_at,
});
