import CopyPlus from 'lucide-react/icons/copy-plus';
import { Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Business } from '@daybook/schema/contract/business';
import { DATES_MAX } from '@daybook/schema/figures/bounds';
import { tooManyDates } from '@daybook/schema/words/event-texts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Icon } from '#ui/Icon.tsx';
import { CANCEL, LOADING } from '#ui/interface-texts.ts';
import { Loading } from '#ui/Loading.tsx';
import { Problem } from '#ui/message/Problem.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { part } from '#ui/part.tsx';
import { chooseDates, chosenDates, inOrder } from '../form/dates.ts';
import * as texts from '../new-event-texts.ts';
import { useNewEventForm } from '../use-new-event.ts';
import { Section } from './Section.tsx';
import { Services } from './Services.tsx';
import { PlacesAndPrice, TimeSetup } from './TimeSetup.tsx';
import { Calendar, LoadingCalendar } from './When.tsx';

const ManualSlots = part(async () => (await import('./ManualSlots.tsx')).ManualSlots);

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
      {hasSlots && creationMethod === 'manual' ? (
        <Suspense fallback={<Loading text={LOADING} />}>
          <ManualSlots />
        </Suspense>
      ) : (
        <TimeSetup kind={kind} />
      )}
      {kind === 'individual_services' ? <Services business={business} /> : <PlacesAndPrice kind={kind} />}
      {hasSlots && !isWeekly ? <CopySlots today={today} /> : null}
    </Section>
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
