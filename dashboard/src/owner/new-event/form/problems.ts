/** The form's problems as a list, in the order in which its fields stand on the page. */
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type { EventsRequest } from '@daybook/schema/contract/event-request';
import type { FieldProblem } from '../../../ui/message/ErrorSummary.tsx';
import { isFormField, type NewEventForm } from './new-event-form.ts';

const ORDER: readonly (keyof NewEventForm)[] = [
  'event_name',
  'event_description',
  'requirements_note',
  'personal_message',
  'single_date',
  'multiple_dates',
  'range_start',
  'range_end',
  'excluded_weekdays',
  'manual_slots',
  'start_time',
  'end_time',
  'slot_duration_minutes',
  'buffer_minutes',
  'lunch_start_time',
  'lunch_end_time',
  'last_appointment_time',
  'services',
  'venues',
];

/** Each text once, at the first field to which it applies. */
export function problemsOf(errors: FieldErrors<NewEventForm>): FieldProblem[] {
  const problems = ORDER.flatMap((name) => problemsIn(errors[name], name));
  return problems.filter(({ text }, index) => problems.findIndex((other) => other.text === text) === index);
}

/** An error, or a list or record of them: react-hook-form nests them as the values are. */
function problemsIn(error: unknown, name: string): FieldProblem[] {
  if (typeof error !== 'object' || error === null) return [];
  if ('message' in error && typeof error.message === 'string' && error.message !== '')
    return [{ name: firstField[name] ?? name, text: error.message }];
  return Object.entries(error).flatMap(([key, inner]) =>
    key === 'ref' ? [] : problemsIn(inner, key === 'root' ? name : `${name}.${key}`),
  );
}

/** Where a list as a whole is to blame, its first field is. */
const firstField: Record<string, string> = {
  manual_slots: 'manual_slots.0.start_time',
  services: 'services.0.service_name',
  venues: 'venues.0.venue_name',
};

/**
 * Shows the server's texts at the fields they are about. False when none of them is one of the form's.
 * The server speaks of `dates`, which are chosen by several fields.
 */
export function blameFields(
  form: Pick<UseFormReturn<NewEventForm, unknown, EventsRequest>, 'setError' | 'getValues'>,
  fields: Record<string, string>,
): boolean {
  const dateField = { single: 'single_date', multiple: 'multiple_dates', range: 'range_start' } as const;
  const known = Object.entries(fields).flatMap(([path, message]) => {
    const name = /^dates\b/.test(path) ? dateField[form.getValues('date_method')] : path;
    return isFormField(name) ? [{ name, message }] : [];
  });
  known.forEach(({ name, message }) => form.setError(name, { type: 'server', message }));
  return known.length > 0;
}
