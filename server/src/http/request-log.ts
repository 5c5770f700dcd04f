/**
 * Gives each request an id, logs one line for it, and counts it. It uses the route's pattern, because the
 * address may contain a token, and logs nothing about the person.
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

export interface CountRequests {
  countRequest(answered: Answered, milliseconds: number): void;
}

export interface RequestLogParts {
  log: Logger;
  /** Null if nothing is counted. */
  metrics: CountRequests | null;
}

/** Returns a new request's id, and a function that records its response. */
export function beginRequest({ log, metrics }: RequestLogParts): {
  id: string;
  noteAnswered: (answered: Answered) => void;
} {
  const started = performance.now();
  const id = randomUUID();
  return {
    id,
    noteAnswered(answered) {
      const milliseconds = performance.now() - started;
      const { method, route, status } = answered;
      log.info({ id, method, route, status, ms: Math.round(milliseconds * 100) / 100 });
      metrics?.countRequest(answered, milliseconds);
    },
  };
}

/** Sets the headers of `secure` on every response before its route runs. */
export function requestLog(
  parts: RequestLogParts,
  secure: SecureHeaders,
): MiddlewareHandler<HttpEnvironment> {
  return async function logRequest(context, next) {
    const { id, noteAnswered } = beginRequest(parts);
    context.set('requestId', id);
    setHeaders(context.env.outgoing, firstHeaders({ id, path: context.req.path }, secure));
    await next();
    noteAnswered({
      method: context.req.method,
      // The route that responded, not the last one that matched: that is the dashboard's, which matches every
      // GET.
      route: routePath(context),
      status: context.res.status,
    });
  };
}
