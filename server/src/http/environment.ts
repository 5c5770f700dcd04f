import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { TrustsProxy } from './trusted-proxies.ts';

export interface HttpEnvironment {
  Bindings: HttpBindings;
  Variables: {
    /** Sent in the response (X-Request-Id) and in every line logged for the request. */
    requestId: string;
    /** Decides whose X-Forwarded-For to trust. */
    trustsProxy: TrustsProxy;
  };
}

export type RequestContext = Context<HttpEnvironment>;
