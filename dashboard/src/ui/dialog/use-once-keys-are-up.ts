import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds. Somebody who holds a key down longer is not waited for. */
const LONGEST_PRESS = 300;

/**
 * Answers a function that runs its argument once the key that is down is up again, and at once where none is down: letting
 * go of a key is a part of the press, and waits too where something large is drawn in between. What that function answers
 * calls it off.
 */
export function useOnceKeysAreUp() {
  const isDown = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const note = (isNow: boolean) => () => void (isDown.current = isNow);
    const early = { capture: true, signal: listening.signal };
    window.addEventListener('keydown', note(true), early);
    window.addEventListener('keyup', note(false), early);
    return () => listening.abort();
  }, []);
  return useCallback((run: () => void) => {
    const waiting = new AbortController();
    const forget = () => waiting.abort();
    if (!isDown.current) {
      run();
      return forget;
    }
    const go = () => {
      if (waiting.signal.aborted) return;
      forget();
      run();
    };
    window.addEventListener('keyup', go, { signal: waiting.signal });
    setTimeout(go, LONGEST_PRESS);
    return forget;
  }, []);
}
