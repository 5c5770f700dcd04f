export const CHOOSE_DATE = 'Choose a date';
export const CHOOSE_TIME = 'Choose a time';
export const CHOOSE_SERVICE = 'Choose a service';
export const CHOOSE_VENUE = 'Where would you like to go?';
export const CHOOSE_EVENT = 'On this day';
export const CHOOSE_PERSON = 'Who would you like to see?';
export const WHAT_WOULD_YOU_LIKE = 'What would you like?';
export const SHOW_EVERY_TIME = 'Show every time';
export const SHOW_EVERY_TIME_AND_EVENT = 'Show every time and event';
export const ANYONE = 'Anyone';
export const ANYONE_EXPLAINED = 'Show everyone’s times';
export const ANY_VENUE = 'Any';
export const ANY_VENUE_EXPLAINED = 'Show times at every venue';
export const AT_YOUR_ADDRESS = 'At your address';
export const WHOLE_MONTH = 'Whole month';
export const WHOLE_MONTH_AND_EVENTS = 'Whole month and all events';
export const ONLY_THIS_WEEK = 'Show one week';
export const NOTHING_TO_BOOK = 'Nothing to book yet';
export const NOTHING_TO_BOOK_EXPLAINED = 'New dates appear here as soon as they are published.';
export const NOTHING_THIS_MONTH = 'No dates this month.';
export const MONTH_LOAD_FAILED = 'We couldn’t load this month.';
export const LOADING_DIARY = 'Loading diary…';
export const TIMES = 'Times';
export const LOADING_TIMES = 'Loading times…';
export const TIMES_LOAD_FAILED = 'We couldn’t load the times.';
export const OPEN_DIARY_PAGE = 'Open the diary on its own page';
export const ALL_TAKEN = 'All these times are taken.';
export const TELL_ME = 'Tell me if a time is free';
export const CHECK_YOUR_EMAIL = 'Check your email to confirm';
export const CLOSED = 'Closed';
/** `days` name bank holidays. */
export const closedFor = (days: string) => `${CLOSED}: ${days}`;
export const NO_TIMES_LEFT = 'No times are left on this day.';
/** Returns '04:30 your time', or '' for ''. */
export const yourTime = (time: string) => time && `${time} your time`;
export const yourTimeBeside = (zone: string) => `Your local time (${zone}) is shown alongside.`;
/** For days whose appointments are all equally long. */
export const minutesEach = (minutes: number) => `${minutes} minutes each.`;
export const YOUR_DETAILS = 'Your details';
export const LOADING_FORM = 'Loading the form…';
export const FORM_LOAD_FAILED = 'We couldn’t load the form.';
export const BOOK_ON_DIARY_PAGE = 'Book this time on the diary’s own page';
export const BOOK_NOW = 'Book now';
export const DIALOG_NAME = 'Book an appointment';
export const PREVIOUS_MONTH = 'Previous month';
export const NEXT_MONTH = 'Next month';
export const THIS_MONTH = 'This month';
export const FREE_TIMES = 'Free times';
export const NEARLY_FULL = 'Nearly full';
export const FULL = 'Full';
/** For a date with nothing to book. */
export const NO_TIMES = 'no times';
export const TAKEN = 'taken';
export const CHOOSE = 'Choose';
export const REGISTER = 'Register';
export const CLOSE = 'Close';

/* What is chosen, and changed with a link that says only to screen readers what it changes. */
export const EVENT = 'Event';
export const SERVICE = 'Service';
export const WHERE = 'Where';
export const WITH = 'With';
export const TIME = 'Time';
export const CHANGE = 'Change';
export const CHANGED_SERVICE = 'service';
export const CHANGED_VENUE = 'venue';
export const CHANGED_PERSON = 'person';
export const CHANGED_TIME = 'time';
