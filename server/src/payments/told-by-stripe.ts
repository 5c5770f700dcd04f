/** Stripe's objects in our own words. Pure. Stripe counts in seconds and in pence. */
import type Stripe from 'stripe';
import type { ProviderSubject, ToldPayment, ToldSubscription } from './provider.ts';

/** The metadata that we give to whatever we ask Stripe for. */
export const CHECKOUT_KEY = 'checkout_id';

/** Milliseconds since 1970. */
const instantOf = (seconds: number) => seconds * 1000;

/** A field that holds an id, or the object where it was asked for with it. */
export function idOf(field: string | { id: string } | null | undefined): string | null {
  if (field == null) return null;
  return typeof field === 'string' ? field : field.id;
}

const SESSION_EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
] as const;
const SUBSCRIPTION_EVENTS = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
] as const;
const INVOICE_EVENTS = ['invoice.paid', 'invoice.payment_failed'] as const;
const PAYMENT_EVENTS = [
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

/** All that we want to be told: the README names them. */
export const EVENTS_WANTED: readonly string[] = [
  ...SESSION_EVENTS,
  ...SUBSCRIPTION_EVENTS,
  ...INVOICE_EVENTS,
  ...PAYMENT_EVENTS,
];

/** What an event is about, whatever has become of it since; null for what is nothing to us. */
export function subjectOf(event: Stripe.Event): ProviderSubject | null {
  if (isOf(SESSION_EVENTS, event)) {
    const id = event.data.object.metadata?.[CHECKOUT_KEY];
    return id === undefined ? null : { about: 'checkout', id };
  }
  if (isOf(SUBSCRIPTION_EVENTS, event)) return { about: 'subscription', reference: event.data.object.id };
  if (isOf(INVOICE_EVENTS, event)) {
    const reference = idOf(event.data.object.parent?.subscription_details?.subscription);
    return reference === null ? null : { about: 'subscription', reference };
  }
  if (isOf(PAYMENT_EVENTS, event)) {
    const reference = idOf(event.data.object.payment_intent);
    return reference === null ? null : { about: 'payment', reference };
  }
  return null;
}

type EventOf<Types extends readonly string[]> = Extract<Stripe.Event, { type: Types[number] }>;

function isOf<const Types extends readonly string[]>(
  types: Types,
  event: Stripe.Event,
): event is EventOf<Types> {
  return types.includes(event.type);
}

/** A payment intent with its latest charge, and the disputes about it. Null while nothing was paid by it. */
export function paymentOf(
  intent: Stripe.PaymentIntent,
  disputes: readonly Stripe.Dispute[],
  kind: ToldPayment['kind'],
): ToldPayment | null {
  const charge = intent.latest_charge;
  if (intent.status !== 'succeeded' || charge === null || typeof charge === 'string') return null;
  const dispute = disputeOf(disputes);
  const lost = disputes
    .filter(({ status }) => status === 'lost')
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    reference: intent.id,
    kind,
    amountPence: intent.amount_received,
    // What a bank has taken back is gone like what we gave back.
    refundedPence: Math.min(intent.amount_received, charge.amount_refunded + lost),
    dispute,
    paidAt: instantOf(charge.created),
  };
}

function disputeOf(disputes: readonly Stripe.Dispute[]): ToldPayment['dispute'] {
  const states = disputes.map(({ status }) =>
    status === 'lost' ? 'lost' : CLOSED_DISPUTES.has(status) ? 'won' : 'open',
  );
  return (
    states.find((state) => state === 'lost') ?? states.find((state) => state === 'open') ?? states[0] ?? null
  );
}

const CLOSED_DISPUTES: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

/** An invoice's payment intent; null where there was nothing to pay. */
export function intentOf({ payments }: Stripe.Invoice): string | null {
  const paid = payments?.data.find(({ status }) => status === 'paid') ?? payments?.data[0];
  return idOf(paid?.payment.payment_intent);
}

/** A month that cost nothing: written down like what was paid, by its invoice. */
export function freeMonthOf(invoice: Stripe.Invoice): ToldPayment {
  return {
    reference: invoice.id,
    kind: 'subscription',
    amountPence: 0,
    refundedPence: 0,
    dispute: null,
    paidAt: instantOf(invoice.status_transitions.paid_at ?? invoice.created),
  };
}

/** An invoice that is paid, with its payment. */
export interface PaidInvoice {
  invoice: Stripe.Invoice;
  payment: ToldPayment;
}

/**
 * A subscription, with its customer, its invoices (the latest first) and those of them that are paid. Null for one that is not ours,
 * or of which nothing was ever paid.
 */
export function subscriptionOf(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  paid: readonly PaidInvoice[],
): ToldSubscription | null {
  const checkoutId = subscription.metadata[CHECKOUT_KEY];
  const status = statusOf(subscription.status);
  if (checkoutId === undefined || status === null) return null;
  const { customer, created } = subscription;
  return {
    reference: subscription.id,
    customerReference: idOf(customer) ?? '',
    checkoutId,
    status,
    paidUntil: paidUntil(paid, status) ?? instantOf(created),
    endsWithPeriod: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    // One that has ended keeps why.
    failingSince: status === 'active' ? null : failingSince(invoices),
    createdAt: instantOf(created),
    payments: paid.map(({ payment }) => payment),
    payerEmail: typeof customer === 'string' || customer.deleted ? null : customer.email,
  };
}

/** Null for one whose first payment has not come, and may never. */
function statusOf(status: Stripe.Subscription.Status): ToldSubscription['status'] | null {
  if (status === 'incomplete') return null;
  if (status === 'active' || status === 'trialing') return 'active';
  if (status === 'canceled' || status === 'incomplete_expired') return 'ended';
  // past_due, unpaid, paused, and whatever Stripe may think of: it is not paid.
  return 'past_due';
}

/** The period that the invoice itself names is the one before; its lines name what is bought by it. */
function paidUntil(paid: readonly PaidInvoice[], status: ToldSubscription['status']): number | null {
  // A month that was given back while the subscription runs was a kindness; after its end nothing stands behind it.
  const counted =
    status === 'ended'
      ? paid.filter(
          ({ payment: { amountPence, refundedPence } }) => refundedPence < amountPence || amountPence === 0,
        )
      : paid;
  const ends = counted.flatMap(({ invoice }) => invoice.lines.data.map(({ period }) => period.end));
  return ends.length === 0 ? null : instantOf(Math.max(...ends));
}

/** Since the first invoice was made out that stands unpaid after the last that was paid. */
function failingSince(invoices: readonly Stripe.Invoice[]): number | null {
  const lastPaid = invoices.findIndex(({ status }) => status === 'paid');
  const since = invoices
    .slice(0, lastPaid === -1 ? undefined : lastPaid)
    .flatMap(({ status_transitions }) => status_transitions.finalized_at ?? [])
    .at(-1);
  return since === undefined ? null : instantOf(since);
}
