/**
 * The messages shown over the page: one confirmation at a time, and each problem until it is closed. They are
 * kept outside React, so that a logout clears them too.
 */
export interface Toast {
  id: number;
  text: string;
  kind: ToastKind;
}

type ToastKind = keyof typeof STAYS;
/** A problem stays until it is closed. 'not loaded' also has a button that reloads the page. */
export const STAYS = { done: false, problem: true, 'not loaded': true };

export type ToastList = ReturnType<typeof createToastList>;

export function createToastList() {
  let shown: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function change(next: readonly Toast[]) {
    shown = next;
    listeners.forEach((listener) => listener());
  }

  return {
    read: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: (text: string, kind: ToastKind = 'done') => {
      lastId += 1;
      const others = shown.filter((toast) => STAYS[toast.kind] && toast.text !== text);
      change([...others, { id: lastId, text, kind }]);
    },
    drop: (id: number) => change(shown.filter((toast) => toast.id !== id)),
    clear: () => change([]),
  };
}
