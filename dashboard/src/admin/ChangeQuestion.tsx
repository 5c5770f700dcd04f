import type { ReactNode } from 'react';
import { useAdminChange } from '#api/admin.ts';
import { textOf } from '#api/call-error.ts';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx';
import { useToast } from '#ui/message/Toasts.tsx';

interface ChangeQuestionProps {
  title: string;
  children: ReactNode;
  confirmText: string;
  workingText: string;
  keepText: string;
  phrase?: { text: string; problem: string };
  change: () => Promise<unknown>;
  /** The toast after the change. */
  done: string;
  /** The text for when the change fails and the server doesn't say why. */
  failed: string;
  onClose: () => void;
}

/** Asks before a change, makes it, and says whether it worked. */
export function ChangeQuestion({ change, done, failed, onClose, ...question }: ChangeQuestionProps) {
  const doing = useAdminChange(change);
  const showToast = useToast();
  const confirm = () =>
    doing.mutate(undefined, {
      onSuccess: () => {
        showToast(done);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      {...question}
      onConfirm={confirm}
      onClose={onClose}
      isWorking={doing.isPending}
      error={doing.error ? textOf(doing.error, failed) : undefined}
    />
  );
}
