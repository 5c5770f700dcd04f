import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { CancelEventDialog } from './CancelEventDialog.tsx';
import { DuplicateEventDialog } from './DuplicateEventDialog.tsx';
import { EditEventDialog } from './EditEventDialog.tsx';
import type { EventAction } from './event-action.ts';

export interface EventDialogProps {
  business: Business;
  event: OwnerEvent;
  onClose: () => void;
}

const dialogs = { edit: EditEventDialog, duplicate: DuplicateEventDialog, cancel: CancelEventDialog };

export function EventDialog({ action, ...props }: EventDialogProps & { action: EventAction }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
