import { useEffect, useRef } from 'react';

interface WhereLost {
  /**
   * Moves the focus only when the focused element has disappeared: a deleted row, a button that has done its
   * work. `change` is the value whose change removes it; the first value moves nothing. What a dialog does to
   * the focus is its own affair.
   */
  ifLost: true;
}

/**
 * Moves the focus to the element with the ref, once for each new `change` (null is none), so that new content
 * is read out and the tab order starts there. An element that isn't focusable needs `tabIndex={-1}`.
 */
export function useFocus<Place extends HTMLElement>(change: unknown, lost?: WhereLost) {
  const place = useRef<Place>(null);
  const ifLost = lost !== undefined;
  const seen = useRef<unknown>(ifLost ? change : null);
  useEffect(() => {
    if (change === seen.current || (change === null && !ifLost)) return;
    seen.current = change;
    if (!ifLost) return place.current?.focus();
    // A closing dialog returns the focus in the next frame, if its opener still exists.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        place.current?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [change, ifLost]);
  return place;
}
