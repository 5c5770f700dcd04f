import { dayTitle } from '@daybook/schema/rules/date';

export const ADDING = 'Adding…';
export const BOOK_ANYWAY = 'Book anyway';
export const LOAD_FAILED = 'We couldn’t load your services.';
export const SERVICE = 'Service';
export const NO_SERVICE = 'No service';
export const DATE = 'Date';
export const TIME = 'Time';
export const PERSON = 'With';
export const ANYONE = 'Anyone';
export const PLACE = 'Place';
export const ANY_PLACE = 'Any place';
export const freeTimesOn = (date: string) => `Free times on ${dayTitle(date)}`;
export const NOTHING_FREE = 'Nothing is free on this date. You can still enter a time.';
export const nextFree = (date: string) => `Next free date: ${dayTitle(date)}`;
export const TIMES_LOADING = 'Loading free times…';
export const TIMES_LOAD_FAILED = 'We couldn’t load the free times.';

export const NAME = 'Name';
export const NAME_HINT = 'Start typing to find an earlier customer.';
export const EMAIL = 'Email';
export const PHONE = 'Phone';
export const NO_EMAIL = 'No email: we won’t send any emails';
export const WE_EMAIL = 'We’ll email the customer a confirmation, and a reminder if there’s time.';
export const ADDRESS = 'Address of the visit';
export const POSTCODE = 'Postcode';
export const EARLIER_CUSTOMER = 'An earlier customer: this booking will be on their page.';
export const LOOKING = 'Looking for earlier customers…';
export const NO_EARLIER_CUSTOMER = 'No earlier customer found: we’ll add a new one.';
export const SOMEBODY_ELSE = 'Someone else';

export const PRIVATE_NOTE = 'Private note';
export const PRIVATE_NOTE_EXPLAINED =
  'For this booking. Only you see it, unless the customer asks for their data.';

export const IN_THE_WAY = 'Please check before you book:';
export const FAILED = {
  refused: 'We couldn’t add this booking. Try again.',
  network:
    'We lost the connection, so we don’t know whether the booking was added. Try again: it won’t be added twice.',
};
export const added = (name: string, date: string, time: string, isNotified: boolean) =>
  `Booking added for ${name}: ${dayTitle(date)}, ${time}.${isNotified ? ' We’re emailing them.' : ''}`;
export const QUESTIONS = 'Your questions';
export const QUESTIONS_HINT =
  'You can leave out any answer. Tick a consent only if the customer gave it to you.';
export const NO_ANSWER = 'No answer';
