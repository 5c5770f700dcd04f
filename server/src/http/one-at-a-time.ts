import { nextTurn } from '../runtime/next-turn.ts';
import type { RequestContext } from './environment.ts';
import { ClientGone } from './errors.ts';

/** Lets one piece of work of each key be under way in this process; the others wait in the order in which they came. */
export interface OneAtATime {
  isTaken(key: string): boolean;
  /** Resolves to what ends the turn; to call it twice does no harm. */
  take(key: string): Promise<() => void>;
}

export function createOneAtATime(): OneAtATime {
  /** When the last that was taken is over. */
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

/** Resolves when a step that takes a while may be done for this request. Throws where its client has hung up by then. */
export async function turnFor(context: RequestContext): Promise<void> {
  await nextTurn();
  mustStillWait(context);
}

/** Throws where the client has hung up. */
export function mustStillWait({ env }: RequestContext): void {
  if (env.outgoing.destroyed) throw new ClientGone();
}
