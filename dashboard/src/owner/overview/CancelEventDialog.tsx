import { longDate } from '@daybook/schema/rules/date';
import { EVENT_CANCEL_FAILED, NO_ATTENDEES_TO_NOTIFY } from '@daybook/schema/words/event-texts';
import { CANCELLING } from '@daybook/schema/words/interface';
import {
  attendeesNotified,
  CANCEL_EVENT,
  cancelEventConsequence,
  cancelEventQuestion,
  eventCancelled,
  KEEP_EVENT,
} from '@daybook/schema/words/overview-texts';
import { failureTextOf } from '../../api/call-error.ts';
import { useDeleteEvent } from '../../api/events.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useToast } from '../../ui/message/Toasts.tsx';
import type { EventDialogProps } from './event-action.ts';

const failed = { refused: EVENT_CANCEL_FAILED, network: EVENT_CANCEL_FAILED };

export function CancelEventDialog({ business, event, onClose }: EventDialogProps) {
  const { event_name, event_date, booked_count } = event;
  const remove = useDeleteEvent(business.id);
  const confirm = useToast();
  const cancel = () =>
    remove.mutate(event.id, {
      onSuccess: ({ attendees_notified: count }) => {
        confirm(eventCancelled(event_name, count === 0 ? NO_ATTENDEES_TO_NOTIFY : attendeesNotified(count)));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={cancelEventQuestion(event_name)}
      confirmText={CANCEL_EVENT}
      workingText={CANCELLING}
      keepText={KEEP_EVENT}
      onConfirm={cancel}
      onClose={onClose}
      isWorking={remove.isPending}
      error={remove.error ? failureTextOf(remove.error, failed) : undefined}
    >
      {cancelEventConsequence(longDate(event_date), booked_count)}
    </ConfirmDialog>
  );
}
