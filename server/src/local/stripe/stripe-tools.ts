import type { Context, Hono } from 'hono';
import type { Fields } from './form-fields.ts';
import type { StripeObject, StripeObjects } from './stripe-objects.ts';

export class StripeRefusal extends Error {
  readonly status: 400 | 404;
  readonly code: string | null;

  constructor(status: 400 | 404, code: string | null, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export type Body = (objects: StripeObjects, fields: Fields) => StripeObject;

export interface Tools {
  api: Hono;
  answer: (context: Context, body: Body) => Promise<Response>;
  list: (
    context: Context,
    body: (objects: StripeObjects, query: Fields) => StripeObject[],
  ) => Promise<Response>;
  seconds: () => number;
  /** Returns the page's address for the id of a checkout or billing portal session. */
  pageOf: (sessionId: string) => string;
}

export function idIn(context: Context): string {
  return context.req.param('id') ?? '';
}

export function found<Found>(object: Found | null | undefined): Found {
  if (object == null) throw new StripeRefusal(404, 'resource_missing', 'No such object');
  return object;
}
