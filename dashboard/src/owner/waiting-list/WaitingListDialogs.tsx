import type { Business } from '@daybook/schema/contract/business';
import type { WaitingEntry } from '@daybook/schema/contract/waiting-list';
import { ConfirmChange } from '#confirm/ConfirmChange.tsx';
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
  return (
    <ConfirmChange
      title={texts.removeQuestion(nameOf(entry))}
      confirmText={texts.REMOVE}
      workingText={texts.REMOVING}
      keepText={texts.KEEP}
      call="removeFromWaitingList"
      given={{ params: { businessId: business.id, entryId: entry.id } }}
      done={texts.REMOVED}
      failed={texts.REMOVE_FAILED}
      onClose={onClose}
    >
      <p>{entry.booking_reference === null ? texts.REMOVE_CONSEQUENCE : texts.REMOVE_EARLIER_CONSEQUENCE}</p>
    </ConfirmChange>
  );
}
