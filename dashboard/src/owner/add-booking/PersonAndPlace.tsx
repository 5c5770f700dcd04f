import { FieldRow } from '../../ui/fields/FieldRow.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import * as texts from './add-booking-texts.ts';

interface Named {
  id: number;
  name: string;
}

interface PersonAndPlaceProps {
  /** Empty if there is no choice. */
  people: readonly Named[];
  places: readonly Named[];
  /** Null or undefined means any. */
  personId: number | null | undefined;
  placeId: number | null | undefined;
  errors?: { person: string | undefined; place: string | undefined };
  onPerson: (id: number | null) => void;
  onPlace: (id: number | null) => void;
}

export function PersonAndPlace({
  people,
  places,
  personId,
  placeId,
  errors,
  onPerson,
  onPlace,
}: PersonAndPlaceProps) {
  if (people.length === 0 && places.length < 2) return null;
  return (
    <FieldRow>
      {people.length > 0 ? (
        <Select
          label={texts.PERSON}
          name="person_id"
          error={errors?.person}
          choices={withAny(people, texts.ANYONE)}
          value={personId ?? ''}
          onChange={({ target: { value } }) => onPerson(readId(value))}
        />
      ) : null}
      {places.length > 1 ? (
        <Select
          label={texts.PLACE}
          name="place_id"
          error={errors?.place}
          choices={withAny(places, texts.ANY_PLACE)}
          value={placeId ?? ''}
          onChange={({ target: { value } }) => onPlace(readId(value))}
        />
      ) : null}
    </FieldRow>
  );
}

export const readId = (value: string) => (value === '' ? null : Number(value));

const withAny = (all: readonly Named[], any: string) => [
  { value: '', label: any },
  ...all.map(({ id, name }) => ({ value: String(id), label: name })),
];
