import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What every request carries through Hono. */
export interface HttpEnvironment {
  Bindings: HttpBindings;
  Variables: {
    /** Stands in the answer (X-Request-Id) and in every line logged for it. */
    requestId: string;
  };
}

export type RequestContext = Context<HttpEnvironment>;
