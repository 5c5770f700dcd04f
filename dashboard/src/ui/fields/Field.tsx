import type { ReactNode } from 'react';
import { OPTIONAL } from '../interface-texts.ts';
import hidden from '../visually-hidden.module.css';
import styles from './field.module.css';

/** What every field takes besides the props of its input. */
export interface FieldParts {
  label: string;
  /** Stands under the label. */
  hint?: ReactNode;
  /** A text that tells the person what to do. It stands under the field, which is then marked as wrong. */
  error?: string | undefined;
  /** Says 'optional' beside the label. */
  isOptional?: boolean | undefined;
  /**
   * The label is only read out: for a field whose place makes its meaning clear (a search in its toolbar).
   */
  isLabelHidden?: boolean | undefined;
}

interface FieldProps extends FieldParts {
  /** The input's id. */
  id: string;
  /** Stands at the end of the label's line, such as a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Label, hint, input and error, in that order. The input takes `describe(…)`. */
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
