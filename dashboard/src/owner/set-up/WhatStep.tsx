import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { Business } from '@daybook/schema/contract/business';
import type { CatalogueService } from '@daybook/schema/contract/catalogue';
import { SERVICES_MAX } from '@daybook/schema/figures/bounds';
import { shortMinutesText } from '@daybook/schema/words/minutes-text';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { call } from '#api/call.ts';
import { renewalOf } from '#api/renewals.ts';
import { useTask } from '#api/use-call.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { inUse } from '#owner/choices.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldGroup } from '#ui/fields/FieldGroup.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { Text } from '#ui/Text.tsx';
import { useFocus } from '#ui/use-focus.ts';
import { stepsToServices } from './save-services.ts';
import type { ServicesForm, ServicesRequest } from './services-request.ts';
import * as texts from './set-up-texts.ts';
import { StepForm } from './StepFrame.tsx';
import {
  EMPTY_ROW,
  furtherServices,
  rowOf,
  rowsForTrade,
  rowsOf,
  tradeNamed,
  tradeOfBusiness,
  tradeOffering,
  TRADES,
  type ServiceRow,
  type Trade,
} from './trades.ts';
import { useTyped, type Typed } from './use-typed.ts';
import styles from './set-up.module.css';

const TRADE_CHOICES = [
  { value: '', label: texts.OTHER_TRADE },
  ...TRADES.map(({ name }) => ({ value: name, label: name })),
];
const LENGTHS = [10, 15, 20, 30, 40, 45, 50, 60, 75, 90, 105, 120, 150, 180, 240];

interface WhatStepProps {
  business: Business;
  services: readonly CatalogueService[];
  typed: Typed<ServicesForm>;
  onDone: () => void;
}

export function WhatStep({ business, services, typed, onDone }: WhatStepProps) {
  const save = useSavingServices(business.id);
  const [values] = useState(() => typed.values ?? formOf(business, services));
  const { form, field, sending } = useContractForm({
    schema: async () => (await import('./services-request.ts')).servicesRequest,
    values,
    send: async (request: ServicesRequest) => {
      await save.mutateAsync(request);
      forget();
      onDone();
    },
    failed: { refused: texts.NOT_SAVED, network: NETWORK_ERROR },
    keptAs: `set up services ${business.id}`,
  });
  const forget = useTyped(typed, form.getValues);
  const { fields, append, replace } = useFieldArray({ control: form.control, name: 'services' });
  const [trade, rows] = form.watch(['trade', 'services']);
  const chosen = tradeNamed(trade);
  const adding = useFocus<HTMLButtonElement>(fields.length, { ifLost: true });
  return (
    <StepForm
      at={1}
      title={texts.WHAT}
      explanation={explanationOf(values, chosen)}
      sending={sending}
      submitText={texts.TO_TEAM}
    >
      <Select
        label={texts.TRADE}
        choices={TRADE_CHOICES}
        {...form.register('trade', {
          onChange: (event: { target: { value: string } }) =>
            replace(rowsForTrade(form.getValues('services'), tradeNamed(event.target.value))),
        })}
      />
      <FieldGroup label={texts.SERVICES} isLabelHidden>
        <Card as="ul">
          {fields.map((row, index) => (
            <li key={row.id} className={styles.service}>
              <ServiceFields index={index} row={{ ...row, ...rows[index] }} field={field} />
            </li>
          ))}
        </Card>
      </FieldGroup>
      <Stack gap={8}>
        <Text size={14} weight="medium">
          {texts.ADD_ANOTHER}
        </Text>
        <Row gap={8}>
          {furtherServices(rows, chosen).map((service) => (
            <Button key={service.name} onClick={() => append(rowOf(service), { shouldFocus: false })}>
              <Icon icon={Plus} />
              {service.name}
            </Button>
          ))}
          <Button ref={adding} isHeld={fields.length >= SERVICES_MAX} onClick={() => append(EMPTY_ROW)}>
            <Icon icon={Plus} />
            {texts.ADD_OWN}
          </Button>
        </Row>
      </Stack>
    </StepForm>
  );
}

/** We filled in nothing of an owner whose services are saved. */
function explanationOf({ services }: ServicesForm, trade: Trade | undefined): string {
  if (services.some(({ service_id }) => service_id !== '')) return texts.CHANGE_ANYTHING;
  return trade ? texts.filledIn(trade.plural) : texts.FILL_IN;
}

interface ServiceFieldsProps {
  index: number;
  /** As typed now. */
  row: ServiceRow;
  field: ReturnType<typeof useContractForm<ServicesForm, ServicesRequest>>['field'];
}

/** Folds an unticked service to its name: its fields are back, with what was typed, once it is ticked again. */
function ServiceFields({ index, row, field }: ServiceFieldsProps) {
  const named = row.name || texts.serviceAt(index + 1);
  const lengths = [...new Set([...LENGTHS, Number(row.minutes)])].sort((one, other) => one - other);
  return (
    <>
      <Checkbox
        {...field(`services.${index}.is_offered`)}
        label={texts.offer(named)}
        isLabelHidden={row.is_offered}
      />
      {row.is_offered ? (
        <div className={styles.fields}>
          <TextField
            {...field(`services.${index}.name`)}
            label={texts.serviceName(index + 1)}
            isLabelHidden
            autoComplete="off"
          />
          <Select
            {...field(`services.${index}.minutes`)}
            label={texts.lengthOf(named)}
            isLabelHidden
            choices={lengths.map((minutes) => ({ value: String(minutes), label: shortMinutesText(minutes) }))}
          />
          <NumberField
            {...field(`services.${index}.price`)}
            label={texts.priceOf(named)}
            isLabelHidden
            prefix="£"
            hasDecimals
          />
        </div>
      ) : null}
    </>
  );
}

function formOf({ business_name }: Business, services: readonly CatalogueService[]): ServicesForm {
  const saved = inUse(services).map(({ id, name, duration_minutes, price }) => ({
    service_id: String(id),
    is_offered: true,
    name,
    minutes: String(duration_minutes),
    price: price.toFixed(2),
  }));
  const trade = tradeOfBusiness(business_name) ?? tradeOffering(saved);
  return { trade: trade?.name ?? '', services: saved.length > 0 ? saved : rowsOf(trade) };
}

/** Saves one service after the other. A second attempt goes on where the first one failed. */
const useSavingServices = (businessId: number) =>
  useTask(async ({ wanted, removed }: ServicesRequest) => {
    const listed = await call('listCatalogueServices', { params: { businessId } });
    for (const step of stepsToServices(listed, wanted, removed)) {
      if (step.is === 'add')
        await call('addCatalogueService', { params: { businessId }, body: step.request });
      else {
        const params = { businessId, itemId: step.id };
        await (step.is === 'archive'
          ? call('archiveCatalogueService', { params })
          : call('changeCatalogueService', { params, body: step.request }));
      }
    }
  }, renewalOf('addCatalogueService'));
