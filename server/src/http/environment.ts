import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { TrustsProxy } from './trusted-proxies.ts';

/** What every request carries through Hono. */
export interface HttpEnvironment {
  Bindings: HttpBindings;
  Variables: {
    /** Stands in the answer (X-Request-Id) and in every line logged for it. */
    requestId: string;
    /** Whose word about the client's address counts. */
    trustsProxy: TrustsProxy;
  };
}

export type RequestContext = Context<HttpEnvironment>;
