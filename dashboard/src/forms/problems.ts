/** A form's errors as a plain list. */
import type { FieldProblem } from '../ui/message/ErrorSummary.tsx';

/**
 * Every error of react-hook-form, which nests them as the values are, with the name of its field
 * ('venues.0.venue_name'), or of the list that is wrong as a whole ('venues').
 */
export function problemsOf(errors: object): FieldProblem[] {
  return Object.entries(errors).flatMap(([name, error]) => problemsIn(error, name));
}

function problemsIn(error: unknown, name: string): FieldProblem[] {
  if (typeof error !== 'object' || error === null) return [];
  const text = 'message' in error && typeof error.message === 'string' ? error.message : '';
  // When a list is wrong as a whole, its rows may be wrong too.
  const within = Object.entries(error).flatMap(([key, inner]) => {
    if (key === 'ref' || key === 'types') return [];
    return problemsIn(inner, key === 'root' ? name : `${name}.${key}`);
  });
  return text === '' ? within : [{ name, text }, ...within];
}
