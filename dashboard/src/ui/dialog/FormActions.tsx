import type { ReactNode } from 'react';
import { CANCEL } from '@daybook/schema/words/interface';
import { Button } from '../Button.tsx';

interface FormActionsProps {
  /** The `id` of the form in the dialog that the second button sends. */
  formId: string;
  onCancel: () => void;
  isWorking: boolean;
  workingText: string;
  /** The form cannot be sent as it is. */
  isDisabled?: boolean;
  /** What the button that sends says. */
  children: ReactNode;
}

/** The foot of a dialog that is a form: leave it, or send it. */
export function FormActions({
  formId,
  onCancel,
  isWorking,
  workingText,
  isDisabled = false,
  children,
}: FormActionsProps) {
  return (
    <>
      <Button onClick={onCancel} disabled={isWorking}>
        {CANCEL}
      </Button>
      <Button
        kind="primary"
        type="submit"
        form={formId}
        disabled={isDisabled}
        isWorking={isWorking}
        workingText={workingText}
      >
        {children}
      </Button>
    </>
  );
}
