import CopyPlus from 'lucide-react/icons/copy-plus';
import { Suspense, useState } from 'react';
import { DATES_MAX } from '@daybook/schema/figures/bounds';
import { tooManyDates } from '@daybook/schema/words/event-texts';
import { CANCEL } from '../../../ui/interface-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useToast } from '../../../ui/message/Toasts.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { chooseDates } from '../form/choose-dates.ts';
import { chosenDates, inOrder } from '../form/dates.ts';
import {
  COPY_SLOTS,
  COPY_SLOTS_DATES,
  COPY_SLOTS_EXPLAINED,
  copySlotsTo,
  SELECT_VALID_COPY_DATES,
  slotsCopied,
} from '../new-event-texts.ts';
import { Calendar, LoadingCalendar } from './ManyDates.tsx';
import { useNewEventForm } from './use-new-event-form.ts';

/** Adds dates for the same time slots to the event's dates, whichever way those were chosen. */
export function CopySlots({ today }: { today: string }) {
  const form = useNewEventForm();
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const join = (dates: string[]) => {
    const all = inOrder([...chosenDates(form.getValues()), ...dates]);
    if (all.length > DATES_MAX) return tooManyDates(DATES_MAX);
    chooseDates(form, all);
    setIsOpen(false);
    showToast(slotsCopied(dates.length));
    return null;
  };
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>
        <CopyPlus aria-hidden="true" size={20} />
        {COPY_SLOTS}
      </Button>
      {isOpen ? <CopyDialog today={today} onCopy={join} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

interface CopyDialogProps {
  today: string;
  /** Answers why it cannot be done, or null. */
  onCopy: (dates: string[]) => string | null;
  onClose: () => void;
}

function CopyDialog({ today, onCopy, onClose }: CopyDialogProps) {
  const [dates, setDates] = useState<string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const copy = () => {
    const isValid = dates.length > 0 && dates.every((date) => date >= today);
    setProblem(isValid ? onCopy(dates) : SELECT_VALID_COPY_DATES);
  };
  return (
    <Dialog
      isOpen
      title={COPY_SLOTS}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{CANCEL}</Button>
          <Button kind="primary" onClick={copy}>
            {copySlotsTo(dates.length)}
          </Button>
        </>
      }
    >
      <p>{COPY_SLOTS_EXPLAINED}</p>
      <Suspense fallback={<LoadingCalendar />}>
        <Calendar label={COPY_SLOTS_DATES} dates={dates} onChange={setDates} min={today} />
      </Suspense>
      {problem === null ? null : (
        <Notice tone="error" isAnnounced>
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}
