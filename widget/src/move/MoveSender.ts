import { useState } from 'preact/hooks';
import type { MovedAnswer } from '@daybook/schema/contract/cancel';
import type { Slot } from '@daybook/schema/contract/slot';
import { moveRoute } from '@daybook/schema/words/routes';
import { useSender } from '../booking/BookingSender.ts';
import { post, refusalOf } from '../booking/send-booking-once.ts';
import type { BookingOutcome } from '../diary/actions.ts';
import { useLive } from '../diary/diary-context.ts';
import type { OpenDiary } from '../diary/diary-state.ts';
import { holds } from '../diary/server-calls.ts';
import { MOVE_FAILED } from './move-texts.ts';
import { useMove } from './use-move.ts';

/** Moves the booking to the confirmed time. Renders nothing. */
export function MoveSender() {
  const { host, signal } = useLive();
  const { token } = useMove();
  const [send] = useState(() => (_: OpenDiary, slot: Slot) => sendMove(host.origin, token, slot.id, signal));
  useSender(send);
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
    const body = JSON.stringify({ token, slot_id: slotId });
    const answer = await post(origin + moveRoute.path, body, isMoved, signal);
    return { type: 'booked', answer };
  } catch (error) {
    return refusalOf(error, MOVE_FAILED);
  }
}

const isMoved = holds<MovedAnswer>('booking');
