import { useWatch } from 'react-hook-form';
import { Notice } from '../../../ui/Notice.tsx';
import { holidaysAmong } from '../form/bank-holidays.ts';
import { chosenDates } from '../form/dates.ts';
import type { DateChoice } from '../form/new-event-form.ts';
import * as texts from '../new-event-texts.ts';
import { useNewEventForm } from '../use-new-event.ts';

/** Returns the chosen dates, or '' for weekly hours, which close on bank holidays anyway. */
const publishedByHand = (choice: DateChoice) =>
  choice.date_method === 'weekly' ? '' : chosenDates(choice).join(' ');

/** Says which of the chosen dates are bank holidays on which the business's weekly hours are closed. */
export function BankHolidays({ holidayOn }: { holidayOn: (date: string) => string | null }) {
  const { control } = useNewEventForm();
  const dates = useWatch({ control, compute: publishedByHand });
  const days = holidaysAmong(dates.split(' ').filter(Boolean), holidayOn);
  return (
    <div role="status">
      {days.length === 0 ? null : <Notice tone="warning">{texts.onBankHolidays(days)}</Notice>}
    </div>
  );
}
