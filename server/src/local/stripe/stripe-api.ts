/** The part of Stripe's REST API that the product uses, called by Stripe's package within this process. */

import { Hono, type Context } from 'hono';
import type { Clock } from '../../runtime/clock.ts';
import { expire, expireIfDue, refund } from './stripe-actions.ts';
import { newId } from './stripe-charges.ts';
import type { WithObjects } from './stripe-file.ts';
import {
  shownObject,
  type CheckoutSession,
  type ObjectOf,
  type StripeObject,
  type StripeObjects,
} from './stripe-objects.ts';
import { end } from './subscription-actions.ts';

/** Fields as Stripe's package sends them, by their flat names: 'metadata[business_id]'. */
type Fields = Partial<Record<string, string>>;

/** Returns the fields under a name: for 'metadata', 'metadata[business_id]' becomes 'business_id'. */
function fieldsUnder(fields: Fields, name: string): Record<string, string> {
  const under: Record<string, string> = {};
  for (const [key, value] of Object.entries(fields)) {
    const isUnder = key.startsWith(`${name}[`) && key.endsWith(']');
    if (isUnder && value !== undefined) under[key.slice(name.length + 1, -1)] = value;
  }
  return under;
}

class StripeRefusal extends Error {
  readonly status: 400 | 404;
  readonly code: string | null;

  constructor(status: 400 | 404, code: string | null, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

type Body = (objects: StripeObjects, fields: Fields) => StripeObject;

interface Tools {
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

function idIn(context: Context): string {
  return context.req.param('id') ?? '';
}

function found<Found>(object: Found | null | undefined): Found {
  if (object == null) throw new StripeRefusal(404, 'resource_missing', 'No such object');
  return object;
}

interface StripeApiParts {
  withObjects: WithObjects;
  clock: Clock;
  secretKey: string;
  /** Returns the page's address for the id of a checkout or billing portal session. */
  pageOf: (sessionId: string) => string;
  onEvents: () => void;
}

export function createStripeApi({ withObjects, clock, secretKey, pageOf, onEvents }: StripeApiParts): Hono {
  const api = new Hono();
  const seconds = () => Math.floor(clock() / 1000);

  api.use(async (context, next) => {
    if (context.req.header('Authorization') === `Bearer ${secretKey}`) return next();
    return refusal(context, 401, null, 'Invalid API key provided');
  });
  api.onError((error, context) => {
    if (!(error instanceof StripeRefusal)) throw error;
    return refusal(context, error.status, error.code, error.message);
  });

  /** Responds with an object as Stripe shows it. */
  async function answer(context: Context, body: Body): Promise<Response> {
    const fields = await fieldsIn(context);
    const shown = await withObjects((objects) => shownObject(objects, once(objects, context, fields, body)));
    onEvents();
    return context.json(shown);
  }

  /** Makes an object once: a call whose key was used before gets the same response. */
  function once(objects: StripeObjects, context: Context, fields: Fields, body: Body): StripeObject {
    const key = context.req.header('Idempotency-Key');
    const before = key === undefined ? null : objects.find('answered', key);
    const known = before && anyOf(objects, before.answer);
    if (known) return known;
    const made = body(objects, fields);
    if (key !== undefined) objects.keep({ id: key, object: 'answered', created: seconds(), answer: made.id });
    return made;
  }

  async function list(
    context: Context,
    body: (objects: StripeObjects, query: Fields) => StripeObject[],
  ): Promise<Response> {
    const query = context.req.query();
    const { data, has_more } = await withObjects((objects) => {
      const found = body(objects, query);
      const from = found.findIndex(({ id }) => id === query.starting_after) + 1;
      const page = found.slice(from, from + Number(query.limit ?? 10));
      return {
        data: page.map((object) => shownObject(objects, object)),
        has_more: from + page.length < found.length,
      };
    });
    return context.json({ object: 'list', data, has_more, url: context.req.path });
  }

  const tools = { api, answer, list, seconds, pageOf };
  mountCheckouts(tools);
  mountMoney(tools);
  mountSubscriptions(tools, withObjects);
  mountPortal(tools);
  return api;
}

function mountCheckouts({ api, answer, seconds, pageOf }: Tools): void {
  const sessionIn = (objects: StripeObjects, context: Context): CheckoutSession =>
    expireIfDue(objects, found(objects.find('checkout.session', idIn(context))), seconds());

  api.post('/v1/checkout/sessions', (context) =>
    answer(context, (objects, fields) => objects.keep(sessionOf(objects, fields, pageOf, seconds()))),
  );
  api.get('/v1/checkout/sessions/:id', (context) =>
    answer(context, (objects) => sessionIn(objects, context)),
  );
  api.post('/v1/checkout/sessions/:id/expire', (context) =>
    answer(context, (objects) => {
      const session = sessionIn(objects, context);
      if (session.status !== 'open')
        throw new StripeRefusal(
          400,
          null,
          'Only Checkout Sessions with a status in ["open"] can be expired.',
        );
      return expire(objects, session, seconds());
    }),
  );
  api.post('/v1/coupons', (context) =>
    answer(context, (objects, fields) =>
      objects.keep({
        id: newId('co'),
        object: 'coupon',
        created: seconds(),
        amount_off: Number(fields.amount_off),
        name: fields.name ?? null,
      }),
    ),
  );
}

function mountMoney({ api, answer, list, seconds }: Tools): void {
  api.get('/v1/payment_intents/:id', (context) =>
    answer(context, (objects) => found(objects.find('payment_intent', idIn(context)))),
  );
  api.post('/v1/refunds', (context) =>
    answer(context, (objects, fields) => {
      const made = refund(objects, fields.payment_intent ?? '', seconds());
      if (made) return made;
      throw new StripeRefusal(400, 'charge_already_refunded', 'Charge has already been refunded.');
    }),
  );
  api.get('/v1/disputes', (context) =>
    list(context, (objects, query) =>
      objects
        .list('dispute')
        .filter(
          ({ payment_intent, created }) =>
            (query.payment_intent === undefined || payment_intent === query.payment_intent) &&
            created >= createdSince(query),
        ),
    ),
  );
  api.get('/v1/charges', (context) =>
    list(context, (objects, query) =>
      objects.list('charge').filter(({ created }) => created >= createdSince(query)),
    ),
  );
}

/** Seconds since 1970. */
function createdSince(query: Fields): number {
  return Number(query['created[gte]'] ?? 0);
}

function mountSubscriptions({ api, answer, list, seconds }: Tools, withObjects: WithObjects): void {
  api.get('/v1/subscriptions', (context) =>
    list(context, (objects) => objects.list('subscription').filter(({ status }) => status !== 'canceled')),
  );
  api.get('/v1/subscriptions/:id', (context) =>
    answer(context, (objects) => found(objects.find('subscription', idIn(context)))),
  );
  api.delete('/v1/subscriptions/:id', (context) =>
    answer(context, (objects) => {
      const subscription = objects.find('subscription', idIn(context));
      return end(objects, found(subscription?.status === 'canceled' ? null : subscription), seconds());
    }),
  );
  api.get('/v1/invoices', (context) =>
    list(context, (objects, query) =>
      objects
        .list('invoice')
        .filter(({ parent }) => parent.subscription_details.subscription === query.subscription),
    ),
  );
  api.get('/v1/invoice_payments', async (context) => {
    const wanted = context.req.query('payment[payment_intent]');
    const invoices = await withObjects((objects) =>
      objects
        .list('invoice')
        .filter(({ payments }) => payments.data.some(({ payment }) => payment.payment_intent === wanted)),
    );
    const data = invoices.map((invoice) => ({
      id: `inpay_${invoice.id}`,
      object: 'invoice_payment',
      invoice,
    }));
    return context.json({ object: 'list', data, has_more: false, url: context.req.path });
  });
}

function mountPortal({ api, answer, list, seconds, pageOf }: Tools): void {
  api.get('/v1/billing_portal/configurations', (context) =>
    list(context, (objects) => objects.list('billing_portal.configuration')),
  );
  api.post('/v1/billing_portal/configurations', (context) =>
    answer(context, (objects, fields) =>
      objects.keep({
        id: newId('bpc'),
        object: 'billing_portal.configuration',
        created: seconds(),
        active: true,
        metadata: fieldsUnder(fields, 'metadata'),
      }),
    ),
  );
  api.post('/v1/billing_portal/sessions', (context) =>
    answer(context, (objects, fields) => {
      const id = newId('bps');
      const session: ObjectOf<'billing_portal.session'> = {
        id,
        object: 'billing_portal.session',
        created: seconds(),
        customer: found(objects.find('customer', fields.customer ?? null)).id,
        url: pageOf(id),
        return_url: fields.return_url ?? '',
      };
      return objects.keep(session);
    }),
  );
}

function sessionOf(
  objects: StripeObjects,
  fields: Fields,
  pageOf: StripeApiParts['pageOf'],
  now: number,
): CheckoutSession {
  const id = newId('cs_test');
  const price = Number(fields['line_items[0][price_data][unit_amount]']);
  const coupon = objects.find('coupon', fields['discounts[0][coupon]'] ?? null);
  return {
    id,
    object: 'checkout.session',
    created: now,
    mode: fields.mode === 'subscription' ? 'subscription' : 'payment',
    status: 'open',
    payment_status: 'unpaid',
    url: pageOf(id),
    client_reference_id: fields.client_reference_id ?? null,
    metadata: fieldsUnder(fields, 'metadata'),
    customer: fields.customer === undefined ? null : found(objects.find('customer', fields.customer)).id,
    customer_email: fields.customer_email ?? null,
    customer_details: null,
    payment_intent: null,
    subscription: null,
    success_url: fields.success_url ?? '',
    cancel_url: fields.cancel_url ?? '',
    expires_at: Number(fields.expires_at),
    line: {
      name: fields['line_items[0][price_data][product_data][name]'] ?? '',
      first: price - (coupon?.amount_off ?? 0),
      price,
    },
  };
}

/** Finds an object of one of the kinds that calls with a key make. */
function anyOf(objects: StripeObjects, id: string): StripeObject | null {
  return (
    objects.find('checkout.session', id) ??
    objects.find('coupon', id) ??
    objects.find('refund', id) ??
    objects.find('billing_portal.configuration', id) ??
    objects.find('billing_portal.session', id)
  );
}

async function fieldsIn(context: Context): Promise<Fields> {
  return context.req.method === 'POST'
    ? Object.fromEntries(new URLSearchParams(await context.req.text()))
    : context.req.query();
}

function refusal(context: Context, status: 400 | 401 | 404, code: string | null, message: string) {
  return context.json({ error: { type: 'invalid_request_error', code, message } }, status);
}
