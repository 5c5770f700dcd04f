import type { Business } from '@daybook/schema/contract/business';
import type { Place } from '@daybook/schema/contract/catalogue';
import { useCall, useChange } from '#api/use-call.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { inUse } from '#owner/choices.ts';
import { Badge } from '#ui/Badge.tsx';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { SAVE_CHANGES, SAVING } from '#ui/interface-texts.ts';
import { Stack } from '#ui/Layout.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { bodyOf } from './catalogue-item.ts';
import * as texts from './catalogue-texts.ts';
import { ItemList } from './ItemList.tsx';
import { Overlapping } from './Overlapping.tsx';

export function PlacesList({ business }: { business: Business }) {
  const people = useCall('listPeople', { params: { businessId: business.id } }).data;
  return (
    <Stack gap={16}>
      <Overlapping business={business} />
      <ItemList
        business={business}
        words={texts.PLACES}
        query={useCall('listPlaces', { params: { businessId: business.id } })}
        save={useChange('changePlace')}
        archive="archivePlace"
        filter="place_id"
        about={({ address, postcode }) => [address, postcode].filter(Boolean).join(', ')}
        badge={({ at_once }) => (
          <Badge tone={at_once === 1 ? 'leaf' : 'quiet'}>
            {at_once === 1 ? texts.ONE_APPOINTMENT : texts.ANY_APPOINTMENTS}
          </Badge>
        )}
        form={(place, close) => (
          <PlaceForm
            business={business}
            place={place}
            close={close}
            isForOne={people !== undefined && inUse(people).length <= 1}
          />
        )}
      />
    </Stack>
  );
}

interface PlaceFormProps {
  business: Business;
  /** Null for a new place */
  place: Place | null;
  /** Whether no two people could work there at the same time. */
  isForOne: boolean;
  close: () => void;
}

function PlaceForm({ business, place, isForOne, close }: PlaceFormProps) {
  const add = useChange('addPlace');
  const change = useChange('changePlace');
  const businessId = business.id;
  const showToast = useToast();
  const { field, form, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/catalogue')).placeRequest,
    values: place ? bodyOf(place) : { name: '', address: '', postcode: '', at_once: isForOne ? 1 : null },
    failed: texts.PLACES.saveFailed,
    send: async (body) => {
      await (place
        ? change.mutateAsync({ params: { businessId, itemId: place.id }, body })
        : add.mutateAsync({ params: { businessId }, body }));
      showToast(texts.savedItem(body.name));
      close();
    },
  });
  return (
    <FormDialog
      {...sending}
      title={place ? texts.PLACES.edit : texts.PLACES.add}
      onClose={close}
      submitText={place ? SAVE_CHANGES : texts.PLACES.add}
      workingText={SAVING}
    >
      <TextField {...field('name')} label={texts.NAME} autoComplete="off" />
      <TextField {...field('address')} label={texts.ADDRESS} isOptional autoComplete="off" />
      <TextField {...field('postcode')} label={texts.POSTCODE} autoComplete="off" />
      <RadioGroup
        label={texts.AT_ONCE}
        look="cards"
        error={field('at_once').error}
        choices={[
          { value: 'one', label: texts.ONE_AT_A_TIME, explanation: texts.ONE_AT_A_TIME_EXPLAINED },
          { value: 'any', label: texts.ANY_NUMBER, explanation: texts.ANY_NUMBER_EXPLAINED },
        ]}
        value={form.watch('at_once') === 1 ? 'one' : 'any'}
        onChoose={(chosen) => form.setValue('at_once', chosen === 'one' ? 1 : null, { shouldDirty: true })}
      />
    </FormDialog>
  );
}
