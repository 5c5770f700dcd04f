import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds after which a key that is still held down is ignored. */
const LONGEST_PRESS = 300;

/**
 * Returns a function that runs its argument once the pressed key is released, or at once when none is
 * pressed. The key's release belongs to the same interaction, so drawing something large in between would
 * delay it. That function returns a way to cancel.
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
