import type { Choice } from './Select.tsx';

/** Returns the choices after 'All', with the chosen value even when no such value exists. */
export function withChosen(all: string, choices: readonly Choice[], chosen: Choice): Choice[] {
  const isOffered = chosen.value === '' || choices.some(({ value }) => value === chosen.value);
  return [{ value: '', label: all }, ...(isOffered ? [] : [chosen]), ...choices];
}
