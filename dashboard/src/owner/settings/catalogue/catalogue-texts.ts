import { counted, numberText } from '@daybook/schema/words/counted';
import { minutesText } from '@daybook/schema/words/minutes-text';

export const NO_BUSINESS = 'Add a business first';
export const NO_BUSINESS_EXPLAINED = 'Services, people and places belong to a business.';

export interface ItemTexts {
  /** 'Team' */
  title: string;
  explained: string;
  loadFailed: string;
  saveFailed: { refused: string; network: string };
  none: string;
  noneExplained: string;
  /** 'Add a person' */
  add: string;
  /** 'Edit person' */
  edit: string;
  archiveConsequence: (name: string) => string;
  /** What happens to so many people on the waiting list. */
  archiveWaiting: (name: string, people: number) => string;
}

const waitFor = (name: string, people: number) =>
  `${counted(people, 'person is', 'people are')} on the waiting list for ${name}.`;

const network = 'We couldn’t save this. Check your connection, then try again.';

export const TEAM: ItemTexts = {
  title: 'Team',
  explained: 'Each person takes one appointment at a time, across all your events.',
  loadFailed: 'We couldn’t load your team.',
  saveFailed: { refused: 'We couldn’t save this person.', network },
  none: 'No one in your team yet',
  noneExplained:
    'Add the people who take appointments. Then customers can choose one, and no one is double-booked.',
  add: 'Add a person',
  edit: 'Edit person',
  archiveConsequence: (name) => `Customers won’t be able to book ${name} on any date.`,
  archiveWaiting: (name, people) =>
    `${waitFor(name, people)} We’ll keep their places on the waiting list for anyone who is free, and email them.`,
};

export const PLACES: ItemTexts = {
  title: 'Places',
  explained:
    'If a place takes one appointment at a time, it can’t be booked twice at the same time, even for two events.',
  loadFailed: 'We couldn’t load your places.',
  saveFailed: { refused: 'We couldn’t save this place.', network },
  none: 'No places yet',
  noneExplained: 'Add rooms, chairs or addresses here, or when you add a calendar event.',
  add: 'Add a place',
  edit: 'Edit place',
  archiveConsequence: (name) => `Customers won’t be able to book ${name} on any date.`,
  archiveWaiting: waitFor,
};

export const SERVICES: ItemTexts = {
  title: 'Services',
  explained: 'A new price, name or length applies to all upcoming dates. Existing bookings keep theirs.',
  loadFailed: 'We couldn’t load your services.',
  saveFailed: { refused: 'We couldn’t save this service.', network },
  none: 'No services yet',
  noneExplained: 'Add what you offer here, or when you add a calendar event.',
  add: 'Add a service',
  edit: 'Edit service',
  archiveConsequence: (name) => `Customers won’t be able to book ${name} on any date.`,
  archiveWaiting: (name, people) =>
    `${waitFor(name, people)} We’ll take them off the waiting list for it, and email them.`,
};

export const NAME = 'Name';
export const PERSON_NAME_HINT = 'Customers see it when they choose a person.';
export const COLOUR = 'Colour in the calendar';
export const COLOUR_HINT = 'Only you see it.';
export const BOOKABLE_ONLINE = 'Customers can book this person online';
export const ADDRESS = 'Address';
export const POSTCODE = 'Postcode';
export const AT_ONCE = 'Appointments at a time';
export const ONE_AT_A_TIME = 'One';
export const ONE_AT_A_TIME_EXPLAINED = 'A treatment room, a chair, a ramp';
export const ANY_NUMBER = 'Any number';
export const ANY_NUMBER_EXPLAINED = 'A salon, a hall, an address with several rooms';
export const DESCRIPTION = 'Description';
export const PRICE = 'Price';
export const LENGTH = 'Length';
export const MINUTES = 'minutes';
export const WHO_OFFERS = { label: 'Who offers it', all: 'Everyone', some: 'Only some people' };
export const OFFERED_SERVICES = { label: 'Services', all: 'All services', some: 'Only some services' };

export const ONLINE = 'Bookable online';
export const NOT_ONLINE = 'Not online';
export const NO_SERVICES = 'No services';
export const moreChips = (count: number) => `and ${numberText(count)} more`;
export const ONE_APPOINTMENT = 'One appointment at a time';
export const ANY_APPOINTMENTS = 'Any number of appointments';
export const priceAndLength = (price: string, minutes: number) => `${price}, ${minutesText(minutes)}`;
export const upcoming = (dates: number, bookings: number) => {
  const booked = bookings === 0 ? 'no bookings' : counted(bookings, 'booking');
  return `${dates === 0 ? 'No upcoming dates' : counted(dates, 'upcoming date')}, ${booked}`;
};

export const moreFor = (name: string) => `More for ${name}`;
export const editNamed = (name: string) => `Edit ${name}`;
export const MOVE_UP = 'Move up';
export const MOVE_DOWN = 'Move down';
/** Read out after a move: 'Ruth is now 1 of 3'. */
export const movedTo = (name: string, place: number, count: number) => `${name} is now ${place} of ${count}`;

export const ARCHIVE = 'Archive';
export const ARCHIVING = 'Archiving…';
export const KEEP = 'Keep';
export const archiveQuestion = (name: string) => `Archive ${name}?`;
export const BOOKINGS_STAY = 'These bookings stay as they are:';
export const NO_BOOKINGS_STAY = 'There are no upcoming bookings.';
export const LOOKING_FOR_BOOKINGS = 'Looking for upcoming bookings…';
export const andMore = (count: number) => `and ${counted(count, 'more booking', 'more bookings')}`;
export const canComeBack = (name: string) =>
  `If a past or upcoming date includes ${name}, you can undo this later. If not, ${name} is deleted.`;
export const ARCHIVE_FAILED = {
  refused: 'We couldn’t archive this. Please try again.',
  network: 'We couldn’t archive this. Check your connection, then try again.',
};
export const archivedCount = (count: number) => `Archived (${count})`;
export const USE_AGAIN = 'Use again';
export const savedItem = (name: string) => `${name} is saved.`;
export const archivedItem = (name: string) => `${name} is archived.`;
export const deletedItem = (name: string) => `${name} is deleted, because no date included it.`;

export const overlappingBookings = (count: number) =>
  count === 1
    ? 'An upcoming booking overlaps another with the same person or at the same place. Nothing was cancelled. Check whether both can take place.'
    : `${count} upcoming bookings overlap another with the same person or at the same place. Nothing was cancelled. Check whether they can all take place.`;
