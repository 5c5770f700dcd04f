import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import { CANCEL, CLOSE, typeToConfirm } from '../interface-texts.ts';
import { Problem } from '../message/Problem.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  /** Names the thing: 'Cancel the booking for Ruth Ellis?' */
  title: string;
  children: ReactNode;
  /** A verb with its object: 'Cancel booking'. */
  confirmText: string;
  workingText: string;
  /** The safe choice, which has the focus at first: 'Keep booking'. */
  keepText?: string;
  onConfirm: () => void;
  onClose: () => void;
  isDestructive?: boolean;
  isWorking?: boolean;
  error?: string | undefined;
  /** A text that the person must type exactly; `problem` is shown when it differs. */
  phrase?: { text: string; problem: string };
}

/** Asks before something that can't be undone. The person may close it while that is being done. */
export function ConfirmDialog({
  title,
  children,
  confirmText,
  workingText,
  keepText = CANCEL,
  onConfirm,
  onClose,
  isDestructive = false,
  isWorking = false,
  error,
  phrase,
}: ConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const confirm = () => {
    const hasTyped = phrase === undefined || typed === phrase.text;
    setIsWrong(!hasTyped);
    if (hasTyped) onConfirm();
    else field.current?.focus();
  };
  return (
    <Dialog
      role="alertdialog"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} autoFocus>
            {isWorking ? CLOSE : keepText}
          </Button>
          <Button
            kind={isDestructive ? 'danger' : 'primary'}
            onClick={confirm}
            isWorking={isWorking}
            workingText={workingText}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
      {phrase === undefined ? null : (
        <TextField
          ref={field}
          label={typeToConfirm(phrase.text)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isWrong ? phrase.problem : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <Problem text={error} />
    </Dialog>
  );
}
