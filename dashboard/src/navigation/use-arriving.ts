import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type DataRouter } from 'react-router';

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

/** Milliseconds. What loads later than this finds somebody reading. */
const LONGEST = 5000;
const TAKEN_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to where the page was left, as soon as it is long enough again: what it shows may still be loading. Stops as soon
 * as somebody scrolls or presses. Returns a function that ends it.
 */
function restoreScroll(top: number): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const stop = () => ending.abort();
  const watch = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 1) stop();
  });
  watch.observe(document.body);
  signal.addEventListener('abort', () => watch.disconnect());
  for (const name of TAKEN_OVER) window.addEventListener(name, stop, { signal, passive: true });
  const timer = setTimeout(stop, LONGEST);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return stop;
}
