/** The fields of the waiting list's form and their first values. */

import { addDays, lastDateOf } from './date.ts';
import type { DiaryChoice, Prefill } from './diary-choice.ts';

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

/** `at` is the choice without free times; `today` is the date on the business's clock. */
export function newWaitingFields(at: DiaryChoice, today: string, prefill: Prefill): WaitingFields {
  const { date, month, serviceId, personId } = at;
  const [from, to] = month
    ? [`${month}-01`, lastDateOf(month)]
    : date
      ? [date, date]
      : [today, addDays(today, DAYS_AHEAD - 1)];
  return {
    attendee_first_name: prefill.attendee_first_name ?? '',
    attendee_last_name: prefill.attendee_last_name ?? '',
    attendee_email: prefill.attendee_email ?? '',
    attendee_phone: prefill.attendee_phone ?? '',
    from_date: from < today ? today : from,
    to_date: to < today ? today : to,
    part_of_day: 'any',
    service_id: String(serviceId ?? ''),
    person_id: String(personId ?? ''),
  };
}
