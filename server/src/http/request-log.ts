import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { HttpEnvironment } from './environment.ts';

/**
 * Gives each request an id and logs one line for it: the route's pattern, never the address itself, which
 * may hold a token, and nothing of who asked. `setHeaders` is told of every response before its route runs.
 */
export function requestLog(
  log: Logger,
  setHeaders: (outgoing: HttpEnvironment['Bindings']['outgoing'], path: string) => void,
): MiddlewareHandler<HttpEnvironment> {
  return async function logRequest(context, next) {
    const started = performance.now();
    const id = randomUUID();
    context.set('requestId', id);
    setHeaders(context.env.outgoing, context.req.path);
    context.env.outgoing.setHeader('X-Request-Id', id);
    await next();
    log.info({
      id,
      method: context.req.method,
      route: routePath(context, -1),
      status: context.res.status,
      ms: Math.round((performance.now() - started) * 100) / 100,
    });
  };
}
