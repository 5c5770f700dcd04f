/** Texts that the diary shares with emails about bookings, our other pages and the dashboard. */

/** Precedes what an event asks of people who come. */
export const PLEASE_NOTE = 'Please note';
export const timesAreIn = (zone: string) => `Times are in ${zone}.`;
export const bookWith = (business: string) => `Book with ${business}`;
export const ADD_TO_GOOGLE = 'Add to Google Calendar';
export const COPIED = 'Copied!';
export const LINK_NOT_COPIED = 'Copy the address from your browser’s address bar.';
