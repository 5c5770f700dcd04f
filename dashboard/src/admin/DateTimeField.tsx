import { useState, type Ref } from 'react';
import type { FieldParts } from '../ui/fields/Field.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { instantOfWallTime, wallTimeOf } from './uk-time.ts';

interface DateTimeFieldProps extends FieldParts {
  name: string;
  /** An instant, ISO 8601; null when none is typed. */
  value: string | null;
  onChange: (instant: string | null) => void;
  onBlur: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A date and a time on the United Kingdom's clock, in the browser's own field. */
export function DateTimeField({ value, onChange, ...field }: DateTimeFieldProps) {
  const [typed, setTyped] = useState(value === null ? '' : wallTimeOf(value));
  return (
    <TextField
      {...field}
      type="datetime-local"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value === '' ? null : instantOfWallTime(target.value));
      }}
    />
  );
}
