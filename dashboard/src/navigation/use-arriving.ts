import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type DataRouter } from 'react-router';
import { restoreScroll } from './restore-scroll.ts';

/**
 * Begins each page as a browser would: at its top, or where it was left when somebody goes back to it, with its heading read
 * out. A page that has placed the focus itself keeps it. Returns true while the next page's file is on the way.
 */
export function useArriving(router: DataRouter): boolean {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [goingTo, setGoingTo] = useState(key);
  /** How far a page was scrolled when it was left, by the key of its entry in the history. */
  const [scrolled] = useState(() => new Map<string, number>());
  const here = useRef(key);
  const seen = useRef(pathname);
  useLayoutEffect(() => {
    here.current = key;
  }, [key]);
  useLayoutEffect(
    () =>
      router.subscribe(({ location }) => {
        if (location.key !== here.current) scrolled.set(here.current, window.scrollY);
        setGoingTo(location.key);
      }),
    [router, scrolled],
  );
  useEffect(ownScrolling, []);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const content = document.getElementById('content');
    if (!content?.contains(document.activeElement))
      (content?.querySelector<HTMLElement>('h1') ?? content)?.focus({ preventScroll: true });
    return restoreScroll(isBack ? (scrolled.get(key) ?? 0) : 0);
  }, [pathname, key, isBack, scrolled]);
  return goingTo !== key;
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
