/** Turns errors into responses: every failed call has the same shape. */

import type { Hono } from 'hono';
import type { ZodError } from 'zod';
import { NOT_FOUND, UNEXPECTED_ERROR } from '@daybook/schema/words/texts';
import type { LogParts, TellError } from '../database/outage.ts';
import { isDatabaseTrouble } from '../database/passing-errors.ts';
import type { HttpEnvironment, RequestContext } from './environment.ts';
import { DATABASE_UNAVAILABLE, INPUT_NOT_VALID } from './refusal-texts.ts';

export type RefusalStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 429 | 500 | 503;

/** The subject of a refusal, for a page that explains more than the refusal's text. */
type RefusalKind = 'booking-link';

interface RefusalExtras {
  kind?: RefusalKind;
  /** Texts by field name, when single fields are wrong. */
  fields?: Record<string, string>;
  /** Further members of the JSON, such as the fresh slots of a 409. */
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** Thrown to refuse a request. People read its message. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly extras: RefusalExtras;

  constructor(status: RefusalStatus, text: string, extras: RefusalExtras = {}) {
    super(text);
    this.status = status;
    this.extras = extras;
  }
}

/** Returns a refusal because of one field, whose text is also the message. */
/** Returns true if waiting or trying again may help. */
export const isPassing = ({ status }: Refusal): boolean => status === 429 || status >= 500;

export function refusalOfField(field: string, text: string, status: RefusalStatus = 400): Refusal {
  return new Refusal(status, text, { fields: { [field]: text } });
}

export function refusalResponse(refusal: Refusal): Response {
  return new Response(JSON.stringify(refusalBody(refusal)), {
    status: refusal.status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...refusal.extras.headers },
  });
}

export function refusalBody({ message, extras: { fields, body } }: Refusal): Record<string, unknown> {
  return { error: message, message, ...(fields ? { fields } : {}), ...body };
}

/** Returns the 400 for an input that failed its schema, with the first problem of each field. */
export function refusalOfInput(error: ZodError): Refusal {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  return new Refusal(400, INPUT_NOT_VALID, { fields });
}

/** The status logged when the client has hung up; nobody receives it. nginx uses the same number. */
const CLIENT_GONE = 499;

/** Thrown when a client has hung up before its response was made. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

/**
 * Returns true if the connection broke before the request had arrived or its response was made, which is no
 * fault of ours.
 */
export function isClientGone(error: unknown, context: RequestContext): boolean {
  if (error instanceof ClientGone) return true;
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ECONNRESET') return false;
  return !context.env.incoming.complete;
}

/** Turns every error into a response: JSON for a call, and for a page what its feature makes of it. */
export function answerErrors(app: Hono<HttpEnvironment>, { log, tell }: LogParts): void {
  app.onError((error, context) => {
    if (isClientGone(error, context)) {
      log.info({ id: context.get('requestId') }, 'the client went away');
      return new Response(null, { status: CLIENT_GONE });
    }
    return refusalResponse(refusalOf(error, context, tell));
  });
  app.notFound((_context: RequestContext) => refusalResponse(new Refusal(404, NOT_FOUND)));
}

/** Returns a refusal for any error. An unexpected error is reported, and its refusal gives no detail. */
export function refusalOf(error: unknown, context: RequestContext, tell: TellError): Refusal {
  if (error instanceof Refusal) return error;
  tell(error, 'request failed', { id: context.get('requestId') });
  return isDatabaseTrouble(error)
    ? new Refusal(503, DATABASE_UNAVAILABLE, { headers: { 'Retry-After': '2' } })
    : new Refusal(500, UNEXPECTED_ERROR);
}
