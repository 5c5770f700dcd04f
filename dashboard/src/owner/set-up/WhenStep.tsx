import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { Business } from '@daybook/schema/contract/business';
import type { PatternRequest } from '@daybook/schema/contract/pattern';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { WEEKDAYS } from '@daybook/schema/rules/date';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { useCreatePattern, usePatternStep } from '#api/patterns.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { Card } from '#ui/Card.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldGroup } from '#ui/fields/FieldGroup.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { Text } from '#ui/Text.tsx';
import { useNow } from '#ui/use-now.ts';
import { EXAMPLE_FORM, type NewEventForm, type NewEventRequest } from '../new-event/form/new-event-form.ts';
import { fieldNameOf, isWeeklyHours } from '../new-event/form/request-fields.ts';
import { openDays, publishedOn } from '../new-event/form/week.ts';
import { PLACES } from '../new-event/new-event-texts.ts';
import { Week } from '../new-event/sections/EveryWeek.tsx';
import { useNewEventForm } from '../new-event/use-new-event.ts';
import { useBankHolidays } from '../use-bank-holidays.ts';
import { closedDays } from '../weekly-hours/weekly-hours-sentence.ts';
import * as texts from './set-up-texts.ts';
import { StepForm } from './StepFrame.tsx';
import { useTyped, type Typed } from './use-typed.ts';
import { haveSameHours, resultOf, weekFormOf, type WeekLists } from './week-form.ts';
import styles from './set-up.module.css';

interface WhenStepProps {
  business: Business;
  lists: WeekLists;
  typed: Typed<NewEventForm>;
  onBack: () => void;
  onDone: () => void;
}

export function WhenStep({ business, lists, typed, onBack, onDone }: WhenStepProps) {
  const today = todayIn(business.timezone, useNow());
  const [pattern] = lists.patterns;
  const [values] = useState(() => weekFormOf(business, lists, today, typed.values));
  const save = useSavingWeek(business.id, pattern?.id ?? null);
  const { form, sending } = useContractForm({
    schema: async () => {
      const { newEventSchema } = await import('../new-event/form/request.ts');
      return newEventSchema(() => (pattern ? '' : today));
    },
    values,
    send: async (request: NewEventRequest) => {
      if (!isWeeklyHours(request)) throw new Error('the set-up asks for weekly hours only');
      await save(request, form.getValues('idempotency_key'));
      forget();
      onDone();
    },
    failed: { refused: texts.NOT_SAVED, network: NETWORK_ERROR },
    keptAs: `set up hours ${business.id}`,
    keptLike: EXAMPLE_FORM,
    nameOf: fieldNameOf,
  });
  const forget = useTyped(typed, form.getValues);
  const names = values.people.map(({ name }) => name);
  return (
    <FormProvider {...form}>
      <StepForm
        at={3}
        title={texts.WHEN}
        explanation={texts.startWith(names)}
        sending={sending}
        submitText={texts.MAKE_DIARY}
        workingText={texts.MAKING_DIARY}
        onBack={onBack}
      >
        <Hours />
        <Lunch />
        <Where />
        <Result business={business} today={today} />
      </StepForm>
    </FormProvider>
  );
}

function useSavingWeek(businessId: number, patternId: number | null) {
  const create = useCreatePattern(businessId);
  const step = usePatternStep(businessId, patternId ?? 0);
  return (request: PatternRequest, idempotencyKey: string) =>
    patternId === null
      ? create.save({ body: request, idempotencyKey })
      : step.save({ is: 'change', body: { ...request, changes_from: null } }, []);
}

function Hours() {
  const { control, getValues, setValue, formState } = useNewEventForm();
  const [isSame, setIsSame] = useState(() => haveSameHours(getValues()));
  const week = useWatch({ control, name: 'week' });
  const { errors } = formState;
  /** The first open day's hours, or Monday's. */
  const shown = openDays({ week })[0] ?? week[0];
  const setAll = (hours: { start_time?: string; end_time?: string }) =>
    setValue(
      'week',
      getValues('week').map((day) => ({ ...day, ...hours })),
      { shouldDirty: true, shouldValidate: formState.isSubmitted },
    );
  const ofDay = (field: 'start_time' | 'end_time') =>
    WEEKDAYS.map((_, at) => errors.week?.[at]?.[field]?.message).find(Boolean);
  return (
    <>
      {isSame ? (
        <>
          <OpenDays />
          <FieldRow isNarrow>
            <TimeField
              label={texts.FROM}
              value={shown?.start_time ?? ''}
              error={ofDay('start_time')}
              onChange={({ target }) => setAll({ start_time: target.value })}
            />
            <TimeField
              label={texts.UNTIL}
              value={shown?.end_time ?? ''}
              error={ofDay('end_time')}
              onChange={({ target }) => setAll({ end_time: target.value })}
            />
          </FieldRow>
        </>
      ) : (
        <Week />
      )}
      <Checkbox
        label={texts.SAME_HOURS}
        checked={isSame}
        onChange={({ target: { checked } }) => {
          setIsSame(checked);
          if (checked && shown) setAll({ start_time: shown.start_time, end_time: shown.end_time });
        }}
      />
    </>
  );
}

function OpenDays() {
  const { register, formState } = useNewEventForm();
  const { week } = formState.errors;
  return (
    <FieldGroup id="week" label={texts.OPEN_ON} error={week?.root?.message ?? week?.message}>
      <div className={styles.days}>
        {WEEKDAYS.map((name, weekday) => (
          <label key={name} className={styles.day}>
            <input type="checkbox" aria-label={name} {...register(`week.${weekday}.is_open`)} />
            <span aria-hidden="true">{name.slice(0, 2)}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function Lunch() {
  const { register, control, formState } = useNewEventForm();
  const { errors } = formState;
  const hasLunch = useWatch({ control, name: 'has_lunch_break' });
  return (
    <>
      <Checkbox label={texts.LUNCH} {...register('has_lunch_break')} />
      {hasLunch ? (
        <FieldRow isNarrow>
          <TimeField
            label={texts.LUNCH_FROM}
            error={errors.lunch_start_time?.message}
            {...register('lunch_start_time')}
          />
          <TimeField
            label={texts.LUNCH_UNTIL}
            error={errors.lunch_end_time?.message}
            {...register('lunch_end_time')}
          />
        </FieldRow>
      ) : null}
    </>
  );
}

function Where() {
  const { register, control, clearErrors, formState } = useNewEventForm();
  const [place, [venue]] = useWatch({ control, name: ['place', 'venues'] });
  const errors = formState.errors.venues?.[0];
  return (
    <>
      <RadioGroup
        label={texts.WHERE}
        look="cards"
        choices={PLACES}
        {...register('place', { onChange: () => clearErrors('venues') })}
      />
      {place === 'venue' && venue?.place_id === '' ? (
        <>
          <TextField
            label={texts.ADDRESS}
            autoComplete="street-address"
            error={errors?.venue_address?.message}
            {...register('venues.0.venue_address')}
          />
          <TextField
            label={texts.POSTCODE}
            autoComplete="postal-code"
            autoCapitalize="characters"
            error={errors?.venue_postcode?.message}
            {...register('venues.0.venue_postcode')}
          />
        </>
      ) : null}
    </>
  );
}

interface ResultProps {
  business: Business;
  today: string;
}

/** Says in a sentence what the fields come to. */
function Result({ business, today }: ResultProps) {
  const { control } = useNewEventForm();
  const holidayOn = useBankHolidays(business.bank_holidays);
  const [result, closed] = useWatch({
    control,
    compute: (form: NewEventForm) =>
      [resultOf(form), closedDays(publishedOn(form, today), holidayOn)] as const,
  });
  return (
    <Card padding={16} role="status" className={styles.result}>
      {result ? (
        <Text>
          <strong>{result.week}</strong> {result.hours} {closed === null ? null : texts.bankHolidays(closed)}
        </Text>
      ) : null}
    </Card>
  );
}
