import { useEffect, useEffectEvent, useRef } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { CatalogueService } from '@daybook/schema/contract/catalogue';
import { isDate } from '@daybook/schema/rules/date';
import { priceText } from '@daybook/schema/rules/money';
import { useTimesToAdd } from '../../api/add-booking.ts';
import { textOf } from '../../api/call-error.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { FieldRow } from '../../ui/fields/FieldRow.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TimeField } from '../../ui/fields/TimeField.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import * as texts from './add-booking-texts.ts';
import { nearestStart } from './booking-start.ts';
import type { FormParts } from './form-parts.ts';
import { FreeTimes } from './FreeTimes.tsx';

interface WhenFieldsProps extends FormParts {
  business: Business;
  services: readonly CatalogueService[];
  today: string;
  /** False while the date is ours to choose: the first with a free time. */
  isDateGiven: boolean;
  /** True where a time was selected in the week view, by quarters of an hour. */
  isTimeGiven: boolean;
}

/** What is booked, and when, with whom and where. */
export function WhenFields({
  business,
  services,
  today,
  form,
  field,
  isDateGiven,
  isTimeGiven,
}: WhenFieldsProps) {
  const { date, start_time, service_id, person_id, place_id } = form.watch();
  const day = date ?? '';
  const times = useTimesToAdd(
    business.id,
    {
      date: day,
      service_id: inQuery(service_id),
      person_id: inQuery(person_id),
      place_id: inQuery(place_id),
    },
    { enabled: isDate(day) },
  );
  const isOurs = useRef(!isDateGiven);
  const choose = (values: { date?: string; start_time?: string }) => {
    if (values.date !== undefined) form.setValue('date', values.date);
    if (values.start_time !== undefined)
      form.setValue('start_time', values.start_time, { shouldValidate: form.formState.isSubmitted });
  };
  const openFirstFree = useEffectEvent((first: string) => {
    isOurs.current = false;
    choose({ date: first });
  });
  const isPressed = useRef(isTimeGiven);
  const takeNearest = useEffectEvent((starts: string[]) => {
    isPressed.current = false;
    choose({ start_time: nearestStart(starts, start_time ?? '') });
  });
  const listed = times.data?.times;
  useEffect(() => {
    if (isPressed.current && listed) takeNearest(listed.map(({ start_time: start }) => start));
  }, [listed]);
  const next = times.isPlaceholderData ? null : times.data?.next_free_date;
  const hasNone = times.data?.times.length === 0;
  useEffect(() => {
    if (isOurs.current && hasNone && next) openFirstFree(next);
  }, [hasNone, next]);
  const { people = [], places = [] } = times.data ?? {};
  const chosenDate = field('date');
  return (
    <>
      {services.length > 0 ? (
        <Select
          label={texts.SERVICE}
          name="service_id"
          error={field('service_id').error}
          choices={[
            ...services.map(({ id, name, price }) => ({
              value: String(id),
              label: `${name} · ${priceText(price)}`,
            })),
            { value: '', label: texts.NO_SERVICE },
          ]}
          value={service_id ?? ''}
          onChange={({ target: { value } }) => form.setValue('service_id', readId(value))}
        />
      ) : null}
      <FieldRow>
        <DateField
          {...chosenDate}
          label={texts.DATE}
          min={today}
          onChange={(event) => {
            isOurs.current = false;
            void chosenDate.onChange(event);
          }}
        />
        <TimeField {...field('start_time')} label={texts.TIME} />
      </FieldRow>
      {people.length > 1 || places.length > 1 ? (
        <FieldRow>
          {people.length > 1 ? (
            <Select
              label={texts.PERSON}
              name="person_id"
              error={field('person_id').error}
              choices={withAny(people, texts.ANYONE)}
              value={person_id ?? ''}
              onChange={({ target: { value } }) => form.setValue('person_id', readId(value))}
            />
          ) : null}
          {places.length > 1 ? (
            <Select
              label={texts.PLACE}
              name="place_id"
              error={field('place_id').error}
              choices={withAny(places, texts.ANY_PLACE)}
              value={place_id ?? ''}
              onChange={({ target: { value } }) => form.setValue('place_id', readId(value))}
            />
          ) : null}
        </FieldRow>
      ) : null}
      {isDate(day) ? (
        <Loaded
          query={times}
          failed={textOf(times.error, texts.TIMES_LOAD_FAILED)}
          loading={texts.TIMES_LOADING}
          shape={<Skeleton width="100%" height="8rem" />}
        >
          {(found) => (
            <FreeTimes
              times={found.times}
              next={found.next_free_date}
              date={day}
              time={start_time ?? ''}
              isBusy={times.isPlaceholderData}
              onChoose={(chosen) => choose({ start_time: chosen })}
              onDate={(chosen) => choose({ date: chosen })}
            />
          )}
        </Loaded>
      ) : null}
    </>
  );
}

const inQuery = (id: number | null | undefined) => (id === null || id === undefined ? '' : String(id));
const readId = (value: string) => (value === '' ? null : Number(value));
const withAny = (all: readonly { id: number; name: string }[], any: string) => [
  { value: '', label: any },
  ...all.map(({ id, name }) => ({ value: String(id), label: name })),
];
