import { useMemo, useState } from 'react';
import { failureTextOf } from '../../../../api/call-error.ts';
import { useCancelDates } from '../../../../api/dates.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { CANCELLING } from '../../../../ui/interface-texts.ts';
import { Stack } from '../../../../ui/Layout.tsx';
import { Loaded } from '../../../../ui/Loaded.tsx';
import { FormProblems } from '../../../../ui/message/FormProblems.tsx';
import { useToast } from '../../../../ui/message/Toasts.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { DatesChanged } from '../../../DatesChanged.tsx';
import { Misfits, saveText } from '../../../misfits/Misfits.tsx';
import { useMisfitsAtOnce } from '../../../misfits/use-misfits.ts';
import type { DatesDialogProps } from './common-of.ts';
import * as texts from './dates-texts.ts';

export function CancelDatesDialog({ business, events, onDone, onClose }: DatesDialogProps) {
  const body = useMemo(() => ({ event_ids: events.map(({ id }) => id) }), [events]);
  const change = useCancelDates(business.id);
  const { load, asked, send } = useMisfitsAtOnce(change, body);
  const showToast = useToast();
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const cancel = async () => {
    setIsWorking(true);
    setFailure(null);
    try {
      if ((await send(body)) === null) return;
      showToast(texts.datesCancelled(events.length));
      onDone?.();
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setIsWorking(false);
    }
  };
  return (
    <Dialog
      isOpen
      size="wide"
      title={texts.cancelDatesQuestion(events.length)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} autoFocus>
            {texts.KEEP_DATES}
          </Button>
          <Button
            kind="danger"
            disabled={asked === null}
            isWorking={isWorking}
            workingText={CANCELLING}
            onClick={() => void cancel()}
          >
            {asked
              ? saveText(texts.CANCEL_DATES, business, asked.misfits, asked.answers)
              : texts.CANCEL_DATES}
          </Button>
        </>
      }
    >
      <Loaded query={load} failed={texts.LOOK_FAILED} shape={<Skeleton width="100%" height="6rem" />}>
        {({ no_longer_fit: found }) => (
          <Stack gap={16}>
            <p>{texts.cancelExplained(events.length, found.length)}</p>
            {asked ? <Misfits business={business} {...asked} /> : null}
          </Stack>
        )}
      </Loaded>
      <DatesChanged progress={change.progress} />
      <FormProblems problems={failure === null ? [] : [failureTextOf(failure, texts.CANCEL_FAILED)]} />
    </Dialog>
  );
}
