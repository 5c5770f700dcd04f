import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from './Spinner.tsx';
import styles from './button.module.css';

/** `primary` is a view's one next step; `danger` is a destructive one; `quiet` is only text. */
export type ButtonKind = 'primary' | 'secondary' | 'danger' | 'quiet';

export function buttonClass(kind: ButtonKind): string {
  return `${styles.button} ${styles[kind]}`;
}

interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  kind?: ButtonKind;
  /** The text while the button works ('Saving…'). It then keeps its width and ignores clicks. */
  workingText?: string;
  isWorking?: boolean;
  /** Can't be used for now. Unlike a `disabled` button, it keeps the focus. */
  isHeld?: boolean;
  /** Another text for a moment, in the same width: 'Copied!' for 'Copy'. */
  alternative?: { text: string; isShown: boolean };
}

/** Shows a button, which stays in the tab order while it works so that the focus isn't lost. */
export function Button({
  kind = 'secondary',
  workingText,
  isWorking = false,
  isHeld = false,
  alternative,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isReplaced = alternative?.isShown ?? (isWorking && workingText !== undefined);
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(kind)}
      aria-disabled={isWorking || isHeld || undefined}
      data-held={isHeld || undefined}
      onClick={isWorking || isHeld ? (event) => event.preventDefault() : onClick}
    >
      <ButtonLabel isShown={!isReplaced}>{children}</ButtonLabel>
      {alternative ? <ButtonLabel isShown={isReplaced}>{alternative.text}</ButtonLabel> : null}
      {workingText === undefined ? null : (
        <ButtonLabel isShown={isWorking}>
          <Spinner />
          {workingText}
        </ButtonLabel>
      )}
    </button>
  );
}

interface ButtonLabelProps {
  /** A hidden label still takes up its space. */
  isShown?: boolean;
  children: ReactNode;
}

/** Shows the text of a button or button-like link. Several labels share a cell as wide as the widest. */
export function ButtonLabel({ isShown = true, children }: ButtonLabelProps) {
  return (
    <span className={styles.label} aria-hidden={!isShown || undefined} data-hidden={!isShown || undefined}>
      {children}
    </span>
  );
}
