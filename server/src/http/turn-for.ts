import { nextTurn } from '../next-turn.ts';
import type { RequestContext } from './environment.ts';
import { ClientGone } from './errors.ts';

/** Resolves when a step that takes a while may be done for this request. Throws where its client has hung up by then. */
export async function turnFor({ env }: RequestContext): Promise<void> {
  await nextTurn();
  // Of requests that come one behind the other on one connection, only the first one's response hears that it is gone.
  if (env.incoming.socket.destroyed) throw new ClientGone();
}
