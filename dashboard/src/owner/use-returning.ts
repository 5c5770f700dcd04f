import { useEffect, useEffectEvent } from 'react';

/** Calls `onReturn` if the Back button restores this page just as the visitor left it for another site. */
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
