import type { MovedAnswer } from '@daybook/schema/contract/cancel';
import { moveRoute } from '@daybook/schema/words/routes';
import { useEffect, useRef } from 'preact/hooks';
import { formOf } from '../booking/booking-reducer.ts';
import { refusalOf } from '../booking/send-booking-once.ts';
import type { BookingOutcome } from '../diary/actions.ts';
import { useLive, useOpened } from '../diary/diary-context.ts';
import { chosenSlot } from '../diary/diary-state.ts';
import { call, getDiary, holds } from '../diary/server-calls.ts';
import { MOVE_FAILED } from './move-texts.ts';
import { useMove } from './use-move.ts';

/** Moves the booking to the confirmed time. Renders nothing. */
export function MoveSender() {
  const { state } = useOpened();
  const { host, dispatch, signal } = useLive();
  const { token } = useMove();
  const present = useRef(state);
  present.current = state;
  const { isSending } = formOf(state);

  useEffect(() => {
    const move = async () => {
      const slot = chosenSlot(present.current);
      if (!slot) return;
      const outcome = await sendMove(host.origin, token, slot.id, signal);
      if (signal.aborted) return;
      dispatch(outcome);
      if (outcome.type === 'refused' && !outcome.isGone) return;
      const fresh = await getDiary(host, present.current.choice, signal).catch(() => null);
      if (fresh) dispatch({ type: 'refreshed', diary: fresh, now: Date.now() });
    };
    if (isSending) void move();
  }, [isSending, host, token, dispatch, signal]);
  return null;
}

/** Sends the move. Moving to the booking's present time succeeds again, so a repeat is safe. */
async function sendMove(
  origin: string,
  token: string,
  slotId: string,
  signal: AbortSignal,
): Promise<BookingOutcome> {
  try {
    const answer = await call(
      origin + moveRoute.path,
      {
        method: moveRoute.method,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token, slot_id: slotId }),
        signal,
      },
      isMoved,
    );
    return { type: 'booked', answer };
  } catch (error) {
    return refusalOf(error, MOVE_FAILED);
  }
}

const isMoved = holds<MovedAnswer>('booking');
