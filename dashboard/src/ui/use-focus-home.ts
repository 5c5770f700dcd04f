import { useEffect, useRef } from 'react';

/**
 * A place for focus to go when what had it is gone: a row that was deleted, a button that did its work.
 * `change` is whatever takes such things away; put the ref on a heading with `tabIndex={-1}`.
 */
export function useFocusHome<Home extends HTMLElement>(change: unknown) {
  const home = useRef<Home>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    // A dialog that closes gives focus back in the next frame, where there is somebody to give it to.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) home.current?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [change]);
  return home;
}
