/** Milliseconds. What loads later than this finds somebody reading. */
const LONGEST = 5000;
const TAKEN_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to where the page was left, as soon as it is long enough again: what it shows may still be loading. Stops as soon
 * as somebody scrolls or presses. Returns a function that ends it.
 */
export function restoreScroll(top: number): () => void {
  const expiryNotice = new AbortController();
  const { signal } = expiryNotice;
  const stop = () => expiryNotice.abort();
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
