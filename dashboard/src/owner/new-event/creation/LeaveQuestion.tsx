import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { LEAVE, LEAVE_EXPLAINED, LEAVE_TITLE, LEAVING, STAY } from '../new-event-texts.ts';

interface LeaveQuestionProps {
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before what was typed is lost. */
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
