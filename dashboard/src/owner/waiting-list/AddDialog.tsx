import type { Business } from '@daybook/schema/contract/business';
import type { WaitingListAddition, WaitingListAdditionForm } from '@daybook/schema/contract/waiting-list';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { useCall, useChange } from '#api/use-call.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Text } from '#ui/Text.tsx';
import { useNow } from '#ui/use-now.ts';
import { choicesOf, chosenId, inUse } from '../choices.ts';
import * as texts from './waiting-list-texts.ts';

interface AddDialogProps {
  business: Business;
  onClose: () => void;
}

export function AddDialog({ business, onClose }: AddDialogProps) {
  const today = todayIn(business.timezone, useNow());
  const add = useChange('addToWaitingList');
  const showToast = useToast();
  const { field, form, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/waiting-list')).waitingListAddition,
    values: {
      attendee_first_name: '',
      attendee_last_name: '',
      attendee_email: '',
      attendee_phone: '',
      from_date: today,
      to_date: today,
      part_of_day: 'any',
      service_id: null,
      person_id: null,
    },
    failed: texts.ADD_FAILED,
    send: async (body) => {
      await add.mutateAsync({ params: { businessId: business.id }, body });
      showToast(texts.ADDED);
      onClose();
    },
  });
  return (
    <FormDialog
      {...sending}
      title={texts.ADD_TITLE}
      size="wide"
      onClose={onClose}
      submitText={texts.ADD}
      workingText={texts.ADDING}
    >
      <Text size={14} tone="soft">
        {texts.ADD_EXPLAINED}
      </Text>
      <FieldRow>
        <TextField {...field('attendee_first_name')} label={texts.FIRST_NAME} autoComplete="off" />
        <TextField {...field('attendee_last_name')} label={texts.LAST_NAME} autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField
          {...field('attendee_email')}
          label={texts.EMAIL}
          type="email"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          {...field('attendee_phone')}
          label={texts.PHONE}
          isOptional
          type="tel"
          autoComplete="off"
        />
      </FieldRow>
      <FieldRow>
        <DateField {...field('from_date')} label={texts.FIRST_DATE} />
        <DateField {...field('to_date')} label={texts.LAST_DATE} />
      </FieldRow>
      <Select {...field('part_of_day')} label={texts.PART_OF_DAY} choices={texts.PARTS_OF_DAY} />
      <WaitsFor businessId={business.id} form={form} field={field} />
    </FormDialog>
  );
}

interface WaitsForProps extends Pick<
  ReturnType<typeof useContractForm<WaitingListAdditionForm, WaitingListAddition>>,
  'form' | 'field'
> {
  businessId: number;
}

function WaitsFor({ businessId, form, field }: WaitsForProps) {
  const choiceOf = (name: 'service_id' | 'person_id') => ({
    name,
    error: field(name).error,
    value: form.watch(name) ?? '',
    onChange: ({ target }: { target: { value: string } }) => form.setValue(name, chosenId(target.value)),
  });
  const services = choicesOf(inUse(useCall('listCatalogueServices', { params: { businessId } }).data));
  const people = choicesOf(inUse(useCall('listPeople', { params: { businessId } }).data));
  return (
    <>
      {services.length > 0 ? (
        <Select
          {...choiceOf('service_id')}
          label={texts.SERVICE}
          choices={[{ value: '', label: texts.ANY_SERVICE }, ...services]}
        />
      ) : null}
      {people.length > 1 ? (
        <Select
          {...choiceOf('person_id')}
          label={texts.PERSON}
          choices={[{ value: '', label: texts.ANYONE }, ...people]}
        />
      ) : null}
    </>
  );
}
