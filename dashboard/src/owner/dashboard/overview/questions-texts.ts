/** What owners from before there were teams and places are asked once. */

export const WHO_WORKS = 'Do you take every appointment yourself?';
export const WHO_WORKS_EXPLAINED =
  'If you do, we add you to all upcoming dates, and nobody can book you twice at the same time, whichever event they choose. Nothing that is booked changes its time.';
export const YES_ALL = 'Yes, all of them';
export const NO_OTHERS = 'No, other people do too';
export const OWNER_ADDED = 'You’re on all upcoming dates now.';
export const ADD_TEAM = 'Add your team in Settings, under Team, whenever you like.';

export const moreThanOne = (place: string) => `Can ${place} take more than one appointment at a time?`;
export const MORE_THAN_ONE_EXPLAINED =
  'Several of your events share it on the same date. If it takes one appointment at a time, a time that is booked with one event is taken for the others too.';
export const YES_MORE = 'Yes, any number';
export const NO_ONE = 'No, one at a time';
export const placeKept = (place: string) => `${place} takes any number of appointments at a time.`;
export const placeTightened = (place: string) =>
  `${place} takes one appointment at a time now. What is booked stays, and Settings lists what overlaps under Places.`;

export const SAVING_ANSWER = 'Saving…';
export const ANSWER_FAILED = {
  refused: 'We couldn’t save your answer.',
  network: 'We couldn’t save your answer. Check your connection, then try again.',
};
