import type { Choice } from './Select.tsx';

/** 'All' comes first. The chosen value is offered even when the address names one that does not exist. */
export function withChosen(all: string, choices: readonly Choice[], chosen: Choice): Choice[] {
  const isOffered = chosen.value === '' || choices.some(({ value }) => value === chosen.value);
  return [{ value: '', label: all }, ...(isOffered ? [] : [chosen]), ...choices];
}
