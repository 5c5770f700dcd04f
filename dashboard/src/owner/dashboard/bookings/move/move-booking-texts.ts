import { IMPORTED_EMAILED } from '@daybook/schema/words/business-file';

export { MOVE_BOOKING } from '../booking/owner-booking-texts.ts';
export const MOVING = 'Moving…';
export const DATE = 'Date';
export const TIME = 'Time';
export const PREVIEW_LOAD_FAILED = 'We couldn’t check this time.';
export const CHECKING = 'Checking this time…';
export const CHOOSE_TIME = 'Choose a free time, or enter any other.';
export const BOOK_ANYWAY = 'Book anyway';
export const NOT_FREE = 'This time isn’t free:';
export const NO_CHANGE = 'The booking is at this time already.';
export const moveTo = (day: string, time: string) => `Move to ${day}, ${time}`;
export const fromTo = (from: string, to: string) => `From ${from} to ${to}.`;

interface Told {
  who: string;
  isAttendeeTold: boolean;
  isBusinessTold: boolean;
  /** True if some of the people may not be emailed (decision 112). */
  isImported: boolean;
}

export function whoIsEmailed({ who, isAttendeeTold, isBusinessTold, isImported }: Told): string {
  const people = [isAttendeeTold ? who : '', isBusinessTold ? 'you' : ''].filter(Boolean).join(' and ');
  if (isAttendeeTold) return `We’ll email ${people} the new time.`;
  const told = isBusinessTold ? `We’ll email you the new time, but not ${who}.` : `We won’t email ${who}.`;
  return `${told} ${isImported ? IMPORTED_EMAILED : 'Tell them yourself.'}`;
}
export const moved = (who: string, isAttendeeTold: boolean) =>
  isAttendeeTold
    ? `Booking moved. We’re emailing ${who} the new time.`
    : `Booking moved. ${who} won’t be emailed.`;
export const FAILED = {
  refused: 'We couldn’t move this booking. It stays where it was.',
  network: 'We lost the connection, so we don’t know whether the booking was moved. Check it and try again.',
};
