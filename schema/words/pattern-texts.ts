/** What the form and calls for weekly hours refuse, and why a booking no longer fits. */

export const PATTERN_NOT_FOUND = 'We couldn’t find these weekly hours.';
export const WEEKDAY_REQUIRED = 'Choose at least one weekday';
export const WEEKDAY_NOT_VALID = 'Choose a weekday from Monday to Sunday';
export const WEEKDAY_TWICE = 'Choose each weekday only once';
export const everyWeeksNotValid = (max: number) => `Choose every 1 to ${max} weeks`;
export const weeksAheadNotValid = (max: number) => `Choose 1 to ${max} weeks ahead`;
export const NO_DATE_BETWEEN = 'There is no such weekday between the first and the last date';
export const CHANGES_FROM_PAST = 'Choose today or a later date';
export const ENDS_BEFORE_CHANGE = 'These weekly hours end before that date';
export const tooManyPatterns = (max: number) =>
  `A business can have up to ${max} weekly hours. End some that you no longer need.`;
export const EARLIER_PATTERN_DIFFERS =
  'An earlier try already created these weekly hours, with different details. You’ll find them in your calendar.';
/** For a change whose bookings are not those that were shown. */
export const HOURS_CHANGED_SINCE =
  'These weekly hours have been changed since you opened them. Reload the page to see them, then try again.';
export const BOOKINGS_CHANGED =
  'Your bookings have changed since this list was made. Check it again, then save.';
export const tooManyMisfitsOnDate = (day: string, bookings: number, max: number) =>
  `${bookings} bookings on ${day} would no longer fit. Weekly hours can change where up to ${max} on one date are affected, so cancel that date first or leave it out.`;
export const tooManyMisfits = (bookings: number, max: number) =>
  `${bookings} bookings would no longer fit. Change fewer dates at a time, with up to ${max} such bookings.`;

/* Why a booking no longer fits, as it follows its time and customer in a list */

export const beforeHours = (start: string) => `before ${start}`;
export const afterHours = (end: string) => `after ${end}`;
export const beforePerson = (name: string) => `before ${name}’s hours`;
export const afterPerson = (name: string) => `after ${name}’s hours`;
export const IN_LUNCH = 'during the lunch break';
export const afterLastStart = (time: string) => `after the last appointment at ${time}`;
export const OUTSIDE_SLOTS = 'outside the time slots';
export const withoutPerson = (name: string) => `${name} doesn’t work then`;
export const withoutPlace = (name: string) => `no longer at ${name}`;
export const withoutService = (name: string) => `${name} isn’t offered then`;
export const OF_ANOTHER_KIND = 'booked in another way';
export const NO_DATE_LEFT = 'no hours on this date';

/* Why weekly hours publish no further dates */

export const STOPPED = {
  'too many': 'this business already has as many upcoming calendar events as it can have',
  'no room': 'your account has no room for more texts',
  'full date': 'one of their dates already has as many calendar events as a date can have',
  'no place': 'you’ve removed all of their places from your list',
  'no person': 'everyone in them has left your team',
  'no service': 'you’ve removed all of their services from your list',
} as const;
export type PatternStop = keyof typeof STOPPED;
export const stoppedSentence = (why: PatternStop) => `No further dates are published: ${STOPPED[why]}.`;
