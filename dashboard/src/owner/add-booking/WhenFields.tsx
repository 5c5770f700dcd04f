import { useEffect, useEffectEvent, useRef } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { CatalogueService } from '@daybook/schema/contract/catalogue';
import type { AddBookingForm, AddBookingRequest } from '@daybook/schema/contract/customers';
import { PLACES_PER_BOOKING_MAX } from '@daybook/schema/figures/bounds';
import { isDate } from '@daybook/schema/rules/date';
import { priceText } from '@daybook/schema/rules/money';
import { PLACES } from '@daybook/schema/words/places-texts';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import type { useContractForm } from '#forms/use-contract-form.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { chosenId, idInQuery } from '../choices.ts';
import * as texts from './add-booking-texts.ts';
import { nearestStart } from './booking-start.ts';
import { FreeTimes } from './FreeTimes.tsx';
import { PersonAndPlace } from './PersonAndPlace.tsx';

export type FormParts = Pick<
  ReturnType<typeof useContractForm<AddBookingForm, AddBookingRequest>>,
  'form' | 'field'
>;

interface WhenFieldsProps extends FormParts {
  business: Business;
  services: readonly CatalogueService[];
  today: string;
  /** If false, the form opens the first date with a free time. */
  isDateGiven: boolean;
  /** True if the time was selected in the week view, which has steps of a quarter of an hour. */
  isTimeGiven: boolean;
}

export function WhenFields({ business, services, today, form, field, ...given }: WhenFieldsProps) {
  const { date, start_time, person_id, place_id } = form.watch();
  const day = date ?? '';
  const { times, choose, keepDate } = useTimesOfForm(business.id, form, given);
  const { people = [], places = [] } = times.data ?? {};
  const chosenDate = field('date');
  const left = times.data?.times.find((time) => time.start_time === start_time)?.places_left ?? null;
  return (
    <>
      {services.length > 0 ? <ServiceField services={services} form={form} field={field} /> : null}
      <FieldRow>
        <DateField
          {...chosenDate}
          label={texts.DATE}
          min={today}
          onChange={(event) => {
            keepDate();
            void chosenDate.onChange(event);
          }}
        />
        <TimeField {...field('start_time')} label={texts.TIME} />
      </FieldRow>
      <PersonAndPlace
        people={people.length > 1 ? people : []}
        places={places}
        personId={person_id}
        placeId={place_id}
        errors={{ person: field('person_id').error, place: field('place_id').error }}
        onPerson={(id) => form.setValue('person_id', id)}
        onPlace={(id) => form.setValue('place_id', id)}
      />
      {isDate(day) ? (
        <FreeTimes
          times={times}
          date={day}
          time={start_time ?? ''}
          onChoose={(chosen) => choose({ start_time: chosen })}
          onDate={(chosen) => choose({ date: chosen })}
        />
      ) : null}
      <PlacesField form={form} field={field} left={left} />
    </>
  );
}

function ServiceField({ services, form, field }: FormParts & Pick<WhenFieldsProps, 'services'>) {
  return (
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
      value={form.watch('service_id') ?? ''}
      onChange={({ target: { value } }) => form.setValue('service_id', chosenId(value))}
    />
  );
}

interface PlacesFieldProps extends FormParts {
  /** How many places the chosen time has left; null if it takes one. */
  left: number | null;
}

/** Asks how many people come to a class or day event. Any other time takes one. */
function PlacesField({ form, field, left }: PlacesFieldProps) {
  const most = Math.min(left ?? 1, PLACES_PER_BOOKING_MAX);
  const places = form.watch('places') ?? 1;
  useEffect(() => {
    if (places > most) form.setValue('places', most);
  }, [places, most, form]);
  if (most < 2) return null;
  return (
    <Select
      label={PLACES}
      name="places"
      error={field('places').error}
      choices={Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
      value={String(places)}
      onChange={({ target: { value } }) => form.setValue('places', Number(value))}
    />
  );
}

/** Loads free times. A date that wasn't given becomes the first free one; a given time, the nearest start. */
function useTimesOfForm(
  businessId: number,
  form: FormParts['form'],
  { isDateGiven, isTimeGiven }: Pick<WhenFieldsProps, 'isDateGiven' | 'isTimeGiven'>,
) {
  const { date, start_time, service_id, person_id, place_id } = form.watch();
  const day = date ?? '';
  const query = {
    date: day,
    service_id: idInQuery(service_id),
    person_id: idInQuery(person_id),
    place_id: idInQuery(place_id),
  };
  const times = useCall(
    'listTimesToAdd',
    { params: { businessId }, query },
    { ...KEEPS_PREVIOUS, enabled: isDate(day) },
  );
  const choose = (values: { date?: string; start_time?: string }) => {
    if (values.date !== undefined) form.setValue('date', values.date);
    if (values.start_time !== undefined)
      form.setValue('start_time', values.start_time, { shouldValidate: form.formState.isSubmitted });
  };
  const isOurs = useRef(!isDateGiven);
  const keepDate = () => {
    isOurs.current = false;
  };
  const openFirstFree = useEffectEvent((first: string) => {
    keepDate();
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
  return { times, choose, keepDate };
}
