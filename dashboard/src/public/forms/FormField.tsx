import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Field } from '../../ui/fields/Field.tsx';
import { inputClass } from '../../ui/fields/input-class.ts';
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
 * A field of a form that is posted. Its length has no bound here, since a browser cuts off silently what is pasted: the
 * server says what is too long.
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
    className: inputClass,
    'aria-describedby': [hint !== undefined && `${id}-hint`, `${id}-problem`].filter(Boolean).join(' '),
    'aria-invalid': problem === undefined ? undefined : true,
  };
  return (
    <Field id={id} label={label} hint={hint} isOptional={!required}>
      {rows === undefined ? <input {...shared} type={type} /> : <Lines {...shared} rows={rows} />}
      <Problem id={`${id}-problem`} of={input.name}>
        {problem}
      </Problem>
    </Field>
  );
}

/** An input's inputMode and autoComplete mean the same for many lines. */
function Lines(props: ComponentPropsWithoutRef<'textarea'>) {
  return <textarea {...props} />;
}

/** A field that people neither see nor reach: whoever fills it in is a program. */
export function Trap() {
  return (
    <label className={styles.trap}>
      {LEAVE_EMPTY}
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  );
}

/** Of a field that nobody sees. */
const LEAVE_EMPTY = 'Leave this empty';

interface ProblemProps {
  id: string;
  /** The name of the field. */
  of: string;
  children?: ReactNode;
}

/** What is wrong with a field. It stands empty until there is something, so that a script finds its place. */
export function Problem({ id, of, children }: ProblemProps) {
  return (
    <p className={styles.problem} id={id} data-problem={of}>
      {children}
    </p>
  );
}
