import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { DateTimeField } from '../DateTimeField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useNow } from '../../ui/use-now.ts';
import { EXPIRES_AT, EXPIRES_AT_HINT, EXPIRES_IN_PAST } from './coupon-texts.ts';

interface ExpiryFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string | null | undefined>;
}

/** The field for the moment until which a coupon can be used. */
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
