import { useEffect, useEffectEvent, useState } from 'react';
import { failureTextOf } from '../../../../api/call-error.ts';
import { useCancelDates } from '../../../../api/dates.ts';
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx';
import { CANCELLING } from '../../../../ui/interface-texts.ts';
import { Stack } from '../../../../ui/Layout.tsx';
import { Loaded } from '../../../../ui/Loaded.tsx';
import { useToast } from '../../../../ui/message/Toasts.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Misfits, saveText } from '../../../misfits/Misfits.tsx';
import { useMisfits } from '../../../misfits/use-misfits.ts';
import type { DatesDialogProps } from './common-of.ts';
import * as texts from './dates-texts.ts';

/** Asks before dates are cancelled, with every booking on them and an answer to each. */
export function CancelDatesDialog({ business, events, onDone, onClose }: DatesDialogProps) {
  const asking = useMisfits(useCancelDates(business.id));
  const showToast = useToast();
  const [failure, setFailure] = useState<unknown>(null);
  const [isWorking, setIsWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const body = { event_ids: events.map(({ id }) => id) };
  const look = async () => {
    setFailure(null);
    try {
      await asking.look(body);
    } catch (error) {
      setFailure(error);
    }
  };
  const begin = useEffectEvent(() => void look());
  useEffect(() => begin(), []);
  const { asked, outcome } = asking;
  const cancel = async () => {
    if (!outcome) return;
    setIsWorking(true);
    setProblem(undefined);
    try {
      if ((await asking.send(body)) === null) return;
      showToast(texts.datesCancelled(events.length));
      onDone?.();
      onClose();
    } catch (error) {
      setProblem(failureTextOf(error, texts.CANCEL_FAILED));
    } finally {
      setIsWorking(false);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={texts.cancelDatesQuestion(events.length)}
      confirmText={
        asked ? saveText(texts.CANCEL_DATES, business, asked.misfits, asked.answers) : texts.CANCEL_DATES
      }
      workingText={CANCELLING}
      keepText={texts.KEEP_DATES}
      onConfirm={() => void cancel()}
      onClose={onClose}
      isWorking={isWorking}
      error={problem}
    >
      <Loaded
        query={{ data: outcome ?? undefined, error: failure, refetch: look }}
        failed={texts.LOOK_FAILED}
        shape={<Skeleton width="100%" height="6rem" />}
      >
        {({ no_longer_fit: found }) => (
          <Stack gap={16}>
            <p>{texts.cancelExplained(events.length, found.length)}</p>
            {asked ? <Misfits business={business} {...asked} /> : null}
          </Stack>
        )}
      </Loaded>
    </ConfirmDialog>
  );
}
