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
export const SKIPPED = 'Skipped: nothing is free near it';
export const CHANGED = 'Changed';
export const answerFor = (date: string) => `What to do on ${dayTitle(date)}`;
export const answerText = (answer: VisitAnswer, nearest: { date: string; start_time: string } | null) => {
  if (answer === 'skip') return 'Skip this date';
  if (answer === 'anyway') return 'Book anyway';
  return nearest ? `Nearest free: ${dayTitle(nearest.date)}, ${nearest.start_time}` : 'Book';
};
export const willBook = (booked: number, all: number) =>
  booked === all ? `All ${visits(all)} will be booked.` : `${booked} of ${all} visits will be booked.`;
export const bookVisits = (count: number) => `Book ${visits(count)}`;
export const addedVisits = (name: string, count: number, isNotified: boolean) =>
  `${capitalised(visits(count))} booked for ${name}.${isNotified ? ' We’re emailing them one list of all dates.' : ''}`;
