import { useEffect, useRef } from 'react';

interface WhereLost {
  /**
   * Only where what had the focus is gone: a dialog that closed, a row that was deleted, a button that did its work.
   * `change` is whatever takes such things away; what it is at first takes nothing.
   */
  ifLost: true;
  /**
   * The id of the button that opened a dialog, if there was one: it has the focus again where it is still there. The
   * dialog gives it back by itself, but may find the moment too late for it.
   */
  openerId?: () => string | null;
}

/**
 * Moves the focus to the place that carries the ref, once for each new `change`, null being none: so that new
 * contents are read out and the tab order starts there. What takes no focus by itself gets `tabIndex={-1}`.
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
    // A dialog that closes gives focus back in the next frame, where there is somebody to give it to.
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
