import { visitedPage } from '@daybook/schema/rules/visited-page';
import { visitsRoute } from '@daybook/schema/words/routes';

/** Tells the server that this page was opened, once somebody sees it: a page may be loaded in advance. */
export function countVisit(page: Document): void {
  const path = window.location.pathname;
  if (visitedPage(path) === null) return;
  if (page.visibilityState === 'visible') return tell(path);
  page.addEventListener('visibilitychange', () => countVisit(page), { once: true });
}

function tell(path: string): void {
  // A visit that cannot be counted must not disturb anybody.
  void fetch(visitsRoute.path, {
    method: visitsRoute.method,
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path }),
  }).catch(() => undefined);
}
