import { useState } from 'react';
import { duplicateRequest } from '@daybook/schema/contract/event-request';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { longDate } from '@daybook/schema/rules/date';
import { DATE_IN_PAST } from '@daybook/schema/words/event-texts';
import { useDuplicateEvent } from '../../../api/event-changes.ts';
import { useContractForm } from '../../../forms/use-contract-form.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { useToast } from '../../../ui/message/Toasts.tsx';
import { useNow } from '../../../ui/use-now.ts';
import type { EventDialogProps } from './event-action.ts';
import {
  DUPLICATE,
  duplicateExplained,
  DUPLICATING,
  EVENT_DUPLICATE_FAILED,
  EVENT_DUPLICATE_NETWORK,
  eventDuplicated,
  NEW_DATE,
} from './event-dialog-texts.ts';
import { DUPLICATE_EVENT } from './overview-texts.ts';

const failed = { refused: EVENT_DUPLICATE_FAILED, network: EVENT_DUPLICATE_NETWORK };

export function DuplicateEventDialog({ business, event, onClose }: EventDialogProps) {
  const today = todayIn(business.timezone, useNow());
  const duplicate = useDuplicateEvent(business.id);
  const showToast = useToast();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { field, sending } = useContractForm({
    schema: duplicateRequest.refine(({ event_date }) => event_date >= today, {
      path: ['event_date'],
      error: DATE_IN_PAST,
    }),
    values: { event_date: '' },
    failed,
    send: async (body) => {
      const copy = await duplicate.mutateAsync({ eventId: event.id, body, idempotencyKey });
      showToast(eventDuplicated(copy.event_name, longDate(copy.event_date)));
      onClose();
    },
  });
  return (
    <FormDialog
      {...sending}
      title={DUPLICATE_EVENT}
      onClose={onClose}
      submitText={DUPLICATE}
      workingText={DUPLICATING}
    >
      <p>{duplicateExplained(event.event_name)}</p>
      <DateField {...field('event_date')} label={NEW_DATE} min={today} autoFocus />
    </FormDialog>
  );
}
