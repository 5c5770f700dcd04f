import type { CheckedMove } from '@daybook/schema/contract/series';
import { SERIES_WEEKS_MAX } from '@daybook/schema/figures/bounds';
import { dayTitle } from '@daybook/schema/rules/date';
import { everyWeeks, visits } from '@daybook/schema/words/series-texts';
import type { VisitAnswer } from './series-rows.ts';

export const REPEATS = 'Repeats';
const NO_REPEAT = 'Doesn’t repeat';
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const RHYTHMS = [
  { value: '', label: NO_REPEAT },
  ...Array.from({ length: SERIES_WEEKS_MAX }, (_, at) => ({
    value: String(at + 1),
    label: capitalised(everyWeeks(at + 1)),
  })),
];
export const TIMES = 'How many visits';
export const timesNotValid = (max: number) => `Enter a number from 2 to ${max}`;
export const CHOOSE_TIME = 'Choose a time to see all dates.';
export const DATES = 'Dates';
export const CHECKING = 'Checking all dates…';
export const CHECK_FAILED = 'We couldn’t check the dates.';
export const STILL_CHECKING = 'We’re still checking the dates. Try again in a moment.';
export const FREE = 'Free';
export interface VisitWords {
  /** For a date that isn't free, without anything else to choose. */
  skipped: string;
  skip: string;
  anyway: string;
}
export const BOOKING_WORDS: VisitWords = {
  skipped: 'Skipped: nothing is free near it',
  skip: 'Skip this date',
  anyway: 'Book anyway',
};
export const MOVING_WORDS: VisitWords = {
  skipped: 'Stays: nothing is free near it',
  skip: 'Leave it where it is',
  anyway: 'Move anyway',
};
export const CHANGED = 'Changed';
export const answerFor = (date: string) => `What to do on ${dayTitle(date)}`;
export const answerText = (
  answer: VisitAnswer,
  nearest: { date: string; start_time: string } | null,
  { skip, anyway }: VisitWords,
) => {
  if (answer === 'skip') return skip;
  if (answer === 'anyway') return anyway;
  return nearest ? `Nearest free: ${dayTitle(nearest.date)}, ${nearest.start_time}` : 'Book';
};
export const willBook = (booked: number, all: number) =>
  booked === all ? `All ${visits(all)} will be booked.` : `${booked} of ${all} visits will be booked.`;
export const bookVisits = (count: number) => `Book ${visits(count)}`;
export const addedVisits = (name: string, count: number, isNotified: boolean) =>
  `${capitalised(visits(count))} booked for ${name}.${isNotified ? ' We’re emailing them one list of all dates.' : ''}`;

export const wasAt = ({ former_date, former_start_time }: CheckedMove) =>
  `Now ${dayTitle(former_date)}, ${former_start_time}`;
export const willMove = (moving: number, all: number) =>
  moving === all
    ? `All ${visits(all)} will move.`
    : `${moving} of ${visits(all)} will move. The others stay.`;
export const moveVisits = (count: number) => `Move ${visits(count)}`;
export const movedVisits = (who: string, count: number, isNotified: boolean) =>
  `${capitalised(visits(count))} moved. ${isNotified ? `We’re emailing ${who} one list of the new times.` : `${who} won’t be emailed.`}`;
