import { useSyncExternalStore } from 'react';
import { MINUTE } from '@daybook/schema/figures/periods';

/** One clock for the page: a list has many rows that need it. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout>;
let now = 0;

function wait(): void {
  timer = setTimeout(
    () => {
      wait();
      listeners.forEach((listener) => listener());
    },
    MINUTE - (Date.now() % MINUTE),
  );
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) wait();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

const minuteOf = (instant: number) => Math.floor(instant / MINUTE);

function readNow(): number {
  const instant = Date.now();
  if (minuteOf(instant) !== minuteOf(now)) now = instant;
  return now;
}

/** Returns milliseconds since 1970, updated every minute, so that open pages know what is past. */
export const useNow = (): number => useSyncExternalStore(subscribe, readNow, readNow);
