import { CancelEventDialog } from './CancelEventDialog.tsx';
import { DuplicateEventDialog } from './DuplicateEventDialog.tsx';
import { EditEventDialog } from './EditEventDialog.tsx';
import type { EventAction, EventDialogProps } from './event-action.ts';

const dialogs = { edit: EditEventDialog, duplicate: DuplicateEventDialog, cancel: CancelEventDialog };

export function EventDialog({ action, ...props }: EventDialogProps & { action: EventAction }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
