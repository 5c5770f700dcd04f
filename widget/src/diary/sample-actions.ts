/** Example actions for tests: from opening a diary to a refused booking. */

import { NOTHING_CHOSEN, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { changeBy } from '../booking/booking-reducer.ts';
import type { Action, Change, LaterAction } from './actions.ts';
import { diaryReducer } from './diary-reducer.ts';
import { formOf, type BookingForm, type DiaryState, type OpenDiary } from './diary-state.ts';
import { NOW, SAMPLE, sampleSlot } from './sample-diary.ts';

export const opened = (asked: Partial<DiaryChoice> = {}, diary = SAMPLE): Action => ({
  type: 'opened',
  diary,
  now: NOW,
  ownZone: 'Europe/London',
  asked: { ...NOTHING_CHOSEN, ...asked },
  prefill: { attendee_phone: '01422' },
});

export type AnyAction = Action | LaterAction;

const LATER = new Set<string>([
  'typed',
  'saw-email',
  'settled-email',
  'submitted',
  'booked',
  'refused',
  'dismissed',
  'waited',
  'moved',
] satisfies LaterAction['type'][]);
const isLater = (action: AnyAction): action is LaterAction => LATER.has(action.type);

/** Returns the action as the components dispatch it. */
export const sent = (action: AnyAction): Action | Change => (isLater(action) ? changeBy(action) : action);

export const next = (state: DiaryState, action: AnyAction): DiaryState => diaryReducer(state, sent(action));

export function run(...actions: AnyAction[]): OpenDiary {
  const state = actions.reduce<DiaryState>(next, { phase: 'loading' });
  if (state.phase !== 'open') throw new Error(`not open but ${state.phase}`);
  return state;
}

export const formed = (...actions: AnyAction[]) => {
  const state = run(...actions);
  return { ...state, form: formOf(state) };
};

export const choose = (choice: Partial<DiaryChoice>, by: 'person' | 'page' = 'person'): Action => ({
  type: 'chose',
  choice: { ...NOTHING_CHOSEN, ...choice },
  by,
});
export const atSlot = choose({ eventId: 1, venueId: 11, slotId: '1-10:30' });
export const typed = (value: string, field: keyof BookingForm['fields']): LaterAction => ({
  type: 'typed',
  field,
  value,
});
export const SUBMIT: LaterAction = { type: 'submitted', website: '' };
export const ADA: LaterAction[] = [
  typed('Ada', 'attendee_first_name'),
  typed('Lovelace', 'attendee_last_name'),
];
export const gone: LaterAction = {
  type: 'refused',
  text: 'Gone',
  problems: {},
  isGone: true,
  slots: [sampleSlot(1, '17:00')],
};
