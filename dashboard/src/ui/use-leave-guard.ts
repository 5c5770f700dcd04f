import { useCallback, useRef } from 'react';
import { useBeforeUnload, useBlocker, useLocation, type BlockerFunction } from 'react-router';
import { isPageReloading } from './reload.ts';

interface LeaveGuard {
  /** True when somebody is about to leave: ask them, then call `stay` or `leave`. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** Stops asking: for a page that has done its work. */
  open: () => void;
}

/**
 * Keeps people on a page with something that would be lost. Links, changes of the page's address and the
 * browser's back button wait for an answer; closing or reloading the tab asks in the browser's own words.
 */
export function useLeaveGuard(isNeeded: boolean): LeaveGuard {
  const { key } = useLocation();
  const isOpen = useRef(false);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      // While the next page's file loads, this page is still shown, but has been left.
      ({ currentLocation }) => isNeeded && !isOpen.current && currentLocation.key === key,
      [isNeeded, key],
    ),
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isNeeded && !isOpen.current && !isPageReloading()) event.preventDefault();
      },
      [isNeeded],
    ),
  );
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    open: useCallback(() => void (isOpen.current = true), []),
  };
}
