import { counted } from './counted.ts';

interface Series {
  number: number;
  size: number;
  every_weeks: number;
}

export const everyWeeks = (weeks: number) => (weeks === 1 ? 'every week' : `every ${weeks} weeks`);
/** '3 of 12, every week' */
export const seriesText = ({ number, size, every_weeks }: Series) =>
  `${number} of ${size}, ${everyWeeks(every_weeks)}`;
export const hasLater = ({ number, size }: Series) => number < size;
export const visits = (count: number) => counted(count, 'visit');

/* Why a visit's time can't be booked at all. Others are conflicts (owner-booking-texts.ts). */

export const NOTHING_THAT_DAY = 'Nothing is offered on this date';
export const notPublishedYet = (last: string) => `Too far ahead: your dates end on ${last}`;
export const NOT_OFFERED_THEN = 'Not one of the times of this date';
export const IS_OVER = 'This time is over';

export const SERIES_HAS_CONFLICTS =
  'Some of these times aren’t free any more. Nothing is booked yet. Check the list.';
export const SERIES_MOVE_HAS_CONFLICTS =
  'Some of these times aren’t free any more. Nothing is moved yet. Check the list.';
export const CHOOSE_VISITS = 'Choose at least one date';
