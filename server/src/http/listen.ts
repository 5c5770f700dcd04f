/** Runs Node's own server: it listens first, then gets its app, and closes without dropping requests. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener, type HttpBindings, type Http2Bindings } from '@hono/node-server';
import { createEndUnread } from './unread-answers.ts';

/** How long requests in progress may take to finish when the server stops, milliseconds. */
const STOP_WITHIN = 10_000;
/** How often connections that have become idle are closed while stopping, milliseconds. */
const SWEEP_EVERY = 50;
/** A request that takes longer to arrive comes from a broken or hostile client, milliseconds. */
const REQUEST_TIMEOUT = 30_000;
/**
 * Milliseconds without a byte either way, after which a connection is closed. Shorter would cut off slow
 * clients: one that reads 20 KB a second lets the network take more only once a minute, when a third of its
 * buffer (4 MB) is free.
 */
const STALLED_AFTER = 120_000;

/**
 * How long an idle connection is kept, milliseconds: longer than proxies and browsers keep theirs (Caddy two
 * minutes), so that they close it and never send a request on a connection that is just being closed.
 */
const KEEP_ALIVE = 130_000;

type Fetch = (request: Request, bindings: HttpBindings | Http2Bindings) => Response | Promise<Response>;

export interface Served {
  fetch: Fetch;
}

export interface Listening {
  port: number;
  /** Starts responding to requests. Call it in the same turn as `listen` resolves. */
  serve(app: Served): void;
  /** True from the moment `stop` is called. */
  readonly isStopping: boolean;
  /**
   * Goes on responding for `drainSeconds` (0), then refuses new connections, lets requests in progress
   * finish, and closes.
   */
  stop(drainSeconds?: number): Promise<void>;
}

/** Milliseconds. */
interface Patience {
  request: number;
  stalled: number;
  lookEvery: number;
}

const PATIENCE: Patience = { request: REQUEST_TIMEOUT, stalled: STALLED_AFTER, lookEvery: 5_000 };

/** Returns the port for an error of `listen` that says it is in use; null for any other error. */
export function takenPort(error: unknown): number | null {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken && 'port' in error && typeof error.port === 'number' ? error.port : null;
}

/** Listens on the first free port from this one on; if the next hundred are taken, on any free port. */
export async function listenFrom(first: number, host: string): Promise<Listening> {
  const ports = Array.from({ length: 100 }, (_, at) => first + at).filter((port) => port < 65_536);
  for (const port of ports) {
    try {
      return await listen(port, host);
    } catch (error) {
      if (takenPort(error) === null) throw error;
    }
  }
  return listen(0, host);
}

/** Port 0 means any free one. Rejects if the address is in use. */
export async function listen(port: number, host: string, patience = PATIENCE): Promise<Listening> {
  const server = createServer({
    requestTimeout: patience.request,
    connectionsCheckingInterval: patience.lookEvery,
    keepAliveTimeout: KEEP_ALIVE,
  });
  // Node waits while any part of a response is being sent, and otherwise destroys the connection.
  server.timeout = patience.stalled;
  const connections = new Set<Socket>();
  const endUnread = createEndUnread();
  const looking = setInterval(() => endUnread(connections, performance.now()), patience.lookEvery);
  looking.unref();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  let isStopping = false;
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    port: address.port,
    serve({ fetch }) {
      const answer = getRequestListener(fetch);
      server.on('request', (incoming, outgoing) => {
        // A request that arrives before an earlier response on its connection is finished waits for it:
        // without a socket it would not learn that its client has hung up.
        if (outgoing.socket) void answer(incoming, outgoing);
        else outgoing.once('socket', () => void answer(incoming, outgoing));
      });
    },
    get isStopping() {
      return isStopping;
    },
    async stop(drainSeconds = 0) {
      isStopping = true;
      if (drainSeconds > 0) await wait(drainSeconds * 1000);
      const closed = once(server, 'close');
      server.close();
      const sweep = setInterval(() => {
        server.closeIdleConnections();
        // Browsers open connections before they need them, and Node counts one without a byte sent as busy.
        for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
      }, SWEEP_EVERY);
      const impatience = setTimeout(() => server.closeAllConnections(), STOP_WITHIN);
      await closed;
      clearInterval(looking);
      clearInterval(sweep);
      clearTimeout(impatience);
    },
  };
}
