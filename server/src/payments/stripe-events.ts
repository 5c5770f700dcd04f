/** Translates Stripe's objects and errors into our own terms. Stripe uses seconds and pence. */

import Stripe from 'stripe';
import type {
  ListedSubscription,
  ProviderSubject,
  ReportedPayment,
  ReportedSubscription,
} from './provider.ts';

/** The metadata key under which we give Stripe our checkout's id. */
export const CHECKOUT_KEY = 'checkout_id';

/** Returns milliseconds since 1970. */
const instantOf = (seconds: number) => seconds * 1000;

/**
 * Returns the id in a field that contains either an id or, if the call expanded it, the whole object. Null if
 * it is empty.
 */
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

/** All events that the webhook needs; server/DEPLOY.md lists them. */
export const EVENTS_WANTED: readonly string[] = [
  ...SESSION_EVENTS,
  ...SUBSCRIPTION_EVENTS,
  ...INVOICE_EVENTS,
  ...PAYMENT_EVENTS,
];

/** Returns an event's subject; null if it doesn't concern us. */
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

/** Returns the payment of an intent with its latest charge and disputes. Null while nothing is paid. */
export function paymentOf(
  intent: Stripe.PaymentIntent,
  disputes: readonly Stripe.Dispute[],
  kind: ReportedPayment['kind'],
): ReportedPayment | null {
  const charge = intent.latest_charge;
  if (intent.status !== 'succeeded' || charge === null || typeof charge === 'string') return null;
  return {
    reference: intent.id,
    kind,
    amountPence: intent.amount_received,
    ...returnOf(charge, disputes),
    paidAt: instantOf(charge.created),
  };
}

export function returnOf(
  charge: Stripe.Charge,
  disputes: readonly Stripe.Dispute[],
): Pick<ReportedPayment, 'refundedPence' | 'dispute'> {
  const lost = disputes
    .filter(({ status }) => status === 'lost')
    .reduce((sum, { amount }) => sum + amount, 0);
  // Money that a bank has taken back is gone, just like a refund.
  return {
    refundedPence: Math.min(charge.amount, charge.amount_refunded + lost),
    dispute: disputeOf(disputes),
  };
}

function disputeOf(disputes: readonly Stripe.Dispute[]): ReportedPayment['dispute'] {
  const states = disputes.map(({ status }) =>
    status === 'lost' ? 'lost' : CLOSED_DISPUTES.has(status) ? 'won' : 'open',
  );
  return (
    states.find((state) => state === 'lost') ?? states.find((state) => state === 'open') ?? states[0] ?? null
  );
}

const CLOSED_DISPUTES: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

/** Returns an invoice's payment intent; null if there was nothing to pay. */
export function intentOf({ payments }: Stripe.Invoice): string | null {
  const paid = payments?.data.find(({ status }) => status === 'paid') ?? payments?.data[0];
  return idOf(paid?.payment.payment_intent);
}

/** Returns a payment of 0 pence for a month that cost nothing. Its reference is the invoice's id. */
export function freeMonthOf(invoice: Stripe.Invoice): ReportedPayment {
  return {
    reference: invoice.id,
    kind: 'subscription',
    amountPence: 0,
    refundedPence: 0,
    dispute: null,
    paidAt: instantOf(invoice.status_transitions.paid_at ?? invoice.created),
  };
}

export interface PaidInvoice {
  invoice: Stripe.Invoice;
  payment: ReportedPayment;
}

/**
 * Returns a subscription from Stripe's object with its customer, its invoices (the latest first) and those of
 * them that are paid. Null if it is not ours, or if nothing of it was ever paid.
 */
export function subscriptionOf(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  paid: readonly PaidInvoice[],
): ReportedSubscription | null {
  const checkoutId = subscription.metadata[CHECKOUT_KEY];
  const status = statusOf(subscription.status);
  if (checkoutId === undefined || status === null) return null;
  const { customer, created } = subscription;
  return {
    reference: subscription.id,
    customerReference: idOf(customer) ?? '',
    checkoutId,
    status,
    endsWithPeriod: endsWithItsPeriod(subscription),
    // A subscription that has ended keeps it, because it says why.
    failingSince: status === 'active' ? null : failingSince(invoices),
    createdAt: instantOf(created),
    months: paid.map(({ invoice, payment }) => ({ payment, endsAt: endOf(invoice) })),
    payerEmail: typeof customer === 'string' || customer.deleted ? null : customer.email,
  };
}

/** Returns a listed subscription with its latest invoice. Null if it has ended or never began. */
export function listedFrom(subscription: Stripe.Subscription): ListedSubscription | null {
  const status = statusOf(subscription.status);
  if (status === null || status === 'ended') return null;
  const invoice = subscription.latest_invoice;
  const isPaid = invoice !== null && typeof invoice !== 'string' && invoice.status === 'paid';
  const endsWithPeriod = endsWithItsPeriod(subscription);
  return { reference: subscription.id, status, endsWithPeriod, paidUntil: isPaid ? endOf(invoice) : null };
}

const endsWithItsPeriod = (subscription: Stripe.Subscription) =>
  subscription.cancel_at_period_end || subscription.cancel_at !== null;

/** Returns null while the first payment has not arrived, because it may never do so. */
function statusOf(status: Stripe.Subscription.Status): ReportedSubscription['status'] | null {
  if (status === 'incomplete') return null;
  if (status === 'active' || status === 'trialing') return 'active';
  if (status === 'canceled' || status === 'incomplete_expired') return 'ended';
  // past_due, unpaid, paused, and any status that Stripe may add: all mean that it is not paid.
  return 'past_due';
}

/** Returns the end of the bought period, from the invoice's lines: the invoice names the one before. */
function endOf({ lines, created }: Stripe.Invoice): number {
  return instantOf(Math.max(created, ...lines.data.map(({ period }) => period.end)));
}

/** Returns when the first invoice unpaid since the last paid one was made out. Null if there is none. */
function failingSince(invoices: readonly Stripe.Invoice[]): number | null {
  const lastPaid = invoices.findIndex(({ status }) => status === 'paid');
  const since = invoices
    .slice(0, lastPaid === -1 ? undefined : lastPaid)
    .flatMap(({ status_transitions }) => status_transitions.finalized_at ?? [])
    .at(-1);
  return since === undefined ? null : instantOf(since);
}

export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeError;
}

/** Resolves to the requested object; null if Stripe doesn't know it. */
export async function orNull<Found>(asking: Promise<Found>): Promise<Found | null> {
  try {
    return await asking;
  } catch (error) {
    if (isStripeError(error) && error.code === 'resource_missing') return null;
    throw error;
  }
}
