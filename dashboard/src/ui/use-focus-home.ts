import { useEffect, useRef } from 'react';

/**
 * A place for focus to go when what had it is gone: a dialog that closed, a row that was deleted, a button that did
 * its work. `change` is whatever takes such things away; put the ref on a heading with `tabIndex={-1}`.
 * `openerId` answers the id of the button that opened a dialog, if there was one: it has the focus again where it is
 * still there. The dialog gives it back by itself, but may find the moment too late for it.
 */
export function useFocusHome<Home extends HTMLElement>(
  change: unknown,
  openerId: () => string | null = () => null,
) {
  const home = useRef<Home>(null);
  const isFirst = useRef(true);
  const opener = useRef(openerId);
  useEffect(() => {
    opener.current = openerId;
  });
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    // A dialog that closes gives focus back in the next frame, where there is somebody to give it to.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const button = document.getElementById(opener.current() ?? '');
        (button ?? home.current)?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [change]);
  return home;
}
