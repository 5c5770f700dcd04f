import { TextField, type TextFieldProps } from './TextField.tsx';

interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /** Shows a keyboard with a decimal point, for prices. */
  hasDecimals?: boolean;
}

/**
 * Edits a number as text: no spinner, no change by the mouse wheel, and nothing typed is dropped. With
 * react-hook-form use `register('price', { valueAsNumber: true })`, where other text becomes NaN.
 */
export function NumberField({ hasDecimals = false, ...field }: NumberFieldProps) {
  return <TextField autoComplete="off" {...field} inputMode={hasDecimals ? 'decimal' : 'numeric'} />;
}
