import { LEAVE, LEAVE_EXPLAINED, LEAVE_TITLE, LEAVING, STAY } from '@daybook/schema/words/new-event-texts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';

interface LeaveQuestionProps {
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Before what was typed is lost. */
export function LeaveQuestion({ isOpen, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={LEAVE_TITLE}
      confirmText={LEAVE}
      workingText={LEAVING}
      keepText={STAY}
      onConfirm={onLeave}
      onClose={onStay}
      isDestructive
    >
      <p>{LEAVE_EXPLAINED}</p>
    </ConfirmDialog>
  );
}
