import { TextField, type TextFieldProps } from './TextField.tsx';

interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /** Shows a keyboard with a decimal point, for prices. */
  hasDecimals?: boolean;
}

/**
 * A number, typed as text: no spinner, no change by the mouse wheel, and nothing typed is ever dropped. With
 * react-hook-form: `register('price', { valueAsNumber: true })`; a text that is no number arrives as NaN.
 */
export function NumberField({ hasDecimals = false, ...field }: NumberFieldProps) {
  return <TextField autoComplete="off" {...field} inputMode={hasDecimals ? 'decimal' : 'numeric'} />;
}
