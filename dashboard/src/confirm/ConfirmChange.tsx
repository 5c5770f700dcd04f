import type { ComponentProps } from 'react';
import type { CallAnswer, CallName } from '@daybook/schema/contract/calls';
import { type FailureTexts, failureTextOf } from '#api/call-error.ts';
import type { Given } from '#api/call.ts';
import { useChange } from '#api/use-call.ts';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx';
import { useToast } from '#ui/message/Toasts.tsx';

type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'isWorking' | 'error'>;

interface ConfirmChangeProps<Name extends CallName> extends Question {
  call: Name;
  given: Given<Name>;
  /** The toast after the change. */
  done: string | ((answer: CallAnswer<Name>) => string);
  failed: FailureTexts;
  /** Called after the change in place of `onClose`. */
  onDone?: () => void;
}

/** Asks before a change, makes it, and says whether it worked. */
export function ConfirmChange<Name extends CallName>({
  call,
  given,
  done,
  failed,
  onClose,
  onDone = onClose,
  ...question
}: ConfirmChangeProps<Name>) {
  const showToast = useToast();
  const change = useChange(call, {
    // Not where the dialog closes: the person may have closed it already.
    onSuccess: (answer) => showToast(typeof done === 'string' ? done : done(answer)),
  });
  return (
    <ConfirmDialog
      isDestructive
      {...question}
      onConfirm={() => change.mutate(given, { onSuccess: onDone })}
      onClose={onClose}
      isWorking={change.isPending}
      error={change.error ? failureTextOf(change.error, failed) : undefined}
    />
  );
}
