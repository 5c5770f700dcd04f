import { useId, type ComponentPropsWithRef } from 'react';
import { describe } from './describe.ts';
import { Field, type FieldParts } from './Field.tsx';
import styles from './field.module.css';

/** `min` and `max` are YYYY-MM-DD, both included; its value is YYYY-MM-DD too. */
interface DateFieldProps extends FieldParts, Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> {}

/** A date in the browser's own field and calendar, in the order that its reader writes dates. */
export function DateField({ label, hint, error, isOptional, isLabelHidden, ...input }: DateFieldProps) {
  const id = useId();
  return (
    <Field id={id} {...{ label, hint, error, isOptional, isLabelHidden }}>
      <input
        {...input}
        {...describe(id, { hint, error })}
        type="date"
        className={`${styles.input} ${styles.figures}`}
      />
    </Field>
  );
}
