import type { ComponentPropsWithoutRef } from 'react';
import { OPTIONAL } from '../../ui/interface-texts.ts';
import styles from './form-field.module.css';

interface FormFieldProps extends Pick<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'defaultValue' | 'required'
> {
  id: string;
  name: string;
  label: string;
  hint?: string;
  /** What is wrong with what was typed. */
  problem: string | undefined;
  /** How many lines there are to write on; one line if it is not given. */
  rows?: number;
}

/**
 * A field of a form that is posted. A script finds the place of its problem by `data-problem`. Its length has no bound
 * here, since a browser cuts off silently what is pasted: the server says what is too long.
 */
export function FormField({
  id,
  label,
  hint,
  problem,
  rows,
  required = false,
  type,
  ...input
}: FormFieldProps) {
  const shared = {
    ...input,
    id,
    required,
    className: styles.input,
    'aria-describedby': [hint !== undefined && `${id}-hint`, `${id}-problem`].filter(Boolean).join(' '),
    'aria-invalid': problem === undefined ? undefined : true,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!required && <span className={styles.optional}> {OPTIONAL}</span>}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {rows === undefined ? <input {...shared} type={type} /> : <Lines {...shared} rows={rows} />}
      <p className={styles.problem} id={`${id}-problem`} data-problem={input.name}>
        {problem}
      </p>
    </div>
  );
}

/** An input's inputMode and autoComplete mean the same for many lines. */
function Lines(props: ComponentPropsWithoutRef<'textarea'>) {
  return <textarea {...props} />;
}
