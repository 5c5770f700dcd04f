import type { ReactNode } from 'react';
import { OPTIONAL } from '../interface-texts.ts';
import hidden from '../text.module.css';
import styles from './field.module.css';

export interface FieldParts {
  label: string;
  hint?: ReactNode;
  /** Tells the person what to do. It is shown below the field, which is then marked as invalid. */
  error?: string | undefined;
  isOptional?: boolean | undefined;
  /** Hides the label from view when the field's place makes its meaning clear (a search in its toolbar). */
  isLabelHidden?: boolean | undefined;
}

/** The look of an input, for forms with a layout of their own. */
export const inputClass = styles.input;

interface FieldProps extends FieldParts {
  id: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** Shows label, hint, input and error in that order. Give the input `describe(…)`. */
export function Field({ id, label, hint, error, isOptional, isLabelHidden, aside, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <div className={isLabelHidden ? hidden.hidden : styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {isOptional ? <span className={styles.optional}> {OPTIONAL}</span> : null}
        </label>
        {aside}
      </div>
      <Hint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Returns attributes that link an input to its hint and error. `extra` is another description's id. */
export function describe(id: string, { hint, error }: Pick<FieldParts, 'hint' | 'error'>, extra?: string) {
  const described = [hint && `${id}-hint`, error && `${id}-error`, extra].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}

export function Hint({ id, hint }: { id: string; hint: ReactNode }) {
  return hint ? (
    <p id={`${id}-hint`} className={styles.hint}>
      {hint}
    </p>
  ) : null;
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p id={`${id}-error`} className={styles.error}>
      {error}
    </p>
  ) : null;
}
