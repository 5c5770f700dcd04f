/**
 * Holds the confirmation that is shown: one at a time. It is outside React's tree, so that clearing one owner's
 * screen clears it too.
 */
export interface Toast {
  id: number;
  text: string;
}

export type ToastList = ReturnType<typeof createToastList>;

export function createToastList() {
  let shown: Toast | null = null;
  let lastId = 0;
  const listeners = new Set<() => void>();

  function change(next: Toast | null) {
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
      change({ id: lastId, text });
    },
    clear: () => change(null),
  };
}
