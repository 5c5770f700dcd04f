import { BACK_TO_DASHBOARD } from '../../../navigation/navigation-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { EVENTS_CREATED_TITLE, RETRY_DATES, someEventsCreated } from '../new-event-texts.ts';
import { FailedDates } from './FailedDates.tsx';
import type { Creation } from './outcome.ts';

interface SomeCreatedProps {
  creation: Extract<Creation, { kind: 'some' }>;
  onRetry: () => void;
  onLeave: () => void;
}

/**
 * Tells which dates failed when others have their events, so that nobody misses it. Closing it leads to the
 * dashboard.
 */
export function SomeCreated({ creation: { created, asked, failed }, onRetry, onLeave }: SomeCreatedProps) {
  return (
    <Dialog
      isOpen
      title={EVENTS_CREATED_TITLE}
      onClose={onLeave}
      footer={
        <>
          <Button onClick={onRetry}>{RETRY_DATES}</Button>
          <Button kind="primary" onClick={onLeave} autoFocus>
            {BACK_TO_DASHBOARD}
          </Button>
        </>
      }
    >
      <p>{someEventsCreated(created, asked)}</p>
      <FailedDates failed={failed} />
    </Dialog>
  );
}
