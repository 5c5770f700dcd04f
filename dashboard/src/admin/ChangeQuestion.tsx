import type { ReactNode } from 'react';
import { useAdminChange } from '../api/admin.ts';
import { textOf } from '../api/call-error.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { useToast } from '../ui/message/Toasts.tsx';

interface ChangeQuestionProps {
  /** Names the thing. */
  title: string;
  /** What follows from it. */
  children: ReactNode;
  confirmText: string;
  workingText: string;
  keepText: string;
  phrase?: { text: string; problem: string };
  change: () => Promise<unknown>;
  /** Said when it is done. */
  done: string;
  /** Said where the server has no words for why it is not. */
  failed: string;
  onClose: () => void;
}

/** Asks, does it, and says what came of it. */
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
