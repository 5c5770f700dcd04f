import type { FieldParts } from './Field.tsx';

/** The attributes that tie an input to its hint and error. `extra` is the id of anything else that describes it. */
export function describe(id: string, { hint, error }: Pick<FieldParts, 'hint' | 'error'>, extra?: string) {
  const described = [hint && `${id}-hint`, error && `${id}-error`, extra].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}
