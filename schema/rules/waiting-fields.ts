/** The fields of the waiting list's form, and what they start with. */
import { addDays, lastDateOf } from './date.ts';
import type { DiaryChoice, Prefill } from './diary-choice.ts';

/** Days of the whole diary that the form starts with. */
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
/** As typed; '' for a service or a person is any. */
export type WaitingFields = Record<WaitingField, string>;

/** Returns the form's first content: `at` is where nothing is free, `today` the date on the business's clock. */
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
