import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { BarLink } from './BarLinks.tsx';

export interface InBar {
  place: ReactNode;
  links: readonly BarLink[];
  /** Shown at the foot of a phone's window. */
  foot: ReactNode;
}

export const NOTHING: InBar = { place: null, links: [], foot: null };

export const InBarContext = createContext<(shown: InBar) => void>(() => undefined);

/** Shows `shown` in the bar while the page is mounted. Pass the same object until it changes. */
export function useInBar(shown: InBar): void {
  const show = useContext(InBarContext);
  useEffect(() => {
    show(shown);
    return () => show(NOTHING);
  }, [show, shown]);
}
