import { counted } from '@daybook/schema/words/counted';
import { countOfBookings } from '#owner/count-texts.ts';

export { CHANGE_HOURS } from '../overview-texts.ts';

/** A change of several dates without a response may have reached some of them. */
const lostWhile = (done: string) =>
  `We lost the connection, so some of these dates may have ${done}. Check your connection, then try again: nothing happens twice.`;

const countOfDates = (count: number) => counted(count, 'date');
export const RENAME = 'Rename';
export const CANCEL_DATES = 'Cancel dates';

export const SELECTED_DATES = 'Selected dates';
export const NONE_SELECTED = 'No dates selected';
export const datesSelected = (count: number) => `${countOfDates(count)} selected`;
export const SELECT_RANGE = 'Select a range of dates';
export const RANGE_FROM = 'From';
export const RANGE_TO = 'To';
export const SELECT_THESE = 'Select these dates';
export const SELECTING = 'Selecting…';
export const rangeSelected = (dates: number) =>
  dates === 0
    ? 'There are no calendar events between these dates.'
    : `${countOfDates(dates)} added to the selection.`;
export const RANGE_NOT_VALID = 'The end date can’t be before the start date';
export const RANGE_FAILED = {
  refused: 'We couldn’t load these dates.',
  network: 'We couldn’t load these dates. Check your connection and try again.',
};
export const allOf = (month: string) => `All of ${month}`;
export const describedDate = (date: string, hours: string, booked: string) =>
  `${date} · ${hours} · ${booked}`;

export const changeHoursOfOne = (event: string, date: string) => `${event} on ${date}.`;
export const changeHoursOfMany = (dates: number) =>
  `${countOfDates(dates)}. Fields you don’t change stay the same on every date.`;
export const HOURS_EXPLAINED =
  'Bookings that still fit stay as they are, and we don’t email anyone about them. If some no longer fit, you’ll see them before anything is saved.';
export const DIFFERENT_NOW = 'This varies by date. Leave it empty to keep it as it is.';
export const TIME_SLOTS = 'Time slots';
export const slotFrom = (nth: number) => `Time slot ${nth} from`;
export const slotUntil = (nth: number) => `Time slot ${nth} until`;
export const removeSlot = (nth: number) => `Remove time slot ${nth}`;
export const ADD_SLOT = 'Add time slot';
export const hoursChanged = (dates: number) => `The hours of ${countOfDates(dates)} have been changed.`;
export const HOURS_FAILED = {
  refused: 'We couldn’t change these hours.',
  network: lostWhile('changed'),
};

export const inMinutes = (label: string) => `${label} (minutes)`;

export const renameTitle = (dates: number) => `Rename ${countOfDates(dates)}`;
export const renameExplained = (bookings: number) =>
  bookings === 0
    ? 'No one has booked these dates. Fields you don’t change stay the same on every date.'
    : `Fields you don’t change stay the same on every date. ${countOfBookings(bookings)} on these dates ${bookings === 1 ? 'keeps' : 'keep'} the words they were made with, and we don’t email anyone.`;
export const renamed = (dates: number) => `${countOfDates(dates)} saved.`;
export const RENAME_FAILED = {
  refused: 'We couldn’t save these dates.',
  network: lostWhile('changed'),
};

export const whichDates = (dates: number) => `Which ${countOfDates(dates)}`;

export const cancelDatesQuestion = (dates: number) => `Cancel ${countOfDates(dates)}?`;
export const KEEP_DATES = 'Keep dates';
export const cancelExplained = (dates: number, bookings: number) =>
  bookings === 0
    ? `This permanently deletes ${countOfDates(dates)}. No one has booked ${dates === 1 ? 'it' : 'them'}. It can’t be undone.`
    : 'Dates with bookings you keep are hidden from your diary and take no new bookings. The others are permanently deleted. It can’t be undone.';
export const datesCancelled = (dates: number) =>
  `${countOfDates(dates)} ${dates === 1 ? 'has' : 'have'} been cancelled.`;
export const CANCEL_FAILED = {
  refused: 'We couldn’t cancel these dates.',
  network: lostWhile('been cancelled'),
};
