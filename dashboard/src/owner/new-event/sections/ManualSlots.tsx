import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash';
import { useFieldArray } from 'react-hook-form';
import { MANUAL_SLOTS_MAX } from '@daybook/schema/figures/bounds';
import { Button } from '../../../ui/Button.tsx';
import { FieldGroup } from '../../../ui/fields/FieldGroup.tsx';
import { TimeField } from '../../../ui/fields/TimeField.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useFocus } from '../../../ui/use-focus.ts';
import hidden from '../../../ui/visually-hidden.module.css';
import { nextSlot } from '../form/next-slot.ts';
import {
  ADD_SLOT,
  END_TIME,
  removeNumbered,
  slotNumbered,
  START_TIME,
  TIME_SLOTS,
} from '../new-event-texts.ts';
import styles from './manual-slots.module.css';
import { useNewEventForm } from './use-new-event-form.ts';

/** Slots that are listed one by one. The last one left cannot be removed. */
export function ManualSlots() {
  const { register, control, formState, getValues } = useNewEventForm();
  const { fields, append, remove } = useFieldArray({ control, name: 'manual_slots' });
  // Its button goes with the slot that is removed.
  const adding = useFocus<HTMLButtonElement>(fields.length, { ifLost: true });
  const errors = formState.errors.manual_slots;
  return (
    <div className={styles.slots}>
      <FieldGroup label={TIME_SLOTS} error={errors?.root?.message ?? errors?.message}>
        <ul className={styles.rows}>
          {fields.map((field, index) => (
            <li key={field.id} className={styles.row}>
              <fieldset className={styles.fields}>
                <legend className={hidden.hidden}>{slotNumbered(index + 1)}</legend>
                <TimeField
                  label={START_TIME}
                  error={errors?.[index]?.start_time?.message}
                  {...register(`manual_slots.${index}.start_time`)}
                />
                <TimeField
                  label={END_TIME}
                  error={errors?.[index]?.end_time?.message}
                  {...register(`manual_slots.${index}.end_time`)}
                />
              </fieldset>
              {fields.length > 1 ? (
                <div className={styles.besideInput}>
                  <IconButton
                    icon={Trash}
                    label={removeNumbered(slotNumbered(index + 1))}
                    onClick={() => remove(index)}
                  />
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      </FieldGroup>
      <div>
        <Button
          ref={adding}
          disabled={fields.length >= MANUAL_SLOTS_MAX}
          onClick={() => append(nextSlot(getValues('manual_slots')))}
        >
          <Plus aria-hidden="true" size={20} />
          {ADD_SLOT}
        </Button>
      </div>
    </div>
  );
}
