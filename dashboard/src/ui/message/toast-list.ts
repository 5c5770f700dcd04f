/**
 * Holds what is told over the page: one confirmation at a time, and each problem until it is closed. It is outside React's
 * tree, so that clearing one owner's screen clears it too.
 */
export interface Toast {
  id: number;
  text: string;
  kind: ToastKind;
}

export type ToastKind = keyof typeof STAYS;
/** A problem stays until it is closed; where part of the page did not load, it has a button that reloads. */
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
