import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import {
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createHistory,
  useLocation,
  useNavigationType,
} from 'react-router';
import { restoreScroll } from './restore-scroll.ts';

interface Moving {
  /** Another page was asked for, and its file is on the way. */
  isMoving: boolean;
  /** How far a page was scrolled when it was left, by the key of its entry in the history. */
  scrolled: ReadonlyMap<string, number>;
}

const MovingContext = createContext<Moving>({ isMoving: false, scrolled: new Map() });

/** The router's own BrowserRouter, but one that knows when the next page is on the way. */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createHistory({ window, v5Compat: true }));
  const [{ location, action }, arrive] = useState({ location: history.location, action: history.action });
  const [scrolled] = useState(() => new Map<string, number>());
  const [isMoving, startMoving] = useTransition();
  const here = useRef(location.key);
  useLayoutEffect(() => {
    here.current = location.key;
  }, [location.key]);
  useLayoutEffect(
    () =>
      history.listen((to) => {
        scrolled.set(here.current, window.scrollY);
        startMoving(() => arrive(to));
      }),
    [history, scrolled],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      <MovingContext value={{ isMoving, scrolled }}>{children}</MovingContext>
    </Router>
  );
}

export const useIsMoving = (): boolean => useContext(MovingContext).isMoving;

/**
 * Begins each page as a browser would: at its top, or where it was left when somebody goes back to it, with its heading read
 * out. A page that has placed the focus itself keeps it.
 */
export function useArriving(): void {
  const { pathname, key } = useLocation();
  const { scrolled } = useContext(MovingContext);
  const isBack = useNavigationType() === NavigationType.Pop;
  const seen = useRef(pathname);
  useEffect(ownScrolling, []);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const content = document.getElementById('content');
    if (!content?.contains(document.activeElement))
      (content?.querySelector<HTMLElement>('h1') ?? content)?.focus({ preventScroll: true });
    return restoreScroll(isBack ? (scrolled.get(key) ?? 0) : 0);
  }, [pathname, key, isBack, scrolled]);
}

/** A browser would scroll the page that is still shown; it does so itself when the page is loaded again. */
function ownScrolling() {
  const leave = (to: ScrollRestoration) => () => void (window.history.scrollRestoration = to);
  const giveBack = leave('auto');
  leave('manual')();
  window.addEventListener('pagehide', giveBack);
  window.addEventListener('pageshow', leave('manual'));
  return giveBack;
}
