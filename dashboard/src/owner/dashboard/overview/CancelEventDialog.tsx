import { longDate } from '@daybook/schema/rules/date';
import { CANCELLING, DELETING } from '../../../ui/interface-texts.ts';
import { useBookingSearch } from '../../../api/bookings.ts';
import { failureTextOf } from '../../../api/call-error.ts';
import { useDeleteEvent } from '../../../api/event-changes.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useToast } from '../../../ui/message/Toasts.tsx';
import type { EventDialogProps } from './event-action.ts';
import {
  attendeesNotified,
  cancelEventConsequence,
  cancelEventQuestion,
  deleteEventQuestion,
  EVENT_CANCEL_FAILED,
  eventCancelled,
  eventDeleted,
  KEEP_EVENT,
  NO_ATTENDEES_TO_NOTIFY,
  NOBODY_EMAILED,
} from './event-dialog-texts.ts';
import { CANCEL_EVENT, DELETE_EVENT } from './overview-texts.ts';

const failed = { refused: EVENT_CANCEL_FAILED, network: EVENT_CANCEL_FAILED };

/**
 * What deleting an event does to its bookings depends on which of them are upcoming. Only the server
 * knows that to the minute, so it is asked; until it answers, the sentence is true in every case.
 */
export function CancelEventDialog({ business, event, isPast, onClose }: EventDialogProps) {
  const { event_name, event_date, booked_count } = event;
  const remove = useDeleteEvent(business.id);
  const showToast = useToast();
  const toCome = useBookingSearch(business.id, {
    event_id: String(event.id),
    when: 'upcoming',
    page_size: 1,
  });
  const cancel = () =>
    remove.mutate(event.id, {
      onSuccess: ({ attendees_notified: count }) => {
        const nobody = business.is_imported ? NOBODY_EMAILED : NO_ATTENDEES_TO_NOTIFY;
        const told = count === 0 ? nobody : attendeesNotified(count);
        showToast(isPast && count === 0 ? eventDeleted(event_name) : eventCancelled(event_name, told));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={isPast ? deleteEventQuestion(event_name) : cancelEventQuestion(event_name)}
      confirmText={isPast ? DELETE_EVENT : CANCEL_EVENT}
      workingText={isPast ? DELETING : CANCELLING}
      keepText={KEEP_EVENT}
      onConfirm={cancel}
      onClose={onClose}
      isWorking={remove.isPending}
      error={remove.error ? failureTextOf(remove.error, failed) : undefined}
    >
      {cancelEventConsequence(
        longDate(event_date),
        booked_count,
        toCome.data?.total ?? null,
        business.is_imported,
      )}
    </ConfirmDialog>
  );
}
