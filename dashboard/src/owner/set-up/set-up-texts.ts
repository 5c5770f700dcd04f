/** The contract's texts for invalid fields are in schema/words. */

import { counted } from '@daybook/schema/words/counted';
import { listText } from '../count-texts.ts';

export const SET_UP = 'Set up your diary';
export const LISTS_FAILED = 'We couldn’t load your services, team and hours.';
export const STEPS = 'Steps';
export const stepOf = (at: number, of: number) => `Step ${at} of ${of}`;
export const BACK = 'Back';
export const NOT_SAVED = 'We couldn’t save this step. Please try again.';

export const WHAT = 'What do you offer?';
export const CHANGE_ANYTHING =
  'Change anything, and untick what you don’t do. Prices are totals, with VAT and any charge no one can avoid.';
/** `plural` is 'hair salons'. */
export const filledIn = (plural: string) => `We’ve filled in what ${plural} often offer. ${CHANGE_ANYTHING}`;
export const FILL_IN = 'Choose your trade and we’ll fill in what it often offers, or type your own.';
export const TRADE = 'Your trade';
export const OTHER_TRADE = 'Something else';
export const SERVICES = 'Services';
export const serviceName = (at: number) => `Name of service ${at}`;
export const lengthOf = (service: string) => `Length of ${service}`;
export const priceOf = (service: string) => `Price of ${service}`;
export const serviceAt = (at: number) => `service ${at}`;
export const remove = (name: string) => `Remove ${name}`;
export const offer = (name: string) => `Offer ${name}`;
export const OFFER_NOTHING = 'Tick at least one service';
export const ADD_ANOTHER = 'Add another';
export const ADD_OWN = 'Something else';
export const TO_TEAM = 'Continue to your team';

export const WHO = 'Who works with you?';
export const WHO_EXPLAINED =
  'Just you? Then go on. Otherwise add a first name for each person customers can book.';
export const TEAM = 'Team';
export const nameOf = (at: number) => `Name of person ${at}`;
export const ADD_NAME = 'Add a first name';
export const BOOKABLE_ONLINE = 'Customers can book online';
export const doesServices = (done: number, all: number) =>
  done === all ? `Does all ${counted(all, 'service')}` : `Does ${done} of ${counted(all, 'service')}`;
export const OWN_COLUMN = 'Each person gets their own column in your calendar. They don’t need an account.';
export const NOBODY_BOOKABLE = 'Customers must be able to book at least one person';
export const DOES_NOTHING = 'Choose at least one service';
export const TO_HOURS = 'Continue to opening hours';

export const WHEN = 'When are you open?';
/** `names` are those of the team. */
export const startWith = (names: readonly string[]) =>
  names.length < 2
    ? 'You can change single dates later.'
    : `${listText(names)} start with these hours. You can give each their own later.`;
export const OPEN_ON = 'Open on';
export const HOURS = 'Hours';
export const FROM = 'From';
export const TO = 'to';
export const UNTIL = 'Until';
export const SAME_HOURS = 'Same hours every day';
export const LUNCH = 'Closed for lunch';
export const LUNCH_FROM = 'Lunch, from';
export const LUNCH_UNTIL = 'Lunch, until';
export const WHERE = 'Where?';
export const ADDRESS = 'Address';
export const POSTCODE = 'Postcode';
/** `closed` is 'closed 25 and 28 December, 1 January'. */
export const bankHolidays = (closed: string) => `Bank holidays: ${closed}.`;
/** `week` is 'Tuesday to Saturday, 9am to 5:30pm', `lunch` '1pm to 1:30pm'. */
export const weekResult = (week: string, lunch: string | null) =>
  lunch === null ? `${week}.` : `${week}; closed ${lunch}.`;
export const hoursAWeek = (minutes: number) =>
  `That’s ${counted(Number((minutes / 60).toFixed(2)), 'hour')} a week.`;
export const MAKE_DIARY = 'Make my diary';
export const MAKING_DIARY = 'Making your diary…';
export const EVENT_NAME = 'Appointments';
export const PERSONAL_MESSAGE = 'Thank you for booking with us. See you soon.';

export const READY = 'Your diary is ready';
export const READY_NEXT = {
  trial: 'Start your free trial and customers can book straight away.',
  pay: 'Complete the setup and customers can book straight away.',
  arriving: 'Customers can book as soon as we have your payment.',
  open: 'Customers can book now. Send them the link, or add it to your website.',
  deactivated: 'Customers can’t book while your business is deactivated.',
} as const;
export const DIARY_LINK = 'Diary link';
export const NEXT_WEEK = 'Next week';
export const CLOSED = 'Closed';
/** `service` is the one that the counts are for. */
export const timesFor = (service: string) => `Times for ${service} on each day`;
/** `price` is '£49, once' or '£9.99 a month'. */
export const trialTerms = (hours: number, price: string) =>
  `Free for ${counted(hours, 'hour')}, and no card needed. To stay open after that: ${price}.`;
export const TO_DASHBOARD = 'Go to your dashboard';
export const CHANGE_HOURS = 'Change hours';
