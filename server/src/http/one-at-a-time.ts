import { nextTurn } from '../runtime/next-turn.ts';
import type { RequestContext } from './environment.ts';
import { ClientGone } from './errors.ts';

/** Runs one piece of work per key at a time in this process; the others wait in order of arrival. */
export interface OneAtATime {
  isTaken(key: string): boolean;
  /** Resolves to a function that ends the turn; calling it twice is harmless. */
  take(key: string): Promise<() => void>;
}

export function createOneAtATime(): OneAtATime {
  /** By key, resolves when the last turn taken is over. */
  const last = new Map<string, Promise<void>>();
  return {
    isTaken: (key) => last.has(key),
    async take(key) {
      const before = last.get(key);
      let release: () => void = () => undefined;
      const over = new Promise<void>((resolve) => {
        release = resolve;
      }).then(() => {
        if (last.get(key) === over) last.delete(key);
      });
      last.set(key, over);
      await before;
      return release;
    },
  };
}

/** Resolves when a slow step may run for this request. Throws if its client has hung up by then. */
export async function turnFor(context: RequestContext): Promise<void> {
  await nextTurn();
  mustStillWait(context);
}

/** Throws if the client has hung up. */
export function mustStillWait({ env }: RequestContext): void {
  if (env.outgoing.destroyed) throw new ClientGone();
}
