import { OFFERS_SHOWN_DAYS } from '@daybook/schema/figures/waiting-list';
import { minutesText } from '@daybook/schema/words/minutes-text';

export const WAITING_LIST = 'Waiting list';
export const LAST_DAYS = `last ${OFFERS_SHOWN_DAYS} days`;
export const LOAD_FAILED = 'We couldn’t load your waiting list.';
export const FIGURES = {
  filled: (count: number) => (count === 1 ? 'gap filled' : 'gaps filled'),
  earned: 'earned back',
  waiting: (count: number) => (count === 1 ? 'person waiting' : 'people waiting'),
} as const;

export const NOBODY = 'No one is waiting.';
export const NOBODY_EXPLAINED = 'Customers can join where your diary has nothing free, and you can add them.';
export const IS_OFF =
  'Your waiting list is off: customers can’t join, and we don’t offer free times to anyone.';

export const HELD = 'Held';
/** In the calendar, above the time */
export const heldFor = (name: string) => `Held for ${name}`;
/** '11:30 to 12:15 · offered from the waiting list, 18 minutes left' */
export const heldTime = (times: string, minutes: number) =>
  `${times} · offered from the waiting list, ${minutesText(minutes)} left`;
export const offeredTo = (name: string, minutes: number) =>
  `Offered to ${name}, ${minutesText(minutes)} left`;
export const hasAndWantsEarlier = (day: string) => `Has ${day}; wants an earlier time`;
export const WANTS_EARLIER = 'Wants an earlier time';
export const SEE_ALL = 'See the whole list';
export const SHOW_LESS = 'Show less';

export const OFFERS = 'Offers';
export const ADD = 'Add someone';
export const OFFER = 'Offer a time';
export const offerTo = (name: string) => `Offer a time to ${name}`;
export const REMOVE = 'Remove';
export const removeNamed = (name: string) => `Remove ${name}`;
export const ADDED_BY_YOU = 'added by you';
export const NO_OFFERS = `No offers in the last ${OFFERS_SHOWN_DAYS} days.`;

export const removeQuestion = (name: string) => `Remove ${name} from the waiting list?`;
export const REMOVE_CONSEQUENCE = 'They won’t get any more offers. We don’t email them about it.';
export const REMOVE_EARLIER_CONSEQUENCE = 'Their booking stays as it is. We don’t email them about it.';
export const KEEP = 'Keep';
export const REMOVING = 'Removing…';
export const REMOVED = 'Removed from the waiting list';
export const REMOVE_FAILED = {
  refused: 'We couldn’t remove this person.',
  network: 'We couldn’t remove this person. Check your connection and try again.',
};

export const ADD_TITLE = 'Add someone to the waiting list';
export const ADD_EXPLAINED =
  'For customers who phone or ask you. We email them when a time that suits them is free. They don’t need to confirm.';
export const FIRST_NAME = 'First name';
export const LAST_NAME = 'Last name';
export const EMAIL = 'Email';
export const PHONE = 'Phone';
export const FIRST_DATE = 'First date';
export const LAST_DATE = 'Last date';
export const PART_OF_DAY = 'Time of day';
export const PARTS_OF_DAY = [
  { value: 'any', label: 'Any time' },
  { value: 'morning', label: 'Morning, before 12:00' },
  { value: 'afternoon', label: 'Afternoon, from 12:00' },
] as const;
export const SERVICE = 'Service';
export const ANY_SERVICE = 'Any service';
export const NO_SERVICE = 'No service';
export const PERSON = 'With';
export const ANYONE = 'Anyone';
export const ADDING = 'Adding…';
export const ADDED = 'Added to the waiting list';
export const ADD_FAILED = {
  refused: 'We couldn’t add this person.',
  network: 'We couldn’t add this person. Check your connection and try again.',
};

export const DATE = 'Date';
export const FREE_TIMES = 'Free times';
export const TIMES_LOAD_FAILED = 'We couldn’t load the free times.';
export const noneFree = (day: string) => `Nothing is free on ${day}.`;
export const nextFree = (day: string) => `Next free: ${day}`;
export const offerMeans = (name: string, minutes: number) =>
  `We email ${name} and hold the time for up to ${minutesText(minutes)}. They can take it or decline it.`;
export const OFFER_THIS = 'Offer this time';
export const OFFERING = 'Offering…';
export const CHOOSE_A_TIME = 'Choose a time';
export const offered = (name: string) => `We’re emailing ${name}`;
export const OFFER_FAILED = {
  refused: 'We couldn’t offer this time.',
  network: 'We couldn’t offer this time. Check your connection and try again.',
};

export const OUTCOMES = {
  held: 'Held',
  told: 'Told',
  taken: 'Taken',
  declined: 'Declined',
  expired: 'Not answered',
  gone: 'Gone',
} as const;
export const offeredToPerson = (name: string) => `Offered to ${name}`;
export const toldPerson = (name: string) => `We told ${name}, but didn’t hold the time.`;
