/** The public diary's texts around its times and its form. */

/** Stands before what an event asks of people who come. */
export const PLEASE_NOTE = 'Please note';
export const CHOOSE_DATE = 'Choose a date';
export const CHOOSE_TIME = 'Choose a time';
export const CHOOSE_SERVICE = 'Choose a service';
export const CHOOSE_VENUE = 'Where would you like to go?';
export const CHOOSE_EVENT = 'On this day';
export const ANY_VENUE = 'Any';
export const ANY_VENUE_EXPLAINED = 'Shows the times of all places together';
export const AT_YOUR_ADDRESS = 'At your address';
export const WHOLE_MONTH = 'Whole month and all events';
export const ONLY_THIS_WEEK = 'Only the chosen week';
export const NOTHING_TO_BOOK = 'Nothing to book yet';
export const NOTHING_TO_BOOK_EXPLAINED = 'New dates appear here as soon as they are published.';
export const NOTHING_THIS_MONTH = 'Nothing this month.';
export const nextDate = (day: string) => `Next: ${day}`;
/** 'March 2027' */
export const lookIn = (month: string) => `Look in ${month}`;
export const loadingMonth = (month: string) => `Loading ${month}…`;
export const MONTH_LOAD_FAILED = 'This month could not be loaded.';

export const LOADING_DIARY = 'Loading diary…';
export const TIMES = 'Times';
export const LOADING_TIMES = 'Loading times…';
export const TIMES_LOAD_FAILED = 'The times could not be loaded.';
export const RETRY = 'Retry';
export const OPEN_DIARY_PAGE = 'Open the diary on its own page';
export const ALL_TAKEN = 'All these times are taken.';
export const NO_TIMES_LEFT = 'No times are left on this day.';
export const timesAreIn = (zone: string) => `Times are in ${zone}.`;
/** '04:30', or '' */
export const yourTime = (time: string) => time && `${time} your time`;
export const yourTimeBeside = (zone: string) => `Beside each stands your own, ${zone}.`;

/** `minutes` of every appointment of a day. */
export const minutesEach = (minutes: number) => `${minutes} minutes each.`;
export const YOUR_DETAILS = 'Your details';
export const LOADING_FORM = 'Loading the form…';
export const FORM_LOAD_FAILED = 'The form could not be loaded.';
export const BOOK_ON_DIARY_PAGE = 'Book this time on the diary’s own page';
export const EMAIL_HINT = 'Your confirmation and a link to cancel go here.';
export const KEEP_OR_CORRECT = 'Correct it, or press Book again to keep it.';
export const takeEmail = (email: string) => `Use ${email}`;
export const keepEmail = (email: string) => `Keep ${email}`;
/** '10:30', 'Tuesday' */
export const bookButton = (time: string, weekday: string) => `Book ${time} on ${weekday}`;
export const registerButton = (weekday: string) => `Register for ${weekday}`;
export const BOOKING_BUSY = 'Booking…';
export const payOnTheDay = (business: string) => `Nothing to pay now. You pay ${business} on the day.`;

export const bookedTitle = (firstName: string) => `You're booked, ${firstName}`;
export const bookedIntroduction = (business: string, isHomeVisit: boolean) =>
  isHomeVisit ? `${business} will come to you.` : `${business} is expecting you.`;
export const confirmationSent = (email: string) => `A confirmation is on its way to ${email}.`;
export const confirmationAndReminder = (email: string) =>
  `A confirmation is on its way to ${email}, and a reminder will follow two days before.`;
export const ADD_TO_GOOGLE = 'Add to Google Calendar';
export const DOWNLOAD_INVITE = 'Download .ics';
export const CANCEL_THIS = 'Cancel this booking';
export const COPIED = 'Copied!';

export const NO_ACCOUNT_NEEDED = 'No account needed. You can cancel from your email.';
export const bookingsBy = (product: string) => `Bookings by ${product}`;
export const bookWith = (business: string) => `Book with ${business}`;
export const BOOKMARK_HINT = 'Press Ctrl+D (⌘D on a Mac), or use your browser’s menu, to bookmark this page.';
export const LINK_NOT_COPIED = 'Copy the address from your browser’s address bar.';

export const BOOK_NOW = 'Book now';
export const DIALOG_NAME = 'Book an appointment';
