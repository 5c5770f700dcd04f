import { useWatch } from 'react-hook-form';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx';
import { DATE_NAMES } from '../form/choose-dates.ts';
import { DATE_METHOD, DATE_METHODS, EVENT_DATE, FIRST_DATE, LAST_DATE, WHEN } from '../new-event-texts.ts';
import { ManyDates } from './ManyDates.tsx';
import { FieldRow } from '../../../ui/fields/FieldRow.tsx';
import { RangeWeekdays } from './RangeWeekdays.tsx';
import { Section } from './Section.tsx';
import { useNewEventForm } from './use-new-event-form.ts';

/** `today` is the business's. What was chosen by another method is not sent, and comes back with it. */
export function When({ today }: { today: string }) {
  const { register, control, formState, clearErrors } = useNewEventForm();
  const { errors } = formState;
  const method = useWatch({ control, name: 'date_method' });
  const rangeStart = useWatch({ control, name: 'range_start' });
  return (
    <Section {...WHEN}>
      <RadioGroup
        label={DATE_METHOD}
        isLabelHidden
        look="cards"
        choices={DATE_METHODS}
        {...register('date_method', { onChange: () => clearErrors(DATE_NAMES) })}
      />
      {method === 'single' ? (
        <FieldRow>
          <DateField
            label={EVENT_DATE}
            error={errors.single_date?.message}
            {...register('single_date')}
            min={today}
          />
        </FieldRow>
      ) : null}
      {method === 'multiple' ? <ManyDates today={today} /> : null}
      {method === 'range' ? (
        <>
          <FieldRow>
            <DateField
              label={FIRST_DATE}
              error={errors.range_start?.message}
              {...register('range_start', { deps: ['range_end'] })}
              min={today}
            />
            <DateField
              label={LAST_DATE}
              error={errors.range_end?.message}
              {...register('range_end')}
              min={rangeStart > today ? rangeStart : today}
            />
          </FieldRow>
          <RangeWeekdays />
        </>
      ) : null}
    </Section>
  );
}
