import { useId, type ComponentPropsWithRef } from 'react';
import { readClockText } from './clock-text.ts';
import { describe } from './describe.ts';
import { Field, type FieldParts } from './Field.tsx';
import styles from './field.module.css';

interface TimeFieldProps extends FieldParts, Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> {}

/**
 * Edits a time of day in 24 hours, whatever the browser's language. When the field loses focus, '9', '930'
 * and '9.30' become HH:MM through an ordinary input event that every form notices. Other text stays as typed.
 */
export function TimeField({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  onBlur,
  ...input
}: TimeFieldProps) {
  const id = useId();
  return (
    <Field id={id} {...{ label, hint, error, isOptional, isLabelHidden }}>
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        placeholder="00:00"
        {...input}
        {...describe(id, { hint, error })}
        type="text"
        className={`${styles.input} ${styles.figures}`}
        onBlur={(event) => {
          const time = readClockText(event.target.value);
          if (time !== null && time !== event.target.value) retype(event.target, time);
          onBlur?.(event);
        }}
      />
    </Field>
  );
}

/** Sets the value as typing would: React notices it only through the element's own setter. */
function retype(element: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
