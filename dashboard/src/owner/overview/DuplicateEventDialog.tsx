import { useId, useState, type SubmitEvent } from 'react';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { longDate } from '@daybook/schema/rules/date';
import {
  DATE_IN_PAST,
  EVENT_DATE_REQUIRED,
  EVENT_DUPLICATE_FAILED,
  EVENT_DUPLICATE_NETWORK,
} from '@daybook/schema/words/event-texts';
import {
  DUPLICATE,
  duplicateExplained,
  DUPLICATING,
  eventDuplicated,
  NEW_DATE,
} from '@daybook/schema/words/event-dialog-texts';
import { DUPLICATE_EVENT } from '@daybook/schema/words/overview-texts';
import { failureTextOf } from '../../api/call-error.ts';
import { useDuplicateEvent } from '../../api/events.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { FormActions } from '../../ui/dialog/FormActions.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { useToast } from '../../ui/message/Toasts.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useNow } from '../../ui/use-now.ts';
import type { EventDialogProps } from './event-action.ts';

const failed = { refused: EVENT_DUPLICATE_FAILED, network: EVENT_DUPLICATE_NETWORK };

export function DuplicateEventDialog({ business, event, onClose }: EventDialogProps) {
  const today = todayIn(business.timezone, useNow());
  const [date, setDate] = useState('');
  const [problem, setProblem] = useState<string>();
  const duplicate = useDuplicateEvent(business.id);
  const confirm = useToast();
  const formId = useId();
  const isWorking = duplicate.isPending;

  const submit = (press: SubmitEvent) => {
    press.preventDefault();
    const wrong = date === '' ? EVENT_DATE_REQUIRED : date < today ? DATE_IN_PAST : undefined;
    setProblem(wrong);
    if (wrong !== undefined || isWorking) return;
    duplicate.mutate(
      { eventId: event.id, body: { event_date: date } },
      {
        onSuccess: (copy) => {
          confirm(eventDuplicated(copy.event_name, longDate(copy.event_date)));
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      isOpen
      title={DUPLICATE_EVENT}
      onClose={onClose}
      isBusy={isWorking}
      footer={
        <FormActions {...{ formId, isWorking }} onCancel={onClose} workingText={DUPLICATING}>
          {DUPLICATE}
        </FormActions>
      }
    >
      <p>{duplicateExplained(event.event_name)}</p>
      <form id={formId} onSubmit={submit} noValidate>
        <DateField
          label={NEW_DATE}
          value={date}
          min={today}
          error={problem}
          onChange={({ target }) => setDate(target.value)}
          autoFocus
        />
      </form>
      {duplicate.error ? (
        <Notice tone="error" isAnnounced>
          {failureTextOf(duplicate.error, failed)}
        </Notice>
      ) : null}
    </Dialog>
  );
}
