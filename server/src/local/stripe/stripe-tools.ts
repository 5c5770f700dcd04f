/** What each part of Stripe's API here is made with. */
import type { Context, Hono } from 'hono';
import type { Fields } from './form-fields.ts';
import type { StripeObject, StripeObjects } from './stripe-objects.ts';

/** What Stripe answers when it refuses a call. */
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
  /** Answers an object, as it is shown. */
  answer: (context: Context, body: Body) => Promise<Response>;
  list: (
    context: Context,
    body: (objects: StripeObjects, query: Fields) => StripeObject[],
  ) => Promise<Response>;
  seconds: () => number;
  /** The address of a session's page by its id: of a checkout session, or of a billing portal's. */
  pageOf: (sessionId: string) => string;
}

export function idIn(context: Context): string {
  return context.req.param('id') ?? '';
}

export function found<Found>(object: Found | null | undefined): Found {
  if (object == null) throw new StripeRefusal(404, 'resource_missing', 'No such object');
  return object;
}
