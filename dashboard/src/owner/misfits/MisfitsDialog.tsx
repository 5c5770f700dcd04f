import { useState, type ReactNode } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { DatesProgress } from '@daybook/schema/contract/change-dates';
import { failureTextOf, textOf } from '#api/call-error.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { CANCEL, CLOSE } from '#ui/interface-texts.ts';
import { Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { FormProblems } from '#ui/message/FormProblems.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DatesChanged } from '../DatesChanged.tsx';
import { CHECK_FAILED, CHECKING } from './misfits-texts.ts';
import { Misfits, saveText } from './Misfits.tsx';
import type { Change, WithMisfits } from './send-or-ask.ts';
import { useMisfitsAtOnce } from './use-misfits.ts';

interface MisfitsDialogProps<Body, Outcome extends WithMisfits> {
  business: Business;
  change: Change<Body, Outcome, unknown> & { isSaving: boolean; progress: DatesProgress | null };
  body: Body;
  title: string;
  confirm: string;
  working: string;
  done: string;
  keep?: string;
  failed: { refused: string; network: string };
  isDestructive?: boolean;
  /** Why the change isn't possible at the moment. */
  problem?: string | null;
  /** Says what the change does, besides the bookings that no longer fit. */
  consequence: (outcome: Outcome) => string;
  onDone: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Saves a change of dates once the owner has said what happens to the bookings that no longer fit. */
export function MisfitsDialog<Body, Outcome extends WithMisfits>({
  business,
  change,
  body,
  title,
  confirm,
  working,
  done,
  keep = CANCEL,
  failed,
  isDestructive = false,
  problem = null,
  consequence,
  onDone,
  onClose,
  children,
}: MisfitsDialogProps<Body, Outcome>) {
  const { load, asked, send } = useMisfitsAtOnce(change, body);
  const showToast = useToast();
  const [failure, setFailure] = useState<unknown>(null);
  const save = async () => {
    setFailure(null);
    try {
      if ((await send()) === null) return;
      showToast(done);
      onDone();
    } catch (error) {
      setFailure(error);
    }
  };
  const problems = [
    ...(problem === null ? [] : [problem]),
    ...(failure === null ? [] : [failureTextOf(failure, failed)]),
  ];
  return (
    <Dialog
      title={title}
      onClose={onClose}
      size="wide"
      footer={
        <>
          <Button onClick={onClose} autoFocus>
            {change.isSaving ? CLOSE : keep}
          </Button>
          <Button
            kind={isDestructive ? 'danger' : 'primary'}
            disabled={asked === null || problem !== null}
            isWorking={change.isSaving}
            workingText={working}
            onClick={() => void save()}
          >
            {saveText(confirm, business, asked)}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {children}
        {problem === null ? (
          <Loaded
            query={load}
            failed={textOf(load.error, CHECK_FAILED)}
            loading={CHECKING}
            shape={<Skeleton width="100%" height="4.5rem" />}
          >
            {(outcome) => (
              <Stack gap={12}>
                <p>{consequence(outcome)}</p>
                {asked ? <Misfits {...asked} business={business} /> : null}
              </Stack>
            )}
          </Loaded>
        ) : null}
        <DatesChanged progress={change.progress} />
        <FormProblems problems={problems} />
      </Stack>
    </Dialog>
  );
}
