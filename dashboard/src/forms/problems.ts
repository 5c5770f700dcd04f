import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { CallError } from '#api/call-error.ts';
import { fieldOnPage, inPageOrder } from '#ui/fields/field-on-page.ts';
import type { FieldProblem } from '#ui/message/ErrorSummary.tsx';

interface Placed<Values extends FieldValues> {
  /** The invalid fields in the order of the page. */
  fields: FieldPath<Values>[];
  /** The server's texts for fields that the page doesn't have, which it must show elsewhere. */
  unplaced: string[];
}

/** Shows a refused call's texts at the form's fields. `nameOf` maps the server's names to the form's. */
export function placeTexts<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  error: unknown,
  nameOf: (path: string) => string = (path) => path,
): Placed<Values> {
  const said = error instanceof CallError ? Object.entries(error.fields) : [];
  const fields: FieldPath<Values>[] = [];
  const unplaced: string[] = [];
  for (const [path, message] of said) {
    const name = nameOf(path);
    if (isField<Values>(name)) {
      fields.push(name);
      setError(name, { type: 'server', message });
    } else unplaced.push(message);
  }
  return { fields: inPageOrder(fields), unplaced };
}

function isField<Values extends FieldValues>(name: string): name is FieldPath<Values> {
  return fieldOnPage(name) !== null;
}

/**
 * Flattens the nested errors of react-hook-form, each with the name of its field ('venues.0.venue_name'), or
 * of the list that is invalid as a whole ('venues').
 */
export function problemsOf(errors: object): FieldProblem[] {
  return Object.entries(errors).flatMap(([name, error]) => problemsIn(error, name));
}

function problemsIn(error: unknown, name: string): FieldProblem[] {
  if (typeof error !== 'object' || error === null) return [];
  const text = 'message' in error && typeof error.message === 'string' ? error.message : '';
  // When a list is invalid as a whole, its rows may have errors too.
  const within = Object.entries(error).flatMap(([key, inner]) => {
    if (key === 'ref' || key === 'types') return [];
    return problemsIn(inner, key === 'root' ? name : `${name}.${key}`);
  });
  return text === '' ? within : [{ name, text }, ...within];
}
