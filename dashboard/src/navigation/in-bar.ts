import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { BarLink } from './BarLinks.tsx';

/** What a page adds to the bar. */
export interface InBar {
  /** Stands beside the name: which business this is about. */
  place: ReactNode;
  /** Links of this page, before the others. */
  links: readonly BarLink[];
}

export const NOTHING: InBar = { place: null, links: [] };

export const InBarContext = createContext<(shown: InBar) => void>(() => undefined);

/** Shows it in the bar while the page is there. Give it the same object until something of it differs. */
export function useInBar(shown: InBar): void {
  const show = useContext(InBarContext);
  useEffect(() => {
    show(shown);
    return () => show(NOTHING);
  }, [show, shown]);
}
