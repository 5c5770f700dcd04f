import type { ComponentPropsWithRef } from 'react';
import { buttonClass, type ButtonKind } from './button-class.ts';
import { ButtonLabel } from './ButtonLabel.tsx';
import { Spinner } from './Spinner.tsx';

interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  kind?: ButtonKind;
  /**
   * The text while the button works ('Saving…'). Then the button keeps its width and takes no second press.
   */
  workingText?: string;
  isWorking?: boolean;
  /** Cannot be pressed for now. Unlike `disabled`, it keeps the focus of the press that made it so. */
  isHeld?: boolean;
  /** Other words for a moment, in the same width: 'Copied!' for 'Copy'. */
  alternative?: { text: string; isShown: boolean };
}

/** A button stays in the tab order while it works, so that focus is not lost. */
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
