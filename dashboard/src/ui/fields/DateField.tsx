import { useId, type ComponentPropsWithRef } from 'react';
import { describe, Field, type FieldParts } from './Field.tsx';
import styles from './field.module.css';

/** Its value, `min` and `max` are YYYY-MM-DD, both included. */
interface DateFieldProps extends FieldParts, Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> {}

/** Shows the browser's own date field, in the reader's own date format. */
export function DateField({ label, hint, error, isOptional, isLabelHidden, ...input }: DateFieldProps) {
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
      <input
        {...input}
        {...describe(id, { hint, error })}
        type="date"
        className={`${styles.input} ${styles.figures}`}
      />
    </Field>
  );
}
