import type { UseFormReturn } from 'react-hook-form';
import type { EventsRequest } from '@daybook/schema/contract/event-request';
import { NO_DATES, type NewEventForm } from './new-event-form.ts';

type Form = Pick<UseFormReturn<NewEventForm, unknown, EventsRequest>, 'setValue' | 'clearErrors'>;

/** Forgets the dates of every method, and their problems. */
export function clearDates({ setValue, clearErrors }: Form): void {
  setValue('single_date', NO_DATES.single_date);
  setValue('multiple_dates', NO_DATES.multiple_dates);
  setValue('range_start', NO_DATES.range_start);
  setValue('range_end', NO_DATES.range_end);
  setValue('excluded_weekdays', NO_DATES.excluded_weekdays);
  clearErrors(['single_date', 'multiple_dates', 'range_start', 'range_end', 'excluded_weekdays']);
}

/** Chooses exactly these dates, as dates picked one by one. */
export function chooseDates(form: Form, dates: string[]): void {
  clearDates(form);
  form.setValue('date_method', 'multiple', { shouldDirty: true });
  form.setValue('multiple_dates', dates, { shouldDirty: true });
}
