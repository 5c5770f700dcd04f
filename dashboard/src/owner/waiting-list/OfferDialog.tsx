import { useState, type FormEvent } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { CallAnswer } from '@daybook/schema/contract/calls';
import type { WaitingEntry } from '@daybook/schema/contract/waiting-list';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { dayTitle } from '@daybook/schema/rules/date';
import { failureTextOf } from '#api/call-error.ts';
import { useCall, useChange } from '#api/use-call.ts';
import { Button } from '#ui/Button.tsx';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { useNow } from '#ui/use-now.ts';
import { choicesOf, chosenId, idInQuery, inUse } from '../choices.ts';
import * as texts from './waiting-list-texts.ts';
import { nameOf, waitText } from './waiting-words.ts';

interface OfferDialogProps {
  business: Business;
  entry: WaitingEntry;
  onClose: () => void;
}

export function OfferDialog({ business, entry, onClose }: OfferDialogProps) {
  const today = todayIn(business.timezone, useNow());
  const [date, setDate] = useState(entry.from_date < today ? today : entry.from_date);
  const [serviceId, setServiceId] = useState(entry.service_id);
  const [slotId, setSlotId] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const offer = useChange('offerTime');
  const showToast = useToast();
  const name = nameOf(entry);
  const onSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    if (slotId === '') return setProblem(texts.CHOOSE_A_TIME);
    offer.mutate(
      { params: { businessId: business.id, entryId: entry.id }, body: { slot_id: slotId } },
      {
        onSuccess: () => {
          showToast(texts.offered(name));
          onClose();
        },
      },
    );
  };
  const choose = (change: () => void) => {
    setSlotId('');
    setProblem(null);
    change();
  };
  return (
    <FormDialog
      title={texts.offerTo(name)}
      onClose={onClose}
      onSubmit={onSubmit}
      isWorking={offer.isPending}
      problems={offer.error ? [failureTextOf(offer.error, texts.OFFER_FAILED)] : []}
      submitText={texts.OFFER_THIS}
      workingText={texts.OFFERING}
    >
      <Text size={14} tone="soft">
        {waitText(entry, today)}
      </Text>
      <DateField
        label={texts.DATE}
        value={date}
        min={today}
        onChange={({ target }) => choose(() => setDate(target.value))}
      />
      {entry.service_id === null ? (
        <ServiceSelect
          business={business}
          value={serviceId}
          onChoose={(id) => choose(() => setServiceId(id))}
        />
      ) : null}
      <Times
        business={business}
        entry={entry}
        date={date}
        serviceId={serviceId}
        slotId={slotId}
        problem={problem}
        onChoose={(id) => {
          setSlotId(id);
          setProblem(null);
        }}
        onDate={(next) => choose(() => setDate(next))}
      />
      <Text size={14} tone="soft">
        {texts.offerMeans(name, business.offer_minutes)}
      </Text>
    </FormDialog>
  );
}

interface ServiceSelectProps {
  business: Business;
  value: number | null;
  onChoose: (id: number | null) => void;
}

function ServiceSelect({ business, value, onChoose }: ServiceSelectProps) {
  const services = inUse(useCall('listCatalogueServices', { params: { businessId: business.id } }).data);
  if (services.length === 0) return null;
  return (
    <Select
      label={texts.SERVICE}
      value={value ?? ''}
      onChange={({ target }) => onChoose(chosenId(target.value))}
      choices={[{ value: '', label: texts.NO_SERVICE }, ...choicesOf(services)]}
    />
  );
}

interface TimesProps extends Pick<OfferDialogProps, 'business' | 'entry'> {
  date: string;
  serviceId: number | null;
  slotId: string;
  problem: string | null;
  onChoose: (slotId: string) => void;
  onDate: (date: string) => void;
}

function Times({ business, entry, date, serviceId, slotId, problem, onChoose, onDate }: TimesProps) {
  const load = useCall(
    'listTimesToAdd',
    {
      params: { businessId: business.id },
      query: { date, service_id: idInQuery(serviceId), person_id: idInQuery(entry.person_id) },
    },
    { enabled: date !== '' },
  );
  return (
    <Loaded query={load} failed={texts.TIMES_LOAD_FAILED} shape={<Skeleton width="100%" height="6rem" />}>
      {(found) =>
        found.times.length === 0 ? (
          <NoneFree found={found} onDate={onDate} />
        ) : (
          <Select
            label={texts.FREE_TIMES}
            error={problem ?? undefined}
            value={slotId}
            onChange={({ target }) => onChoose(target.value)}
            choices={[
              { value: '', label: texts.CHOOSE_A_TIME },
              ...found.times.map(({ id, start_time, person_name }) => ({
                value: id,
                label: [start_time, person_name].filter(Boolean).join(', '),
              })),
            ]}
          />
        )
      }
    </Loaded>
  );
}

interface NoneFreeProps {
  found: CallAnswer<'listTimesToAdd'>;
  onDate: (date: string) => void;
}

function NoneFree({ found: { date, next_free_date: next }, onDate }: NoneFreeProps) {
  return (
    <Stack gap={8} align="start">
      <Text size={14} tone="soft">
        {texts.noneFree(dayTitle(date))}
      </Text>
      {next === null ? null : <Button onClick={() => onDate(next)}>{texts.nextFree(dayTitle(next))}</Button>}
    </Stack>
  );
}
