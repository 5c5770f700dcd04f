import { useId, type ComponentPropsWithRef } from 'react';
import { describe, Field, type FieldParts } from './Field.tsx';
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
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      isLabelHidden={isLabelHidden}
    >
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

/**
 * Returns the 24-hour HH:MM that somebody meant: '9' is 09:00, '930', '9.30', '9:30', '0930' and '9 30' are
 * 09:30, '9pm' is 21:00. Null when the text is no time of day.
 */
export function readClockText(text: string): string | null {
  const parts = /^(\d{1,2})(?:[:.\s]?(\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(text.trim());
  if (!parts) return null;
  const [, hours = '', minutes = '00', half] = parts;
  const hour = hourOf(Number(hours), half?.toLowerCase());
  return hour === null || hour > 23 || Number(minutes) > 59
    ? null
    : `${String(hour).padStart(2, '0')}:${minutes}`;
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
