import { useId, type ComponentPropsWithRef } from 'react';
import { describe, Field, type FieldParts } from './Field.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends FieldParts, Omit<ComponentPropsWithRef<'input'>, 'className'> {
  /** Shown in the field, before or after the value: '£', 'min'. Also say it in the label or hint. */
  prefix?: string;
  suffix?: string;
}

export function TextField({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  prefix,
  suffix,
  ...input
}: TextFieldProps) {
  const id = useId();
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      isLabelHidden={isLabelHidden}
    >
      <div
        className={styles.control}
        data-prefix={prefix === undefined ? undefined : ''}
        data-suffix={suffix === undefined ? undefined : ''}
      >
        <input type="text" {...input} {...describe(id, { hint, error })} className={styles.input} />
        {prefix === undefined ? null : <Affix at="start" text={prefix} />}
        {suffix === undefined ? null : <Affix at="end" text={suffix} />}
      </div>
    </Field>
  );
}

function Affix({ at, text }: { at: 'start' | 'end'; text: string }) {
  return (
    <span className={styles.affix} data-at={at} aria-hidden="true">
      {text}
    </span>
  );
}
