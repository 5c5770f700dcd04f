import Plus from 'lucide-react/icons/plus';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { Business } from '@daybook/schema/contract/business';
import { SERVICES_MAX } from '@daybook/schema/figures/bounds';
import { priceText } from '@daybook/schema/rules/money';
import { minutesText } from '@daybook/schema/words/minutes-text';
import { PRICE_HINT } from '@daybook/schema/words/places-texts';
import { useCall } from '#api/use-call.ts';
import { inUse } from '#owner/choices.ts';
import { Button } from '#ui/Button.tsx';
import { FieldGroup } from '#ui/fields/FieldGroup.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Stack } from '#ui/Layout.tsx';
import { useFocus } from '#ui/use-focus.ts';
import { EMPTY_SERVICE, TYPED } from '../form/new-event-form.ts';
import * as texts from '../new-event-texts.ts';
import { useNewEventForm } from '../use-new-event.ts';
import { RowCard } from './Section.tsx';
import { LENGTH_CHOICES } from './TimeSetup.tsx';

const DURATION_CHOICES = [...LENGTH_CHOICES, { value: TYPED, label: texts.OTHER_DURATION }];

export function Services({ business }: { business: Business }) {
  const { control, formState } = useNewEventForm();
  const { fields, append, remove } = useFieldArray({ control, name: 'services' });
  // When a service is removed, its button disappears and 'Add' takes the focus.
  const adding = useFocus<HTMLButtonElement>(fields.length, { ifLost: true });
  const errors = formState.errors.services;
  return (
    <>
      <FieldGroup label={texts.SERVICES} isLabelHidden error={errors?.root?.message ?? errors?.message}>
        <Stack>
          {fields.map((field, index) => (
            <RowCard
              key={field.id}
              title={texts.serviceNumbered(index + 1)}
              removeText={texts.removeNumbered(texts.serviceNumbered(index + 1))}
              onRemove={fields.length > 1 ? () => remove(index) : undefined}
            >
              <Service index={index} business={business} />
            </RowCard>
          ))}
        </Stack>
      </FieldGroup>
      <div>
        <Button ref={adding} disabled={fields.length >= SERVICES_MAX} onClick={() => append(EMPTY_SERVICE)}>
          <Icon icon={Plus} />
          {texts.ADD_SERVICE}
        </Button>
      </div>
    </>
  );
}

interface ServiceProps {
  index: number;
  business: Business;
}

function Service({ index, business }: ServiceProps) {
  const { register, control, formState } = useNewEventForm();
  const errors = formState.errors.services?.[index];
  const isTyped = useWatch({ control, name: `services.${index}.estimated_duration_minutes` }) === TYPED;
  const serviceId = useWatch({ control, name: `services.${index}.service_id` });
  const pick = <UseService index={index} business={business} />;
  if (serviceId !== '') return pick;
  return (
    <>
      {pick}
      <TextField
        label={texts.SERVICE_NAME}
        autoComplete="off"
        error={errors?.service_name?.message}
        {...register(`services.${index}.service_name`)}
      />
      <TextField
        label={texts.SERVICE_DESCRIPTION}
        isOptional
        autoComplete="off"
        error={errors?.service_description?.message}
        {...register(`services.${index}.service_description`)}
      />
      <FieldRow>
        <NumberField
          label={texts.SERVICE_PRICE}
          hint={PRICE_HINT}
          hasDecimals
          error={errors?.service_price?.message}
          {...register(`services.${index}.service_price`)}
        />
        <Select
          label={texts.SERVICE_DURATION}
          choices={DURATION_CHOICES}
          error={errors?.estimated_duration_minutes?.message}
          {...register(`services.${index}.estimated_duration_minutes`)}
        />
        {isTyped ? (
          <NumberField
            label={texts.TYPED_DURATION}
            hint={texts.TYPED_DURATION_HINT}
            error={errors?.typed_minutes?.message}
            {...register(`services.${index}.typed_minutes`)}
          />
        ) : null}
      </FieldRow>
    </>
  );
}

/** Offers the business's services. The chosen one's length fills in the field for the preview. */
function UseService({ index, business }: ServiceProps) {
  const { register, clearErrors, setValue } = useNewEventForm();
  const open = inUse(useCall('listCatalogueServices', { params: { businessId: business.id } }).data);
  if (open.length === 0) return null;
  const choose = (id: string) => {
    clearErrors(`services.${index}`);
    const service = open.find((one) => String(one.id) === id);
    setValue(`services.${index}.service_name`, service?.name ?? '');
    if (!service) return;
    setValue(`services.${index}.estimated_duration_minutes`, TYPED);
    setValue(`services.${index}.typed_minutes`, String(service.duration_minutes));
  };
  return (
    <Select
      label={texts.USE_SERVICE}
      choices={[
        { value: '', label: texts.NEW_SERVICE },
        ...open.map(({ id, name, price, duration_minutes }) => ({
          value: String(id),
          label: `${name}, ${priceText(price)}, ${minutesText(duration_minutes)}`,
        })),
      ]}
      {...register(`services.${index}.service_id`, {
        onChange: (event: { target: { value: string } }) => choose(event.target.value),
      })}
    />
  );
}
