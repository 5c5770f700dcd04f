import type { UseFormReturn } from 'react-hook-form';
import type { EventsRequest } from '@daybook/schema/contract/event-request';
import type { NewEventForm } from './new-event-form.ts';

type Form = Pick<UseFormReturn<NewEventForm, unknown, EventsRequest>, 'setValue' | 'clearErrors'>;

/** The fields of the dates, by every method. */
export const DATE_NAMES = [
  'single_date',
  'multiple_dates',
  'range_start',
  'range_end',
  'excluded_weekdays',
] as const;

/** Chooses exactly these dates, as dates picked one by one. */
export function chooseDates({ setValue, clearErrors }: Form, dates: string[]): void {
  clearErrors(DATE_NAMES);
  setValue('date_method', 'multiple', { shouldDirty: true });
  setValue('multiple_dates', dates, { shouldDirty: true });
}
