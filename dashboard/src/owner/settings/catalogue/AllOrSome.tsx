import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldGroup } from '#ui/fields/FieldGroup.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Row, Stack } from '#ui/Layout.tsx';

interface AllOrSomeProps {
  /** The request's field, for its error */
  id: string;
  words: { label: string; all: string; some: string };
  items: readonly { id: number; name: string }[];
  isAll: boolean;
  ids: readonly number[];
  error: string | undefined;
  onChoose: (isAll: boolean, ids: number[]) => void;
}

export function AllOrSome({ id, words, items, isAll, ids, error, onChoose }: AllOrSomeProps) {
  if (items.length === 0) return null;
  return (
    <Stack gap={12}>
      <RadioGroup
        label={words.label}
        choices={[
          { value: 'all', label: words.all },
          { value: 'some', label: words.some },
        ]}
        value={isAll ? 'all' : 'some'}
        onChoose={(chosen) => onChoose(chosen === 'all', [...ids])}
      />
      {isAll ? null : (
        <FieldGroup id={id} label={words.some} isLabelHidden error={error}>
          <Row gap={12}>
            {items.map((item) => (
              <Checkbox
                key={item.id}
                label={item.name}
                checked={ids.includes(item.id)}
                onChange={({ target: { checked } }) =>
                  onChoose(false, checked ? [...ids, item.id] : ids.filter((one) => one !== item.id))
                }
              />
            ))}
          </Row>
        </FieldGroup>
      )}
    </Stack>
  );
}
