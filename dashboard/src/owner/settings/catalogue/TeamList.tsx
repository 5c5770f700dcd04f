import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { CatalogueService, Person } from '@daybook/schema/contract/catalogue';
import { PERSON_COLOURS } from '@daybook/schema/figures/person-colours';
import { useCall, useChange } from '#api/use-call.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { inUse } from '#owner/choices.ts';
import { Badge } from '#ui/Badge.tsx';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { SAVE_CHANGES, SAVING } from '#ui/interface-texts.ts';
import { Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import { AllOrSome } from './AllOrSome.tsx';
import { bodyOf } from './catalogue-item.ts';
import * as texts from './catalogue-texts.ts';
import { ItemList } from './ItemList.tsx';
import { Overlapping } from './Overlapping.tsx';
import { PersonMark, Swatch } from './PersonMark.tsx';

export function TeamList({ business }: { business: Business }) {
  const { data } = useCall('listCatalogueServices', { params: { businessId: business.id } });
  const offered = ({ id }: Person): string[] => {
    if (!data) return [];
    const services = inUse(data);
    const theirs = offeredBy(id, services);
    if (theirs.length === services.length) return [texts.OFFERED_SERVICES.all];
    return theirs.length === 0 ? [texts.NO_SERVICES] : theirs.map(({ name }) => name);
  };
  return (
    <Stack gap={16}>
      <Overlapping business={business} />
      <ItemList
        business={business}
        words={texts.TEAM}
        query={useCall('listPeople', { params: { businessId: business.id } })}
        save={useChange('changePerson')}
        archive="archivePerson"
        filter="person_id"
        mark={(person) => <PersonMark {...person} />}
        chips={offered}
        badge={({ bookable_online }) => (
          <Badge tone={bookable_online ? 'leaf' : 'quiet'}>
            {bookable_online ? texts.ONLINE : texts.NOT_ONLINE}
          </Badge>
        )}
        form={(person, close) => <PersonForm business={business} person={person} close={close} />}
      />
    </Stack>
  );
}

const offeredBy = (personId: number, services: readonly CatalogueService[]) =>
  services.filter(({ everyone, person_ids: ids }) => everyone || ids.includes(personId));

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

/** Which services a person offers; null until the owner changes them. */
export interface ChosenServices {
  isAll: boolean;
  ids: number[];
}

/**
 * Returns the services of a person to save, undefined to change none. While the business's services aren't
 * loaded it is undefined: an empty list would take the person out of every service.
 */
export function servicesToSend(
  services: readonly CatalogueService[] | undefined,
  chosen: ChosenServices | null,
  isNew: boolean,
): number[] | undefined {
  if (!services) return undefined;
  if (chosen) return chosen.isAll ? idsOf(inUse(services)) : chosen.ids;
  return isNew ? idsOf(inUse(services)) : undefined;
}

interface PersonFormProps {
  business: Business;
  /** Null for a new person */
  person: Person | null;
  close: () => void;
}

function PersonForm({ business, person, close }: PersonFormProps) {
  const add = useChange('addPerson');
  const change = useChange('changePerson');
  const businessId = business.id;
  const people = useCall('listPeople', { params: { businessId: business.id } }).data ?? [];
  const showToast = useToast();
  const loading = useCall('listCatalogueServices', { params: { businessId: business.id } });
  const services = inUse(loading.data);
  const theirs = person ? idsOf(offeredBy(person.id, services)) : idsOf(services);
  const [chosen, setChosen] = useState<ChosenServices | null>(null);
  const unused = PERSON_COLOURS.find(({ hex }) => !people.some(({ colour }) => colour === hex));
  const { field, form, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/catalogue')).personRequest,
    values: person
      ? bodyOf(person)
      : { name: '', colour: (unused ?? PERSON_COLOURS[0]).hex, bookable_online: true },
    failed: texts.TEAM.saveFailed,
    send: async (body) => {
      const service_ids = servicesToSend(loading.data, chosen, person === null);
      await (person
        ? change.mutateAsync({ params: { businessId, itemId: person.id }, body: { ...body, service_ids } })
        : add.mutateAsync({ params: { businessId }, body: { ...body, service_ids } }));
      showToast(texts.savedItem(body.name));
      close();
    },
  });
  return (
    <FormDialog
      {...sending}
      title={person ? texts.TEAM.edit : texts.TEAM.add}
      onClose={close}
      submitText={person ? SAVE_CHANGES : texts.TEAM.add}
      workingText={SAVING}
    >
      <TextField {...field('name')} label={texts.NAME} hint={texts.PERSON_NAME_HINT} autoComplete="off" />
      <RadioGroup
        label={texts.COLOUR}
        look="swatches"
        hint={texts.COLOUR_HINT}
        error={field('colour').error}
        choices={PERSON_COLOURS.map(({ hex, name }) => ({
          value: hex,
          label: <Swatch colour={hex} name={name} />,
        }))}
        value={form.watch('colour') ?? PERSON_COLOURS[0].hex}
        onChoose={(colour) => form.setValue('colour', colour, { shouldDirty: true })}
      />
      <Loaded query={loading} failed={texts.SERVICES.loadFailed} shape={<Skeleton width="100%" />}>
        {() => (
          <AllOrSome
            id="service_ids"
            words={texts.OFFERED_SERVICES}
            items={services}
            isAll={chosen?.isAll ?? theirs.length === services.length}
            ids={chosen?.ids ?? theirs}
            error={field('service_ids').error}
            onChoose={(isAll, ids) => setChosen({ isAll, ids })}
          />
        )}
      </Loaded>
      <Checkbox {...field('bookable_online')} label={texts.BOOKABLE_ONLINE} />
      {person ? (
        <PictureField
          businessId={businessId}
          personId={person.id}
          name={person.name}
          // As it is by now: the list loads again after a change.
          picture={people.find(({ id }) => id === person.id)?.picture ?? null}
        />
      ) : null}
    </FormDialog>
  );
}
