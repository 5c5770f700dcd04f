import { SLOT_JUST_BOOKED, SLOT_NOT_FOUND } from '@daybook/schema/words/texts';
import { chosenSlot, shownTimes, type OpenDiary } from '../diary/diary-state.ts';
import { BANNER_ID } from '../diary/ids.ts';
import { formOf } from './form-of.ts';

/**
 * Drops a chosen slot that was taken meanwhile, or that a link names and that never existed: the person must
 * choose again.
 */
export function withoutGoneSlot(state: OpenDiary): OpenDiary {
  const { slots } = shownTimes(state);
  const { slotId } = state.choice;
  if (!slots || !slotId || chosenSlot(state)) return state;
  const banner = slots.some(({ id }) => id === slotId) ? SLOT_JUST_BOOKED : SLOT_NOT_FOUND;
  return {
    ...state,
    choice: { ...state.choice, slotId: null },
    form: { ...formOf(state), isSending: false, banner },
    focus: BANNER_ID,
  };
}
