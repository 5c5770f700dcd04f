import { useEffect, useEffectEvent } from 'react';

/**
 * Tells when somebody has left for another site and is back at this page by the browser's own button: it may be just
 * as it was left, with a button that still works.
 */
export function useReturning(onReturn: () => void): void {
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
}
