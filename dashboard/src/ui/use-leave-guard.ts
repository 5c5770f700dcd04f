import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext, type Navigator } from 'react-router';

interface LeaveGuard {
  /** Somebody is about to leave: ask, then call `stay` or `leave`. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** From now on nobody is asked: for a page that has done what it was for. */
  open: () => void;
}

type Go = () => void;
/** Hears of somebody who is about to leave, with how to go on. Null: they may leave. */
type OnLeaving = (go: Go) => 'held' | null;

/**
 * Keeps people on a page with something that would be lost. Links and changes of the page's address wait for an
 * answer, so does the browser's back button; closing or reloading the tab asks in the browser's own words.
 * React Router's useBlocker would do it, but only with its data router, which every first screen would carry. So
 * this stands on what the plain router does not promise: e2e/leave-guard.test.ts tells when that changes.
 */
export function useLeaveGuard(isNeeded: boolean): LeaveGuard {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const [waiting, setWaiting] = useState<{ go: Go } | null>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    if (!isNeeded) return;
    const onLeaving: OnLeaving = (go) => {
      if (isOpen.current) return null;
      setWaiting({ go });
      return 'held';
    };
    const stops = [
      holdNavigations(navigator, onLeaving),
      holdHistory(onLeaving),
      holdWindow(() => !isOpen.current),
    ];
    return () => stops.forEach((stop) => stop());
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

/** What the router goes through for every link and every `navigate`. Answers how to let go of it. */
function holdNavigations(navigator: Navigator, onLeaving: OnLeaving): () => void {
  const push = navigator.push.bind(navigator);
  const replace = navigator.replace.bind(navigator);
  const held =
    (navigate: typeof push): typeof push =>
    (...where) => {
      if (onLeaving(() => navigate(...where)) === null) navigate(...where);
    };
  Object.assign(navigator, { push: held(push), replace: held(replace) });
  return () => void Object.assign(navigator, { push, replace });
}

/** One page at a time holds the history. */
let heldBy: ((event: PopStateEvent) => void) | null = null;
// Browsers tell the window's listeners in the order in which they came, and the router must not hear of what is
// held. So main.tsx imports this file itself, before there is a router.
window.addEventListener('popstate', (event) => heldBy?.(event));

/**
 * The browser has already gone back or forward when it says so: this goes where it came from, and tells how to go on.
 */
function holdHistory(onLeaving: OnLeaving): () => void {
  const here = placeIn(window.history.state);
  let isReturning = false;
  const onPop = (event: PopStateEvent) => {
    if (isReturning) {
      isReturning = false;
      return event.stopImmediatePropagation();
    }
    const distance = placeIn(event.state) - here;
    if (distance === 0 || onLeaving(() => window.history.go(distance)) === null) return;
    event.stopImmediatePropagation();
    isReturning = true;
    window.history.go(-distance);
  };
  heldBy = onPop;
  return () => {
    if (heldBy === onPop) heldBy = null;
  };
}

function holdWindow(mustAsk: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (mustAsk()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

/** The router numbers its entries in the history. */
function placeIn(state: unknown): number {
  const isNumbered =
    typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number';
  return isNumbered ? Number(state.idx) : 0;
}
