import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type DataRouter } from 'react-router';

/**
 * Starts each page as a browser would: at the top, or where it was left on going back, with its heading read
 * out. A page that has set the focus keeps it. Returns true while the next page's file is loading.
 */
export function useArriving(router: DataRouter): boolean {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [goingTo, setGoingTo] = useState(key);
  /** The scroll position at which each page was left, by the key of its history entry. */
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

/**
 * Turns off the browser's scroll restoration, which would scroll the page that is still shown. The browser
 * restores the position only after a reload.
 */
function ownScrolling() {
  const leave = (to: ScrollRestoration) => () => void (window.history.scrollRestoration = to);
  const restore = leave('auto');
  leave('manual')();
  window.addEventListener('pagehide', restore);
  window.addEventListener('pageshow', leave('manual'));
  return restore;
}

/** Milliseconds. After that, somebody is already reading. */
const LONGEST = 5000;
const TAKEN_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to where the page was left once it is long enough, because its content may still be loading. Stops
 * as soon as somebody scrolls, types or clicks. Returns a function that ends it.
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
