/** Texts of the diary on every side: the widget, the server, emails about bookings and the dashboard. */

export const DIARY_NOT_FOUND = 'Diary not found';
export const DIARY_LOAD_FAILED = 'Failed to load diary';
export const DIARY_NOT_AVAILABLE = 'Diary Not Available';
export const DIARY_NOT_TAKING_BOOKINGS = 'This diary is not taking bookings at the moment.';
export const EVENT_NOT_FOUND = 'We couldn’t find this event.';
export const SELECT_SLOT_FIRST = 'Please select a time slot first';
export const SELECT_SERVICE_FIRST = 'Please select a service first';

/** Precedes what an event asks of people who come. */
export const PLEASE_NOTE = 'Please note';
export const timesAreIn = (zone: string) => `Times are in ${zone}.`;
export const bookWith = (business: string) => `Book with ${business}`;
export const ADD_TO_GOOGLE = 'Add to Google Calendar';
export const COPIED = 'Copied!';
export const LINK_NOT_COPIED = 'Copy the address from your browser’s address bar.';
export const BACK_TO_DIARY = 'Back to the diary';
export const CHANGE_TIME = 'Change the time of your booking';
