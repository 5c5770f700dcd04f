/**
 * Hears of back and forward before the router does. Browsers tell the window's listeners in the order in which
 * they came, so main.tsx imports this file itself: it has to be there first.
 */
type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;
window.addEventListener('popstate', (event) => guard?.(event));

/** One guard at a time: a page has one. Answers how to take it away. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
