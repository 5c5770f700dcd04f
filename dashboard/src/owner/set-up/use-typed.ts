import { useEffect, useRef } from 'react';

/** What was typed in a step when it was last left without saving it; null if it wasn't. */
export interface Typed<Values> {
  values: Values | null;
}

/**
 * Keeps what is typed in a step for when its owner is back there, with our buttons or the browser's. Returns a
 * function to call once the step is saved: nothing needs keeping then.
 */
export function useTyped<Values>(typed: Typed<Values>, getValues: () => Values): () => void {
  const isSaved = useRef(false);
  useEffect(
    () => () => {
      typed.values = isSaved.current ? null : getValues();
    },
    [typed, getValues],
  );
  return () => {
    isSaved.current = true;
  };
}
