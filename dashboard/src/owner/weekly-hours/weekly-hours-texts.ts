import { counted, numberText } from '@daybook/schema/words/counted';

export const WEEKLY_HOURS = 'Weekly hours';
export const LOAD_FAILED = 'We couldn’t load your weekly hours.';
export const NONE = 'No weekly hours yet';
export const NONE_EXPLAINED =
  'Set your usual hours once. We publish their dates automatically, as far ahead as you choose.';
export const SET = 'Set weekly hours';
export const ADD = 'Add weekly hours';
export const ON = 'On';
export const PAUSED = 'Paused';
export const STOPPED = 'Stopped';
export const nextDates = (shown: number, all: number) =>
  all > shown ? `Next dates (${shown} of ${all})` : `Next dates (${all})`;
/** Shown during a change, also one in another tab. */
export const stillChanging = (changing: number, all: number) =>
  `${numberText(changing)} of ${counted(all, 'date')} still to change. You can leave this page.`;
export const CHANGED_BY_HAND = 'changed';
export const closedFor = (holiday: string) => `closed, ${holiday}`;
export const actionsFor = (sentence: string) => `Actions for ${sentence}`;
export const EDIT = 'Edit weekly hours';
export const PAUSE = 'Pause weekly hours';
export const RESUME = 'Resume weekly hours';
export const END = 'End weekly hours';
