import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import {
  AGREED_MEANS,
  REQUEST_ERASURE,
  ASKING,
  askMeans,
  askQuestion,
  NOT_NOW,
  STAYS_MEANS,
} from './erasure-texts.ts';

interface AskDialogProps {
  business: string;
  isWorking: boolean;
  problem: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what follows, before the business is asked: it may agree at once, and then nothing can be undone. */
export function AskDialog({ business, isWorking, problem, onConfirm, onClose }: AskDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title={askQuestion(business)}
      confirmText={REQUEST_ERASURE}
      workingText={ASKING}
      keepText={NOT_NOW}
      error={problem}
      {...{ isWorking, onConfirm, onClose }}
    >
      <p>{askMeans(business)}</p>
      <p>{AGREED_MEANS}</p>
      <p>{STAYS_MEANS}</p>
    </ConfirmDialog>
  );
}
