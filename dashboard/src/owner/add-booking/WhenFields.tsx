import type { Business } from '@daybook/schema/contract/business';
import type { CatalogueService } from '@daybook/schema/contract/catalogue';
import { isDate } from '@daybook/schema/rules/date';
import { priceText } from '@daybook/schema/rules/money';
import { DateField } from '../../ui/fields/DateField.tsx';
import { FieldRow } from '../../ui/fields/FieldRow.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TimeField } from '../../ui/fields/TimeField.tsx';
import * as texts from './add-booking-texts.ts';
import { FreeTimes } from './FreeTimes.tsx';
import type { FormParts } from './use-times-of-form.ts';
import { PersonAndPlace, readId } from './PersonAndPlace.tsx';
import { useTimesOfForm } from './use-times-of-form.ts';

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
  return (
    <>
      {services.length > 0 ? <ServiceField {...{ services, form, field }} /> : null}
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
      onChange={({ target: { value } }) => form.setValue('service_id', readId(value))}
    />
  );
}
