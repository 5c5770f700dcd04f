import type { Business } from '@daybook/schema/contract/business';
import { DELETING } from '../../../ui/interface-texts.ts';
import { failureTextOf } from '../../../api/call-error.ts';
import { useDeleteAllEvents } from '../../../api/event-changes.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useToast } from '../../../ui/message/Toasts.tsx';
import {
  allEventsDeleted,
  DELETE_ALL_QUESTION,
  DELETE_EVENTS_PHRASE,
  deleteAllConsequence,
  EVENTS_DELETE_FAILED,
  KEEP_EVENTS,
  TYPE_DELETE_EVENTS,
} from './event-dialog-texts.ts';
import { DELETE_ALL_EVENTS } from './overview-texts.ts';

const failed = { refused: EVENTS_DELETE_FAILED, network: EVENTS_DELETE_FAILED };

export function DeleteAllDialog({ business, onClose }: { business: Business; onClose: () => void }) {
  const remove = useDeleteAllEvents(business.id);
  const showToast = useToast();
  const deleteAll = () =>
    remove.mutate(undefined, {
      onSuccess: ({ events_deleted, customers_notified }) => {
        showToast(allEventsDeleted(events_deleted, customers_notified));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={DELETE_ALL_QUESTION}
      confirmText={DELETE_ALL_EVENTS}
      workingText={DELETING}
      keepText={KEEP_EVENTS}
      onConfirm={deleteAll}
      onClose={onClose}
      isWorking={remove.isPending}
      error={remove.error ? failureTextOf(remove.error, failed) : undefined}
      phrase={{ text: DELETE_EVENTS_PHRASE, problem: TYPE_DELETE_EVENTS }}
    >
      {deleteAllConsequence(business.business_name, business.is_imported)}
    </ConfirmDialog>
  );
}
