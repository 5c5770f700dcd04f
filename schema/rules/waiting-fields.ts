/** The fields of the waiting list's form and their first values. */

import { WAITING_DAYS_MAX } from '../figures/waiting-list.ts';
import type { AttendeeField } from './attendee.ts';
import { addDays, lastDateOf } from './date.ts';
import type { DiaryChoice } from './diary-choice.ts';

/** Days that the form starts with if no date was chosen. */
const DAYS_AHEAD = 28;

export const WAITING_FIELDS = [
  'attendee_first_name',
  'attendee_last_name',
  'attendee_email',
  'attendee_phone',
  'from_date',
  'to_date',
  'part_of_day',
  'service_id',
  'person_id',
] as const;

export type WaitingField = (typeof WAITING_FIELDS)[number];
/** As typed; '' for a service or person means any. */
export type WaitingFields = Record<WaitingField, string>;
/** The fields that aren't about the person who waits. */
export type WaitingWish = Omit<WaitingFields, AttendeeField>;

export interface WaitingDays {
  from: string;
  to: string;
}

/** Days after the wanted one that count as around it. */
const DAYS_AROUND = 7;

/**
 * Returns what somebody can choose who wants a service: the day without free times alone (if there is one),
 * any day up to a week after it, or any that an entry can name.
 */
export function waitingDays({ date }: Pick<DiaryChoice, 'date'>, today: string): WaitingDays[] {
  const last = addDays(today, WAITING_DAYS_MAX - 1);
  const soon = date && addDays(date, DAYS_AROUND);
  return [
    ...(date ? [{ from: date, to: date }] : []),
    ...(soon && soon < last ? [{ from: today, to: soon }] : []),
    { from: today, to: last },
  ];
}

/** Writes the days as one value of a form: '2026-12-05 2026-12-12'. */
export const daysValue = ({ from, to }: WaitingDays) => `${from} ${to}`;

/** Returns both dates as they were chosen together, or each as it was typed. */
export function daysTyped(get: (name: string) => string): Pick<WaitingFields, 'from_date' | 'to_date'> {
  const [from_date = '', to_date = from_date] = get('days').split(' ');
  return from_date ? { from_date, to_date } : { from_date: get('from_date'), to_date: get('to_date') };
}

/** Returns what the form first asks for. `at` has no free times; `today` is the date on the business's clock. */
export function newWaitingWish(at: DiaryChoice, today: string): WaitingWish {
  const { date, month, catalogueId, serviceId, personId } = at;
  const [from, to] = month
    ? [`${month}-01`, lastDateOf(month)]
    : date
      ? [date, date]
      : [today, addDays(today, (catalogueId === null ? DAYS_AHEAD : WAITING_DAYS_MAX) - 1)];
  return {
    from_date: from < today ? today : from,
    to_date: to < today ? today : to,
    part_of_day: 'any',
    service_id: String(serviceId ?? ''),
    person_id: String(personId ?? ''),
  };
}
