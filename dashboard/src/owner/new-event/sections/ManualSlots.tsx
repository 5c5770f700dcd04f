import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash';
import { useFieldArray } from 'react-hook-form';
import { MANUAL_SLOTS_MAX } from '@daybook/schema/figures/bounds';
import { Button } from '#ui/Button.tsx';
import { FieldGroup } from '#ui/fields/FieldGroup.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { useFocus } from '#ui/use-focus.ts';
import * as texts from '../new-event-texts.ts';
import { nextSlot } from '../preview/timetable.ts';
import { useNewEventForm } from '../use-new-event.ts';
import hidden from '#ui/text.module.css';
import styles from '../new-event.module.css';

/** Lists the slots one by one. The only slot can't be removed. */
export function ManualSlots() {
  const { register, control, formState, getValues } = useNewEventForm();
  const { fields, append, remove } = useFieldArray({ control, name: 'manual_slots' });
  // When a slot is removed, its button disappears and 'Add' takes the focus.
  const adding = useFocus<HTMLButtonElement>(fields.length, { ifLost: true });
  const errors = formState.errors.manual_slots;
  return (
    <Stack>
      <FieldGroup label={texts.TIME_SLOTS} error={errors?.root?.message ?? errors?.message}>
        <Stack as="ul">
          {fields.map((field, index) => (
            <Row as="li" key={field.id} gap={8} align="start" isOneLine>
              <fieldset className={styles.fields}>
                <legend className={hidden.hidden}>{texts.slotNumbered(index + 1)}</legend>
                <TimeField
                  label={texts.START_TIME}
                  error={errors?.[index]?.start_time?.message}
                  {...register(`manual_slots.${index}.start_time`)}
                />
                <TimeField
                  label={texts.END_TIME}
                  error={errors?.[index]?.end_time?.message}
                  {...register(`manual_slots.${index}.end_time`)}
                />
              </fieldset>
              {fields.length > 1 ? (
                <div className={styles.besideInput}>
                  <IconButton
                    icon={Trash}
                    label={texts.removeNumbered(texts.slotNumbered(index + 1))}
                    onClick={() => remove(index)}
                  />
                </div>
              ) : null}
            </Row>
          ))}
        </Stack>
      </FieldGroup>
      <div>
        <Button
          ref={adding}
          disabled={fields.length >= MANUAL_SLOTS_MAX}
          onClick={() => append(nextSlot(getValues('manual_slots')))}
        >
          <Icon icon={Plus} />
          {texts.ADD_SLOT}
        </Button>
      </div>
    </Stack>
  );
}
