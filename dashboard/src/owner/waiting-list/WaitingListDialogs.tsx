import type { Business } from '@daybook/schema/contract/business';
import type { WaitingEntry } from '@daybook/schema/contract/waiting-list';
import { failureTextOf } from '#api/call-error.ts';
import { useRemoveFromWaitingList } from '#api/waiting-list.ts';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { AddDialog } from './AddDialog.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import * as texts from './waiting-list-texts.ts';
import { nameOf } from './waiting-words.ts';

export type WaitingStep = { step: 'add' } | { step: 'offer' | 'remove'; entry: WaitingEntry };

interface WaitingListDialogsProps {
  business: Business;
  asked: WaitingStep;
  onClose: () => void;
}

export function WaitingListDialogs({ business, asked, onClose }: WaitingListDialogsProps) {
  switch (asked.step) {
    case 'add':
      return <AddDialog business={business} onClose={onClose} />;
    case 'offer':
      return <OfferDialog business={business} entry={asked.entry} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog business={business} entry={asked.entry} onClose={onClose} />;
  }
}

interface RemoveDialogProps {
  business: Business;
  entry: WaitingEntry;
  onClose: () => void;
}

function RemoveDialog({ business, entry, onClose }: RemoveDialogProps) {
  const remove = useRemoveFromWaitingList(business.id);
  const showToast = useToast();
  const confirm = () =>
    remove.mutate(entry.id, {
      onSuccess: () => {
        showToast(texts.REMOVED);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={texts.removeQuestion(nameOf(entry))}
      confirmText={texts.REMOVE}
      workingText={texts.REMOVING}
      keepText={texts.KEEP}
      onConfirm={confirm}
      onClose={onClose}
      isWorking={remove.isPending}
      error={remove.error ? failureTextOf(remove.error, texts.REMOVE_FAILED) : undefined}
    >
      <p>{entry.booking_reference === null ? texts.REMOVE_CONSEQUENCE : texts.REMOVE_EARLIER_CONSEQUENCE}</p>
    </ConfirmDialog>
  );
}
