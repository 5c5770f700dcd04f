import { CancelDatesDialog } from './CancelDatesDialog.tsx';
import type { DatesDialogProps } from './common-of.ts';
import { DateHoursDialog } from './DateHoursDialog.tsx';
import { DateWordsDialog } from './DateWordsDialog.tsx';

const dialogs = { hours: DateHoursDialog, words: DateWordsDialog, cancel: CancelDatesDialog };

export type DatesAction = keyof typeof dialogs;

export function DatesDialog({ action, ...props }: DatesDialogProps & { action: DatesAction }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
