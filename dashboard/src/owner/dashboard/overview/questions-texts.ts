export const WHO_WORKS = 'Do you take every appointment yourself?';
export const WHO_WORKS_EXPLAINED =
  'If you do, we’ll add you to all upcoming dates. Then customers can’t book you twice at the same time, whichever event they choose. Existing bookings keep their times.';
export const YES_ALL = 'Yes, all of them';
export const NO_OTHERS = 'No, other people do too';
export const OWNER_ADDED = 'You’re on all upcoming dates now.';
export const ADD_TEAM = 'You can add your team in Settings, under ‘Team’.';

export const moreThanOne = (place: string) => `Can ${place} take more than one appointment at a time?`;
export const MORE_THAN_ONE_EXPLAINED =
  'Several of your events use it on the same date. If it takes one appointment at a time, a booking for one event makes that time unavailable for the others.';
export const YES_MORE = 'Yes, any number';
export const NO_ONE = 'No, one at a time';
export const placeKept = (place: string) => `${place} takes any number of appointments at a time.`;
export const placeTightened = (place: string) =>
  `${place} now takes one appointment at a time. Existing bookings stay. If any overlap, Settings lists them under ‘Places’.`;

export const SAVING_ANSWER = 'Saving…';
export const ANSWER_FAILED = {
  refused: 'We couldn’t save your answer.',
  network: 'We couldn’t save your answer. Check your connection, then try again.',
};
