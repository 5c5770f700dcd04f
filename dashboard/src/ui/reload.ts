/**
 * Reloads that the page begins itself, because a part of it is gone or shows another account. A leave guard does not ask
 * then: what was typed is kept (forms/drafts.ts).
 */
let isReloading = false;
const keepers = new Set<() => void>();

export const isPageReloading = (): boolean => isReloading;

/** True while a form is open that keeps what was typed over a reload. */
export const isTextKept = (): boolean => keepers.size > 0;

/** Calls `keep` before such a reload. Returns a function that stops it. */
export function keepOverReload(keep: () => void): () => void {
  keepers.add(keep);
  return () => void keepers.delete(keep);
}

export function reloadPage(): void {
  keepers.forEach((keep) => keep());
  isReloading = true;
  window.location.reload();
}

/** Loads that page in place of this one. It finds `state` in its location. Nothing that was typed is kept. */
export function reloadAt(path: string, state: object): void {
  if (isReloading) return;
  isReloading = true;
  const here: unknown = window.history.state;
  // The router keeps a location's state under this name.
  window.history.replaceState({ ...(typeof here === 'object' ? here : {}), usr: state }, '', path);
  window.location.reload();
}
