import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { choicesOf, chosenId } from '../choices.ts';
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
          choices={[{ value: '', label: texts.ANYONE }, ...choicesOf(people)]}
          value={personId ?? ''}
          onChange={({ target: { value } }) => onPerson(chosenId(value))}
        />
      ) : null}
      {places.length > 1 ? (
        <Select
          label={texts.PLACE}
          name="place_id"
          error={errors?.place}
          choices={[{ value: '', label: texts.ANY_PLACE }, ...choicesOf(places)]}
          value={placeId ?? ''}
          onChange={({ target: { value } }) => onPlace(chosenId(value))}
        />
      ) : null}
    </FieldRow>
  );
}
