import type { FieldParts } from './Field.tsx';

/** Returns attributes that link an input to its hint and error. `extra` is another description's id. */
export function describe(id: string, { hint, error }: Pick<FieldParts, 'hint' | 'error'>, extra?: string) {
  const described = [hint && `${id}-hint`, error && `${id}-error`, extra].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}
