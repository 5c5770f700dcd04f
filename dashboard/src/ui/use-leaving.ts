import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Hides a dialog or menu (`isGone`) before closing it. The page behind is inert until then, and making it
 * active again takes some browsers longer than a click should wait.
 */
export function useLeaving(onClose: () => void) {
  const [isGone, setIsGone] = useState(false);
  const onceKeysAreUp = useOnceKeysAreUp();
  useEffect(() => {
    if (!isGone) return;
    let frame = 0;
    const deleteKeys = onceKeysAreUp(() => {
      // The second frame starts after the first has been painted.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          // Synchronously and with all effects: the focus can only return to a page that is no longer inert.
          flushSync(() => {
            // onClose may leave the dialog open.
            setIsGone(false);
            onClose();
          });
        });
      });
    });
    return () => {
      deleteKeys();
      cancelAnimationFrame(frame);
    };
  }, [isGone, onClose, onceKeysAreUp]);
  return { isGone, leave: () => setIsGone(true) };
}

/** Milliseconds after which a key that is still held down is ignored. */
const LONGEST_PRESS = 300;

/**
 * Returns a function that runs its argument once the pressed key is released, or at once when none is
 * pressed. The key's release belongs to the same interaction, so drawing something large in between would
 * delay it. That function returns a way to cancel.
 */
function useOnceKeysAreUp() {
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
