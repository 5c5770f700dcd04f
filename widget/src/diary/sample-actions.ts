/** Example actions for tests: from opening a diary to a refused booking. */
import { NOTHING_CHOSEN, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { bookingReducer, formOf } from '../booking/booking-reducer.ts';
import type { Action } from './actions.ts';
import type { BookingForm, DiaryState, OpenDiary } from './diary-state.ts';
import { NOW, SAMPLE, sampleSlot } from './sample-diary.ts';

export const opened = (asked: Partial<DiaryChoice> = {}, diary = SAMPLE): Action => ({
  type: 'opened',
  diary,
  now: NOW,
  ownZone: 'Europe/London',
  asked: { ...NOTHING_CHOSEN, ...asked },
  prefill: { attendee_phone: '01422' },
});

/** The reducer with the form's file already loaded; on other websites it loads later. */
export const next: (state: DiaryState, action: Action) => DiaryState = bookingReducer;

export function run(...actions: Action[]): OpenDiary {
  const state = actions.reduce(next, { phase: 'loading' });
  if (state.phase !== 'open') throw new Error(`not open but ${state.phase}`);
  return state;
}

export const formed = (...actions: Action[]) => {
  const state = run(...actions);
  return { ...state, form: formOf(state) };
};

export const choose = (choice: Partial<DiaryChoice>, by: 'person' | 'page' = 'person'): Action => ({
  type: 'chose',
  choice: { ...NOTHING_CHOSEN, ...choice },
  by,
});
export const atSlot = choose({ eventId: 1, venueId: 11, slotId: '1-10:30' });
export const typed = (value: string, field: keyof BookingForm['fields']): Action => ({
  type: 'typed',
  field,
  value,
});
export const SUBMIT: Action = { type: 'submitted', website: '' };
export const ADA: Action[] = [typed('Ada', 'attendee_first_name'), typed('Lovelace', 'attendee_last_name')];
export const gone: Action = {
  type: 'refused',
  text: 'Gone',
  problems: {},
  isGone: true,
  slots: [sampleSlot(1, '17:00')],
  price: null,
};
