import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext } from 'react-router';
import { guardHistory } from './history-guard.ts';

interface LeaveGuard {
  /** Somebody is about to leave: ask, then call `stay` or `leave`. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** From now on nobody is asked: for a page that has done what it was for. */
  open: () => void;
}

/**
 * Keeps people on a page with something that would be lost. Links and changes of the page's address wait for an
 * answer, so does the browser's back button; closing or reloading the tab asks in the browser's own words.
 * React Router's useBlocker would do it, but only with its data router, which every first screen would carry.
 */
export function useLeaveGuard(isNeeded: boolean): LeaveGuard {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const [waiting, setWaiting] = useState<{ go: () => void } | null>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    if (!isNeeded) return;
    const push = navigator.push.bind(navigator);
    navigator.push = (...where) => {
      if (isOpen.current) push(...where);
      else setWaiting({ go: () => push(...where) });
    };
    const stopWatching = watchHistory(isOpen, (go) => setWaiting({ go }));
    const ask = (event: BeforeUnloadEvent) => {
      if (!isOpen.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      navigator.push = push;
      stopWatching();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isNeeded, navigator]);
  const open = useCallback(() => void (isOpen.current = true), []);
  return {
    isAsking: waiting !== null,
    stay: () => setWaiting(null),
    leave: () => {
      open();
      setWaiting(null);
      waiting?.go();
    },
    open,
  };
}

/**
 * The browser has already gone back or forward when it says so: this goes where it came from, before the router
 * hears of it, and tells how to go on. Answers how to stop watching.
 */
function watchHistory(
  isOpen: { readonly current: boolean },
  onLeaving: (go: () => void) => void,
): () => void {
  const here = placeIn(window.history.state);
  let isReturning = false;
  const onPop = (event: PopStateEvent) => {
    const distance = placeIn(event.state) - here;
    if (isOpen.current || (distance === 0 && !isReturning)) return;
    event.stopImmediatePropagation();
    if (isReturning) {
      isReturning = false;
      return;
    }
    isReturning = true;
    window.history.go(-distance);
    onLeaving(() => window.history.go(distance));
  };
  return guardHistory(onPop);
}

/** The router numbers its entries in the history. */
function placeIn(state: unknown): number {
  const isNumbered =
    typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number';
  return isNumbered ? Number(state.idx) : 0;
}
