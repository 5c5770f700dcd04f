import { useState } from 'react';
import type { KeptName } from '@daybook/schema/words/kept-in-browser';

/**
 * Returns what was last chosen on this device, `otherwise` where nothing was, and a function that chooses.
 */
export function useKeptChoice<Value extends string>(
  item: KeptName,
  choices: readonly Value[],
  otherwise: () => Value,
): [Value, (value: Value) => void] {
  const [chosen, setChosen] = useState(() => choices.find((choice) => choice === read(item)) ?? otherwise());
  const choose = (value: Value) => {
    setChosen(value);
    try {
      localStorage.setItem(item, value);
    } catch {
      // In a browser that stores nothing, the choice holds for this visit.
    }
  };
  return [chosen, choose];
}

function read(item: KeptName): string | null {
  try {
    return localStorage.getItem(item);
  } catch {
    // A browser that stores nothing has no choice to give.
    return null;
  }
}
