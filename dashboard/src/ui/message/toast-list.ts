/**
 * Holds the confirmations that are shown. It stands outside of React's tree, so that clearing one owner's
 * screen clears them too.
 */
export interface Toast {
  id: number;
  text: string;
}

export type ToastList = ReturnType<typeof createToastList>;

const SHOWN_AT_ONCE = 3;

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
    show: (text: string) => {
      lastId += 1;
      change([...shown.slice(1 - SHOWN_AT_ONCE), { id: lastId, text }]);
    },
    drop: (id: number) => change(shown.filter((toast) => toast.id !== id)),
    clear: () => change([]),
  };
}
