import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { TimeOffForm, TimeOffRequest } from '@daybook/schema/contract/time-off';
import { useCall } from '#api/use-call.ts';
import type { useContractForm } from '#forms/use-contract-form.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { choicesOf, chosenId, inUse } from '../choices.ts';
import * as texts from './time-off-texts.ts';

interface TimeOffFieldsProps extends Pick<
  ReturnType<typeof useContractForm<TimeOffForm, TimeOffRequest>>,
  'field' | 'form'
> {
  business: Business;
}

export function TimeOffFields({ business, field, form }: TimeOffFieldsProps) {
  const [isHours, setIsHours] = useState(Boolean(form.getValues('start_time')));
  const people = inUse(useCall('listPeople', { params: { businessId: business.id } }).data);
  const places = inUse(useCall('listPlaces', { params: { businessId: business.id } }).data);
  const chooseLength = (chosen: 'days' | 'hours') => {
    setIsHours(chosen === 'hours');
    if (chosen === 'hours') return;
    form.setValue('start_time', '');
    form.setValue('end_time', '');
  };
  const firstDay = field('starts_on');
  return (
    <>
      <Select
        label={texts.WHO}
        name="resource_id"
        error={field('resource_id').error}
        choices={[{ value: '', label: texts.WHOLE_BUSINESS }, ...choicesOf([...people, ...places])]}
        value={form.watch('resource_id') ?? ''}
        onChange={({ target: { value } }) => form.setValue('resource_id', chosenId(value))}
      />
      <FieldRow>
        <DateField
          {...firstDay}
          label={texts.FIRST_DAY}
          onChange={(event) => {
            // Most time off is one day, so the last day follows the first until the owner sets a later one.
            const isLater = form.getValues('ends_on') > form.getValues('starts_on');
            void firstDay.onChange(event);
            if (!isLater || form.getValues('ends_on') < event.target.value)
              form.setValue('ends_on', event.target.value);
          }}
        />
        <DateField {...field('ends_on')} label={texts.LAST_DAY} />
      </FieldRow>
      <RadioGroup
        label={texts.HOW_LONG}
        choices={[
          { value: 'days', label: texts.WHOLE_DAYS },
          { value: 'hours', label: texts.SOME_HOURS },
        ]}
        value={isHours ? 'hours' : 'days'}
        onChoose={chooseLength}
      />
      {isHours ? (
        <FieldRow isNarrow>
          <TimeField {...field('start_time')} label={texts.FROM} />
          <TimeField {...field('end_time')} label={texts.UNTIL} />
        </FieldRow>
      ) : null}
      <Checkbox {...field('every_year')} label={texts.EVERY_YEAR} />
      <TextField {...field('note')} label={texts.NOTE} hint={texts.NOTE_HINT} isOptional autoComplete="off" />
    </>
  );
}
