import { useCancelDates } from '#api/dates.ts';
import { MisfitsDialog } from '#owner/misfits/MisfitsDialog.tsx';
import { CANCELLING } from '#ui/interface-texts.ts';
import type { DatesDialogProps } from './common-of.ts';
import { DateHoursDialog } from './DateHoursDialog.tsx';
import * as texts from './dates-texts.ts';
import { DateWordsDialog } from './DateWordsDialog.tsx';

const dialogs = { hours: DateHoursDialog, words: DateWordsDialog, cancel: CancelDatesDialog };

export type DatesAction = keyof typeof dialogs;

export function DatesDialog({ action, ...props }: DatesDialogProps & { action: DatesAction }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}

function CancelDatesDialog({ business, events, onDone, onClose }: DatesDialogProps) {
  const body = { event_ids: events.map(({ id }) => id) };
  return (
    <MisfitsDialog
      business={business}
      body={body}
      onClose={onClose}
      change={useCancelDates(business.id)}
      isDestructive
      title={texts.cancelDatesQuestion(events.length)}
      confirm={texts.CANCEL_DATES}
      working={CANCELLING}
      done={texts.datesCancelled(events.length)}
      keep={texts.KEEP_DATES}
      failed={texts.CANCEL_FAILED}
      consequence={({ no_longer_fit: found }) => texts.cancelExplained(events.length, found.length)}
      onDone={() => {
        onDone?.();
        onClose();
      }}
    />
  );
}
