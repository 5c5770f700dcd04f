import { useState, type Ref } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import type { FieldParts } from '#ui/fields/Field.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Stack } from '#ui/Layout.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useNow } from '#ui/use-now.ts';
import { instantOfWallTime, wallTimeOf } from '../uk-time.ts';
import { EXPIRES_AT, EXPIRES_AT_HINT, EXPIRES_IN_PAST } from './coupon-texts.ts';

interface ExpiryFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string | null | undefined>;
}

export function ExpiryField<Values extends FieldValues>({ control, name }: ExpiryFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const { value, ...rest } = field;
  const now = useNow();
  const typed: unknown = value;
  const instant = typeof typed === 'string' ? typed : null;
  const isPast = instant !== null && Date.parse(instant) <= now;
  return (
    <Stack gap={8}>
      <DateTimeField
        {...rest}
        value={instant}
        label={EXPIRES_AT}
        hint={EXPIRES_AT_HINT}
        error={fieldState.error?.message}
        isOptional
      />
      {isPast ? (
        <Notice tone="warning" isAnnounced>
          {EXPIRES_IN_PAST}
        </Notice>
      ) : null}
    </Stack>
  );
}

interface DateTimeFieldProps extends FieldParts {
  name: string;
  /** An instant, ISO 8601; null when empty. */
  value: string | null;
  onChange: (instant: string | null) => void;
  onBlur: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Edits a date and time on the United Kingdom's clock. */
function DateTimeField({ value, onChange, ...field }: DateTimeFieldProps) {
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

/** Returns the number in an optional field: null when it is empty, NaN when it is not a number. */
export function numberOrNull(typed: string | number | null): number | null {
  if (typed === null || String(typed).trim() === '') return null;
  return Number(typed);
}
