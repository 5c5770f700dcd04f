import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { CANCEL, CLOSE } from '../interface-texts.ts';
import { Stack } from '../Layout.tsx';
import { FormProblems } from '../message/FormProblems.tsx';
import { Dialog } from './Dialog.tsx';

interface FormDialogProps {
  title: string;
  size?: 'narrow' | 'wide';
  onClose: () => void;
  onSubmit: (press: FormEvent) => void;
  isWorking: boolean;
  problems: readonly string[];
  submitText: string;
  workingText: string;
  isDisabled?: boolean;
  children: ReactNode;
}

/**
 * Shows a form in a dialog. The person may close it while it saves: saving continues, and a failure is shown
 * wherever they are by then.
 */
export function FormDialog({
  title,
  size = 'narrow',
  onClose,
  onSubmit,
  isWorking,
  problems,
  submitText,
  workingText,
  isDisabled = false,
  children,
}: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      title={title}
      size={size}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{isWorking ? CLOSE : CANCEL}</Button>
          <Button
            kind="primary"
            type="submit"
            form={id}
            disabled={isDisabled}
            isWorking={isWorking}
            workingText={workingText}
          >
            {submitText}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={onSubmit} noValidate>
        <Stack gap={16}>
          {children}
          <FormProblems problems={problems} />
        </Stack>
      </form>
    </Dialog>
  );
}
