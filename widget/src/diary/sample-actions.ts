/** What happens in a diary, for the tests: from its opening to a refused booking. */
import { NOTHING_CHOSEN, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { bookingReducer, formOf } from '../booking/booking-reducer.ts';
import type { Action } from './actions.ts';
import type { BookingForm, DiaryState, OpenDiary } from './diary-state.ts';
import { NOW, SAMPLE, sampleSlot } from './sample-diary.ts';

/** The sample diary, opened at any state. */
export const opened = (asked: Partial<DiaryChoice> = {}, diary = SAMPLE): Action => ({
  type: 'opened',
  diary,
  now: NOW,
  ownZone: 'Europe/London',
  asked: { ...NOTHING_CHOSEN, ...asked },
  prefill: { attendee_phone: '01422' },
});

/** With the file of the form there from the start; on other people's pages it comes later. */
export const next: (state: DiaryState, action: Action) => DiaryState = bookingReducer;

/** The open diary after these actions, from the start. */
export function run(...actions: Action[]): OpenDiary {
  const state = actions.reduce(next, { phase: 'loading' });
  if (state.phase !== 'open') throw new Error(`not open but ${state.phase}`);
  return state;
}

/** The same, with its form. */
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
