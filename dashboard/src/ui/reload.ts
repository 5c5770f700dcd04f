/**
 * Reloads that the page starts itself, because a part didn't load or the account changed. No leave guard asks
 * then; forms/drafts.ts keeps what was typed.
 */
let isReloading = false;
const keepers = new Set<() => void>();

export const isPageReloading = (): boolean => isReloading;

/** Returns whether an open form keeps what was typed over a reload. */
export const isTextKept = (): boolean => keepers.size > 0;

/** Calls `keep` before reloadPage() reloads. Returns a function that stops it. */
export function keepOverReload(keep: () => void): () => void {
  keepers.add(keep);
  return () => void keepers.delete(keep);
}

export function reloadPage(): void {
  keepers.forEach((keep) => keep());
  isReloading = true;
  window.location.reload();
}

/** Replaces the page with the one at `path`, which finds `state` in its location. Nothing typed is kept. */
export function reloadAt(path: string, state: object): void {
  if (isReloading) return;
  isReloading = true;
  const here: unknown = window.history.state;
  // React Router keeps a location's state under `usr`.
  window.history.replaceState({ ...(typeof here === 'object' ? here : {}), usr: state }, '', path);
  window.location.reload();
}
