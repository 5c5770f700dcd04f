import { nextTurn } from '../runtime/next-turn.ts';
import type { RequestContext } from './environment.ts';
import { ClientGone } from './errors.ts';

/** Resolves when a step that takes a while may be done for this request. Throws where its client has hung up by then. */
export async function turnFor(context: RequestContext): Promise<void> {
  await nextTurn();
  mustStillWait(context);
}

/** Throws where the client has hung up. */
export function mustStillWait({ env }: RequestContext): void {
  if (env.outgoing.destroyed) throw new ClientGone();
}
