import { useState } from 'react';
import type { KeptName } from '@daybook/schema/words/kept-in-browser';

/** Returns what was last chosen on this device, or else `otherwise`, and a function that sets the choice. */
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
      // If the browser stores nothing, the choice lasts for this visit.
    }
  };
  return [chosen, choose];
}

function read(item: KeptName): string | null {
  try {
    return localStorage.getItem(item);
  } catch {
    // The browser doesn't allow storage.
    return null;
  }
}
