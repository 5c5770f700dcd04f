import type { Amount, Takings } from '@daybook/schema/contract/takings';
import { dateText, shortDate } from '@daybook/schema/rules/date';
import { sumText } from '@daybook/schema/rules/money';
import { counted, numberText } from '@daybook/schema/words/counted';
import type { Period } from './periods.ts';

export const TAKINGS_FAILED = 'We couldn’t load your takings.';
export const TAKINGS_EXPLAINED =
  'What was booked, at the prices your customers saw. We don’t take payments, so we don’t know what they paid you.';
export const PERIOD = 'Period';
export const PERIODS = [
  { value: 'twelve_weeks', label: 'Last 12 weeks' },
  { value: 'this_week', label: 'This week' },
  { value: 'last_week', label: 'Last week' },
  { value: 'this_month', label: 'This month' },
  { value: 'last_month', label: 'Last month' },
  { value: 'tax_year', label: 'This tax year' },
  { value: 'last_tax_year', label: 'Last tax year' },
  { value: 'own', label: 'Other dates' },
] as const satisfies readonly { value: Period | 'own'; label: string }[];
export const FROM = 'First date';
export const TO = 'Last date';
export const SHOW_DATES = 'Show these dates';

export const BY = 'Show by';
export const VIEWS = [
  { value: 'weeks', label: 'Week' },
  { value: 'people', label: 'Person' },
  { value: 'services', label: 'Service' },
] as const;
export type View = (typeof VIEWS)[number]['value'];
export const TITLES: Record<View, string> = {
  weeks: 'Takings by week',
  people: 'Takings by person',
  services: 'Takings by service',
};
/** Heads the column with the names. */
export const NAMES: Record<View, string> = {
  weeks: 'Week from',
  people: 'Person',
  services: 'Service or event',
};
export const NOBODY = 'No one in particular';

/** In the order of the table. The chart stacks all but the first, which is their sum. */
export const PARTS = [
  { name: 'booked', label: 'Booked' },
  { name: 'done', label: 'Done' },
  { name: 'did_not_come', label: 'Did not come' },
  { name: 'to_come', label: 'Still to come' },
] as const satisfies readonly { name: keyof Takings; label: string }[];

/** '£115.50, 3 bookings' */
export const amountText = ({ sum, bookings }: Amount) => `${sumText(sum)}, ${counted(bookings, 'booking')}`;
/** '£115.50 (3)', and a dash where there is nothing. */
export const cellText = ({ sum, bookings }: Amount) =>
  bookings === 0 ? '–' : `${sumText(sum)} (${numberText(bookings)})`;
export const IN_BRACKETS = 'The number of bookings is in brackets.';
/** '6 April 2026 to 5 April 2027' */
export const datesText = (from: string, to: string) => `${dateText(from)} to ${dateText(to)}`;
export const drawn = (total: Takings) =>
  `Takings by week. ${PARTS.map(({ name, label }) => `${label}: ${amountText(total[name])}.`).join(' ')}`;
export const weekDrawn = (from: string, week: Takings) =>
  `Week from ${shortDate(from)}: ${PARTS.filter(({ name }) => week[name].bookings > 0)
    .map(({ name, label }) => `${label} ${amountText(week[name])}`)
    .join('; ')}`;
/** Both are Mondays, YYYY-MM-DD. */
export const weekName = (monday: string, thisMonday: string) =>
  monday === thisMonday ? `${shortDate(monday)} (this week)` : shortDate(monday);
export const IN_ALL = 'Total';
export const withoutPrice = (count: number) =>
  count === 1
    ? '1 of the bookings has no price, and counts as £0.'
    : `${numberText(count)} of the bookings have no price, and count as £0.`;
export const NOTHING_BOOKED = 'Nothing was booked in this period';
export const NOTHING_EXPLAINED = 'Choose another period, or share your diary so that customers can book.';
export const ROWS = { one: 'row', many: 'rows' };
