/**
 * The stand-in's copy of Stripe's objects, with the fields that we read, by Stripe's own names. Instants are
 * seconds since 1970, money is pence.
 */

import { z } from 'zod';

const metadata = z.record(z.string(), z.string());
const instant = z.int().min(0);
const ofKind = <Kind extends string>(object: Kind) => ({
  id: z.string(),
  object: z.literal(object),
  created: instant,
});
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ object: z.literal('list'), data: z.array(item) });

const checkoutSession = z.object({
  ...ofKind('checkout.session'),
  mode: z.enum(['payment', 'subscription']),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  url: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  metadata,
  customer: z.string().nullable(),
  customer_email: z.string().nullable(),
  customer_details: z.object({ email: z.string().nullable() }).nullable(),
  payment_intent: z.string().nullable(),
  subscription: z.string().nullable(),
  success_url: z.string(),
  cancel_url: z.string(),
  expires_at: instant,
  /** Our own field, returned by another call at Stripe: pence now, and for each month from the second on. */
  line: z.object({ name: z.string(), first: z.int(), price: z.int() }),
});
const charge = z.object({
  ...ofKind('charge'),
  amount: z.int(),
  amount_refunded: z.int(),
  refunded: z.boolean(),
  disputed: z.boolean(),
  payment_intent: z.string(),
});
const paymentIntent = z.object({
  ...ofKind('payment_intent'),
  status: z.enum(['succeeded', 'processing', 'requires_payment_method']),
  amount: z.int(),
  amount_received: z.int(),
  metadata,
  latest_charge: z.string().nullable(),
});
const refund = z.object({
  ...ofKind('refund'),
  amount: z.int(),
  payment_intent: z.string(),
  status: z.literal('succeeded'),
});
const dispute = z.object({
  ...ofKind('dispute'),
  amount: z.int(),
  payment_intent: z.string(),
  status: z.enum(['needs_response', 'won', 'lost']),
});
const customer = z.object({ ...ofKind('customer'), email: z.string().nullable() });
const coupon = z.object({ ...ofKind('coupon'), amount_off: z.int(), name: z.string().nullable() });
const subscription = z.object({
  ...ofKind('subscription'),
  status: z.enum(['active', 'past_due', 'canceled']),
  customer: z.string(),
  metadata,
  cancel_at_period_end: z.boolean(),
  cancel_at: instant.nullable(),
  ended_at: instant.nullable(),
  latest_invoice: z.string(),
  items: listOf(
    z.object({
      current_period_start: instant,
      current_period_end: instant,
      price: z.object({ unit_amount: z.int() }),
    }),
  ),
});
const invoice = z.object({
  ...ofKind('invoice'),
  status: z.enum(['open', 'paid']),
  amount_due: z.int(),
  amount_paid: z.int(),
  parent: z.object({ subscription_details: z.object({ subscription: z.string() }) }),
  status_transitions: z.object({ finalized_at: instant.nullable(), paid_at: instant.nullable() }),
  lines: listOf(z.object({ period: z.object({ start: instant, end: instant }) })),
  payments: listOf(
    z.object({
      status: z.literal('paid'),
      payment: z.object({ type: z.literal('payment_intent'), payment_intent: z.string() }),
    }),
  ),
});
const portalConfiguration = z.object({
  ...ofKind('billing_portal.configuration'),
  active: z.boolean(),
  metadata,
});
const portalSession = z.object({
  ...ofKind('billing_portal.session'),
  customer: z.string(),
  url: z.string(),
  return_url: z.string(),
});
const event = z.object({
  ...ofKind('event'),
  type: z.string(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
  /** Our own field: whether the product has accepted the event. */
  delivered: z.boolean(),
});
/** Our own object: the response to a call that must not be made twice. Its `id` is the call's key. */
const answered = z.object({ ...ofKind('answered'), answer: z.string() });

export const stripeObject = z.discriminatedUnion('object', [
  checkoutSession,
  charge,
  paymentIntent,
  refund,
  dispute,
  customer,
  coupon,
  subscription,
  invoice,
  portalConfiguration,
  portalSession,
  event,
  answered,
]);

export type StripeObject = z.infer<typeof stripeObject>;
type Kind = StripeObject['object'];
export type ObjectOf<Name extends Kind> = Extract<StripeObject, { object: Name }>;
export type CheckoutSession = ObjectOf<'checkout.session'>;
export type Subscription = ObjectOf<'subscription'>;
export type Invoice = ObjectOf<'invoice'>;
export type StripeEvent = ObjectOf<'event'>;

/** All objects by their ids. Keeping an object replaces the one with its id. */
export class StripeObjects {
  private readonly byId: Map<string, StripeObject>;
  private changed: StripeObject[] = [];

  constructor(objects: readonly StripeObject[]) {
    this.byId = new Map(objects.map((object) => [object.id, object]));
  }

  find<Name extends Kind>(kind: Name, id: string | null): ObjectOf<Name> | null {
    const found = id === null ? undefined : this.byId.get(id);
    return found && isOf(kind, found) ? found : null;
  }

  /** Lists the objects of a kind, the latest first. */
  list<Name extends Kind>(kind: Name): ObjectOf<Name>[] {
    return [...this.byId.values()].filter((object) => isOf(kind, object)).reverse();
  }

  keep<Kept extends StripeObject>(object: Kept): Kept {
    // A replaced object keeps its place in the order.
    this.byId.set(object.id, object);
    this.changed.push(object);
    return object;
  }

  /** Returns the objects kept since the last call. */
  takeChanges(): StripeObject[] {
    const { changed } = this;
    this.changed = [];
    return changed;
  }
}

function isOf<Name extends Kind>(kind: Name, object: StripeObject): object is ObjectOf<Name> {
  return object.object === kind;
}

/** Returns an object as Stripe does, always with everything that the product may `expand`. */
export function shownObject(objects: StripeObjects, about: StripeObject): Record<string, unknown> {
  if (about.object === 'checkout.session') {
    const { line: _ours, ...shown } = about;
    return shown;
  }
  if (about.object === 'payment_intent')
    return { ...about, latest_charge: objects.find('charge', about.latest_charge) };
  if (about.object === 'subscription')
    return {
      ...about,
      customer: objects.find('customer', about.customer) ?? about.customer,
      latest_invoice: objects.find('invoice', about.latest_invoice),
    };
  if (about.object === 'event') {
    const { delivered: _ours, ...shown } = about;
    return shown;
  }
  return about;
}
