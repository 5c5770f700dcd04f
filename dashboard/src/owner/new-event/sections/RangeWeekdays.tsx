import { useWatch } from 'react-hook-form';
import { WEEKDAYS } from '@daybook/schema/rules/date';
import { FieldGroup } from '../../../ui/fields/FieldGroup.tsx';
import { rangeSummary } from '../form/dates.ts';
import { RANGE_WEEKDAYS, RANGE_WEEKDAYS_HINT } from '../new-event-texts.ts';
import styles from './range-weekdays.module.css';
import { SmallButton } from './SmallButton.tsx';
import { useNewEventForm } from './use-new-event-form.ts';

/** Which weekdays of the range are left out, and how many days that leaves. */
export function RangeWeekdays() {
  const { control, setValue, formState } = useNewEventForm();
  const excluded = useWatch({ control, name: 'excluded_weekdays' });
  const summary = useWatch({ control, compute: rangeSummary });
  const error = formState.errors.excluded_weekdays;
  const toggle = (weekday: number) =>
    setValue(
      'excluded_weekdays',
      excluded.includes(weekday) ? excluded.filter((other) => other !== weekday) : [...excluded, weekday],
      { shouldDirty: true, shouldValidate: formState.isSubmitted },
    );
  return (
    <div className={styles.range}>
      <FieldGroup
        id="excluded_weekdays"
        label={RANGE_WEEKDAYS}
        isLabelHidden
        hint={RANGE_WEEKDAYS_HINT}
        error={error?.message}
      >
        <div className={styles.weekdays}>
          {WEEKDAYS.map((name, weekday) => (
            <SmallButton
              key={name}
              aria-label={name}
              aria-pressed={!excluded.includes(weekday)}
              onClick={() => toggle(weekday)}
            >
              {name.slice(0, 2)}
            </SmallButton>
          ))}
        </div>
      </FieldGroup>
      <p role="status" className={styles.summary}>
        {summary === null ? null : (
          <>
            <strong>{summary.days}</strong>
            {summary.leftOut === null ? null : `, ${summary.leftOut}`}
          </>
        )}
      </p>
    </div>
  );
}
