import type { Business } from '@daybook/schema/contract/business';
import { personRequest, type Person } from '@daybook/schema/contract/catalogue';
import { PERSON_COLOURS } from '@daybook/schema/figures/person-colours';
import { useArchivePerson, usePeople, useSavePerson, useServices } from '../../../api/catalogue.ts';
import { useContractForm } from '../../../forms/use-contract-form.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { SAVE_CHANGES, SAVING } from '../../../ui/interface-texts.ts';
import { Stack } from '../../../ui/Layout.tsx';
import { useToast } from '../../../ui/message/Toasts.tsx';
import { PersonMark, Swatch } from './PersonMark.tsx';
import * as texts from './catalogue-texts.ts';
import { ItemList } from './ItemList.tsx';
import { Overlapping } from './Overlapping.tsx';

const bodyOf = ({ name, colour, bookable_online }: Person) => ({ name, colour, bookable_online });

export function TeamList({ business }: { business: Business }) {
  const save = useSavePerson(business.id);
  const services = useServices(business.id).data ?? [];
  const offered = ({ id }: Person): string => {
    const open = services.filter(({ is_archived }) => !is_archived);
    const theirs = open.filter(({ everyone, person_ids }) => everyone || person_ids.includes(id));
    if (theirs.length === open.length) return texts.ALL_SERVICES;
    return theirs.map(({ name }) => name).join(', ') || texts.NO_SERVICES;
  };
  return (
    <Stack gap={16}>
      <Overlapping business={business} />
      <ItemList
        business={business}
        says={texts.TEAM}
        query={usePeople(business.id)}
        save={{
          error: save.error,
          mutate: ({ item, position }, options) =>
            save.mutate({ id: item.id, body: { ...bodyOf(item), position } }, options),
        }}
        archive={useArchivePerson(business.id)}
        filter="person_id"
        mark={({ name, colour }) => <PersonMark {...{ name, colour }} />}
        about={offered}
        badge={({ bookable_online }) => (
          <Badge tone={bookable_online ? 'leaf' : 'quiet'}>
            {bookable_online ? texts.ONLINE : texts.NOT_ONLINE}
          </Badge>
        )}
        form={(person, close) => <PersonForm {...{ business, person, close }} />}
      />
    </Stack>
  );
}

interface PersonFormProps {
  business: Business;
  /** Null for a new one. */
  person: Person | null;
  close: () => void;
}

function PersonForm({ business, person, close }: PersonFormProps) {
  const save = useSavePerson(business.id);
  const people = usePeople(business.id).data ?? [];
  const showToast = useToast();
  const unused = PERSON_COLOURS.find(({ hex }) => !people.some(({ colour }) => colour === hex));
  const { field, form, sending } = useContractForm({
    schema: personRequest,
    values: person
      ? bodyOf(person)
      : { name: '', colour: (unused ?? PERSON_COLOURS[0]).hex, bookable_online: true },
    failed: texts.TEAM.saveFailed,
    send: async (body) => {
      await save.mutateAsync({ id: person?.id ?? null, body });
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
      <Checkbox {...field('bookable_online')} label={texts.BOOKABLE_ONLINE} />
    </FormDialog>
  );
}
