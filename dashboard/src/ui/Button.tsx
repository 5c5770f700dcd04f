import type { ButtonHTMLAttributes } from 'react';
import { buttonClass, type ButtonKind } from './button-class.ts';
import styles from './button.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  kind?: ButtonKind;
  /** What it says while it works ('Saving…'). Given and working, it keeps its width and takes no second press. */
  workingText?: string;
  isWorking?: boolean;
}

/** A button stays in the tab order while it works, so that focus is not lost. */
export function Button({
  kind = 'secondary',
  workingText,
  isWorking = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(kind)}
      aria-disabled={isWorking || undefined}
      onClick={isWorking ? (event) => event.preventDefault() : onClick}
    >
      <span
        className={styles.label}
        aria-hidden={isWorking || undefined}
        data-hidden={isWorking || undefined}
      >
        {children}
      </span>
      {workingText === undefined ? null : (
        <span
          className={styles.label}
          aria-hidden={!isWorking || undefined}
          data-hidden={!isWorking || undefined}
        >
          {workingText}
        </span>
      )}
    </button>
  );
}
