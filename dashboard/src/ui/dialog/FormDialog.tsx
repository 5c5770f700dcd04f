import { useId, type FormEvent, type ReactNode } from 'react';
import { CANCEL, CLOSE } from '../interface-texts.ts';
import { Button } from '../Button.tsx';
import { FormProblems } from '../message/FormProblems.tsx';
import { Stack } from '../Layout.tsx';
import { Dialog } from './Dialog.tsx';

interface FormDialogProps {
  title: string;
  size?: 'narrow' | 'wide';
  onClose: () => void;
  onSubmit: (press: FormEvent) => void;
  isWorking: boolean;
  /** Problems besides those that the fields show. */
  problems: readonly string[];
  submitText: string;
  workingText: string;
  /** The form cannot be sent as it is. */
  isDisabled?: boolean;
  /** The fields, and any text about them. */
  children: ReactNode;
}

/**
 * A dialog that is a form: a person leaves it or sends it. It can be left while it saves, too: that goes on, and a failure
 * is told wherever they are by then.
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
      isOpen
      {...{ title, size, onClose }}
      footer={
        <>
          <Button onClick={onClose}>{isWorking ? CLOSE : CANCEL}</Button>
          <Button
            kind="primary"
            type="submit"
            form={id}
            disabled={isDisabled}
            {...{ isWorking, workingText }}
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
