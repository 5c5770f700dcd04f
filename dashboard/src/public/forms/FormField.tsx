import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { LEAVE_EMPTY, TRAP_NAME } from '@daybook/schema/words/trap';
import { Field, inputClass } from '#ui/fields/Field.tsx';
import styles from './forms.module.css';

interface FormFieldProps extends Pick<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'defaultValue' | 'required'
> {
  id: string;
  name: string;
  label: string;
  hint?: string;
  problem: string | undefined;
  /** The height in lines; a single-line field when missing. */
  rows?: number;
}

/**
 * Shows a field of a posted form. It has no maxLength, because browsers silently cut what is pasted. The
 * server reports a text that is too long.
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

function Lines(props: ComponentPropsWithoutRef<'textarea'>) {
  return <textarea {...props} />;
}

/** Shows a field that people neither see nor reach, so only programs fill it in. */
export function Trap() {
  return (
    <label className={styles.trap}>
      {LEAVE_EMPTY}
      <input name={TRAP_NAME} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  );
}

interface ProblemProps {
  id: string;
  of: string;
  children?: ReactNode;
}

/** Shows a field's problem. It is rendered even when empty, so that a script can fill it. */
export function Problem({ id, of, children }: ProblemProps) {
  return (
    <p className={styles.problem} id={id} data-problem={of}>
      {children}
    </p>
  );
}
