import { useEffect, useRef } from 'react';

interface WhereLost {
  /**
   * Moves the focus only when the focused element has disappeared: a closed dialog, a deleted row, a button
   * that has done its work. `change` is the value whose change removes it; the first value moves nothing.
   */
  ifLost: true;
  /**
   * Returns the id of the button that opened a dialog, if any, which gets the focus back if it still exists.
   * The dialog also tries this, but sometimes too early or too late.
   */
  openerId?: () => string | null;
}

/**
 * Moves the focus to the element with the ref, once for each new `change` (null is none), so that new content
 * is read out and the tab order starts there. An element that isn't focusable needs `tabIndex={-1}`.
 */
export function useFocus<Place extends HTMLElement>(change: unknown, lost?: WhereLost) {
  const place = useRef<Place>(null);
  const ifLost = lost !== undefined;
  const seen = useRef<unknown>(ifLost ? change : null);
  const opener = useRef(lost?.openerId);
  useEffect(() => {
    opener.current = lost?.openerId;
  });
  useEffect(() => {
    if (change === seen.current || (change === null && !ifLost)) return;
    seen.current = change;
    if (!ifLost) return place.current?.focus();
    // A closing dialog returns the focus in the next frame, if its opener still exists.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const button = document.getElementById(opener.current?.() ?? '');
        (button ?? place.current)?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [change, ifLost]);
  return place;
}
