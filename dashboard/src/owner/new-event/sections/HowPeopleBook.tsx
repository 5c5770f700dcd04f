import CopyPlus from 'lucide-react/icons/copy-plus';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash';
import { Suspense, useState } from 'react';
import { useWatch, useFieldArray } from 'react-hook-form';
import type { Business } from '@daybook/schema/contract/business';
import { MANUAL_SLOTS_MAX, DATES_MAX } from '@daybook/schema/figures/bounds';
import { tooManyDates } from '@daybook/schema/words/event-texts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { FieldGroup } from '#ui/fields/FieldGroup.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { CANCEL } from '#ui/interface-texts.ts';
import { Row, Stack } from '#ui/Layout.tsx';
import { Problem } from '#ui/message/Problem.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { useFocus } from '#ui/use-focus.ts';
import { chooseDates, chosenDates, inOrder } from '../form/dates.ts';
import * as texts from '../new-event-texts.ts';
import { nextSlot } from '../preview/timetable.ts';
import { useNewEventForm } from '../use-new-event.ts';
import { Section } from './Section.tsx';
import { Services } from './Services.tsx';
import { TimeSetup } from './TimeSetup.tsx';
import { Calendar, LoadingCalendar } from './When.tsx';
import hidden from '#ui/text.module.css';
import styles from '../new-event.module.css';

export function HowPeopleBook({ today, business }: { today: string; business: Business }) {
  const { register, control, setValue } = useNewEventForm();
  const kind = useWatch({ control, name: 'kind' });
  const creationMethod = useWatch({ control, name: 'creation_mode' });
  const hasSlots = kind === 'time_slots';
  const isWeekly = useWatch({ control, name: 'date_method' }) === 'weekly';
  return (
    <Section {...texts.HOW}>
      <RadioGroup
        label={texts.BOOKING_KIND}
        isLabelHidden
        look="cards"
        choices={texts.BOOKING_KINDS}
        {...register('kind', { onChange: () => setValue('creation_mode', 'automatic') })}
      />
      {hasSlots ? (
        <RadioGroup
          label={texts.CREATION_METHOD}
          choices={texts.CREATION_METHODS}
          {...register('creation_mode')}
        />
      ) : null}
      {hasSlots && creationMethod === 'manual' ? <ManualSlots /> : <TimeSetup kind={kind} />}
      {kind === 'individual_services' ? <Services business={business} /> : null}
      {hasSlots && !isWeekly ? <CopySlots today={today} /> : null}
    </Section>
  );
}

/** Lists the slots one by one. The only slot can't be removed. */
function ManualSlots() {
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

/** Adds more dates with the same time slots, whichever way the event's dates were chosen. */
function CopySlots({ today }: { today: string }) {
  const form = useNewEventForm();
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const join = (dates: string[]) => {
    const all = inOrder([...chosenDates(form.getValues()), ...dates]);
    if (all.length > DATES_MAX) return tooManyDates(DATES_MAX);
    chooseDates(form, all);
    setIsOpen(false);
    showToast(texts.slotsCopied(dates.length));
    return null;
  };
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>
        <Icon icon={CopyPlus} />
        {texts.COPY_SLOTS}
      </Button>
      {isOpen ? <CopyDialog today={today} onCopy={join} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

interface CopyDialogProps {
  today: string;
  /** Returns why the dates can't be added, or null. */
  onCopy: (dates: string[]) => string | null;
  onClose: () => void;
}

function CopyDialog({ today, onCopy, onClose }: CopyDialogProps) {
  const [dates, setDates] = useState<string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const copy = () => {
    const isValid = dates.length > 0 && dates.every((date) => date >= today);
    setProblem(isValid ? onCopy(dates) : texts.SELECT_VALID_COPY_DATES);
  };
  return (
    <Dialog
      title={texts.COPY_SLOTS}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{CANCEL}</Button>
          <Button kind="primary" onClick={copy}>
            {texts.copySlotsTo(dates.length)}
          </Button>
        </>
      }
    >
      <p>{texts.COPY_SLOTS_EXPLAINED}</p>
      <Suspense fallback={<LoadingCalendar />}>
        <Calendar label={texts.COPY_SLOTS_DATES} dates={dates} onChange={setDates} min={today} />
      </Suspense>
      <Problem text={problem} />
    </Dialog>
  );
}
