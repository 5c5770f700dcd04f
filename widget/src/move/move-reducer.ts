/** The diary's reducer for moving a booking: no details are asked for, and place and person stay chosen. */

import type { DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { ANY, moveChoice, type BookingToMove } from '@daybook/schema/rules/move-choice';
import type { Action, Change } from '../diary/actions.ts';
import { diaryReducer } from '../diary/diary-reducer.ts';
import { chosenEvent, chosenSlot, formOf, type DiaryState, type OpenDiary } from '../diary/diary-state.ts';

export const CONFIRM_ID = 'daybook-confirm';

export const moveReducer =
  (booking: BookingToMove) =>
  (state: DiaryState, action: Action | Change): DiaryState => {
    if (state.phase !== 'open' || typeof action === 'function' || action.type !== 'chose')
      return diaryReducer(state, action);
    const choice = moveChoice(state.diary, keptAny(state, action.choice), booking);
    const next = diaryReducer(state, { ...action, choice });
    if (next === state || next.phase !== 'open' || action.by === 'page' || !chosenSlot(next)) return next;
    return { ...next, focus: { id: CONFIRM_ID } };
  };

/** Sends the move to the chosen time. */
export const confirmed: Change = (state) => {
  const form = formOf(state);
  if (form.isSending || !chosenSlot(state)) return state;
  return { ...state, form: { ...form, banner: null, isSending: true } };
};

/** Returns the choice with 'any' kept, because links to other dates and times name no place and no person. */
function keptAny(state: OpenDiary, asked: DiaryChoice): DiaryChoice {
  const event = chosenEvent(state);
  const { venueId, personId } = state.choice;
  return {
    ...asked,
    venueId: asked.venueId ?? (event && event.venues.length > 1 && venueId === null ? ANY : null),
    personId: asked.personId ?? (event && event.people.length > 1 && personId === null ? ANY : null),
  };
}
