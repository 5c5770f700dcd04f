import { useCallback, useRef } from 'react';
import { useBeforeUnload, useBlocker, useLocation, type BlockerFunction } from 'react-router';
import { isPageReloading } from './reload.ts';

interface LeaveGuard {
  /** True when somebody is about to leave: ask them, then call `stay` or `leave`. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** Stops asking, for a page that has done its work. */
  open: () => void;
}

/**
 * Keeps people from losing what they typed. Links, address changes and the Back button wait for a reply;
 * closing or reloading the tab shows the browser's own question.
 */
export function useLeaveGuard(isNeeded: boolean): LeaveGuard {
  const { key } = useLocation();
  const isOpen = useRef(false);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      // While the next page's file loads, this page is still shown although it has been left.
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
