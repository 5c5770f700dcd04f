import X from 'lucide-react/icons/x';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { longDate, shortDate } from '@daybook/schema/rules/date';
import { LOADING } from '../../../ui/interface-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldGroup } from '../../../ui/fields/FieldGroup.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useFocus } from '../../../ui/use-focus.ts';
import { part } from '../../../ui/part.tsx';
import { CLEAR_DATES, daysText, EVENT_DATES, removeDate } from '../new-event-texts.ts';
import styles from './many-dates.module.css';
import { SmallButton } from './SmallButton.tsx';
import { useNewEventForm } from './use-new-event-form.ts';

/** Loaded with the first calendar: an owner who picks one date never needs it. */
export const Calendar = part(
  async () => (await import('../../../ui/calendar/DatesCalendar.tsx')).DatesCalendar,
);

export function LoadingCalendar() {
  return (
    <Loading text={LOADING}>
      <Skeleton width="24rem" height="21rem" />
    </Loading>
  );
}

/** Dates that are picked one by one. */
export function ManyDates({ today }: { today: string }) {
  const { control, setValue, formState } = useNewEventForm();
  const dates = useWatch({ control, name: 'multiple_dates' });
  // The button of a date goes with it, and that of all dates with the last.
  const group = useFocus<HTMLFieldSetElement>(dates.length, { ifLost: true });
  const error = formState.errors.multiple_dates?.message;
  const choose = (chosen: string[]) =>
    setValue('multiple_dates', chosen, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <div className={styles.dates}>
      <FieldGroup id="multiple_dates" ref={group} label={EVENT_DATES} isLabelHidden error={error}>
        <Suspense fallback={<LoadingCalendar />}>
          <Calendar label={EVENT_DATES} dates={dates} onChange={choose} min={today} />
        </Suspense>
      </FieldGroup>
      {dates.length > 0 ? (
        <>
          <div className={styles.summary}>
            <p role="status">
              <strong>{daysText(dates.length)}</strong>
            </p>
            <Button kind="quiet" onClick={() => choose([])}>
              {CLEAR_DATES}
            </Button>
          </div>
          <ul className={styles.chips} aria-label={EVENT_DATES}>
            {dates.map((date) => (
              <li key={date}>
                <SmallButton
                  aria-label={removeDate(longDate(date))}
                  onClick={() => choose(dates.filter((other) => other !== date))}
                >
                  {shortDate(date)}
                  <X aria-hidden="true" />
                </SmallButton>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
