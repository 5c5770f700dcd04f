/**
 * Gives each request an id and logs one line for it: the route's pattern, never the address itself, which
 * may hold a token, and nothing of who asked.
 */
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { HttpEnvironment } from './environment.ts';
import { firstHeaders, setHeaders, type SecureHeaders } from './headers.ts';

export interface Answered {
  method: string;
  route: string;
  status: number;
}

/** A request that has just come in: its id, and how to log that it was answered. */
export function beginRequest(log: Logger): { id: string; logAnswered: (answered: Answered) => void } {
  const started = performance.now();
  const id = randomUUID();
  return {
    id,
    logAnswered({ method, route, status }) {
      log.info({ id, method, route, status, ms: Math.round((performance.now() - started) * 100) / 100 });
    },
  };
}

/** Every response gets the headers of `secure` before its route runs. */
export function requestLog(log: Logger, secure: SecureHeaders): MiddlewareHandler<HttpEnvironment> {
  return async function logRequest(context, next) {
    const { id, logAnswered } = beginRequest(log);
    context.set('requestId', id);
    setHeaders(context.env.outgoing, firstHeaders({ id, path: context.req.path }, secure));
    await next();
    logAnswered({
      method: context.req.method,
      // The one that answered, and not the last that would have: that is the dashboard's, which matches every GET.
      route: routePath(context),
      status: context.res.status,
    });
  };
}
