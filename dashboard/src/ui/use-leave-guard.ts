import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { isPageReloading } from './reload.ts';
import { UNSAFE_NavigationContext, useLocation, type Navigator } from 'react-router';

interface LeaveGuard {
  /** True when somebody is about to leave: ask them, then call `stay` or `leave`. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** Stops asking: for a page that has done its work. */
  open: () => void;
}

type Go = () => void;
/** Is told when somebody is about to leave, and how to let them go on. Null lets them leave. */
type OnLeaving = (go: Go) => 'held' | null;

/**
 * Keeps people on a page with something that would be lost. Links, changes of the page's address and the
 * browser's back button wait for an answer; closing or reloading the tab asks in the browser's own words.
 * React Router's useBlocker could do this, but only with its data router, and every first screen would carry
 * that. So this relies on behaviour that the plain router does not promise: e2e/leave-guard.test.ts fails
 * when it changes.
 */
export function useLeaveGuard(isNeeded: boolean): LeaveGuard {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const location = useLocation();
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
      holdWindow(() => !isOpen.current && !isPageReloading()),
    ];
    return () => stops.forEach((stop) => stop());
  }, [isNeeded, navigator, location]);
  const open = useCallback(() => void (isOpen.current = true), []);
  return {
    isAsking: waiting !== null,
    stay: () => setWaiting(null),
    // Only this once: while the next page loads, this one stays, and going back in that time keeps it.
    leave: () => {
      setWaiting(null);
      waiting?.go();
    },
    open,
  };
}

/** Holds what the router uses for every link and every `navigate`. Answers a function that lets go of it. */
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

/** Only one page at a time holds the history. */
let heldBy: ((event: PopStateEvent) => void) | null = null;
// Browsers call the window's listeners in the order in which they were added, and the router must not see
// what is held. So main.tsx imports this file itself, before there is a router.
window.addEventListener('popstate', (event) => heldBy?.(event));

/**
 * When the browser reports going back or forward, it has already done so: this returns to the page it left,
 * and tells how to go on.
 */
function holdHistory(onLeaving: OnLeaving): () => void {
  const here = placeIn(window.history.state);
  let isReturning = false;
  let isLeaving = false;
  const onPop = (event: PopStateEvent) => {
    if (isReturning) {
      isReturning = false;
      return event.stopImmediatePropagation();
    }
    if (isLeaving) return void (isLeaving = false);
    const distance = placeIn(event.state) - here;
    const goOn = () => {
      isLeaving = true;
      window.history.go(distance);
    };
    if (distance === 0 || onLeaving(goOn) === null) return;
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
