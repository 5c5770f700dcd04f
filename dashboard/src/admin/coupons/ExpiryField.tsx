import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { DateTimeField } from '../DateTimeField.tsx';
import { EXPIRES_AT, EXPIRES_AT_HINT } from './coupon-texts.ts';

interface ExpiryFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string | null | undefined>;
}

/** The field for the moment until which a coupon can be used. */
export function ExpiryField<Values extends FieldValues>({ control, name }: ExpiryFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const { value, ...rest } = field;
  const instant: unknown = value;
  return (
    <DateTimeField
      {...rest}
      value={typeof instant === 'string' ? instant : null}
      label={EXPIRES_AT}
      hint={EXPIRES_AT_HINT}
      error={fieldState.error?.message}
      isOptional
    />
  );
}
