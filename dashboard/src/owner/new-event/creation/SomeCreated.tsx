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
 * dashboard. What may have its event is not offered for another try: it would have two.
 */
export function SomeCreated({ creation: { created, asked, failed }, onRetry, onLeave }: SomeCreatedProps) {
  return (
    <Dialog
      isOpen
      title={EVENTS_CREATED_TITLE}
      onClose={onLeave}
      footer={
        <>
          {failed.some(({ isCertain }) => isCertain) ? (
            <Button onClick={onRetry}>{RETRY_DATES}</Button>
          ) : null}
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
