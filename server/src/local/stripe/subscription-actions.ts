/** Changes subscriptions, and makes the events that Stripe would. `now` is in seconds. */

import { chargeFor, intentOf, newId, tell } from './stripe-charges.ts';
import type { CheckoutSession, Invoice, StripeObjects, Subscription } from './stripe-objects.ts';

export function subscribe(
  objects: StripeObjects,
  session: CheckoutSession,
  customer: string,
  now: number,
): Subscription {
  const id = newId('sub');
  const invoice = makeInvoice(objects, id, { start: now, end: monthAfter(now) }, session.line.first);
  const subscription = objects.keep({
    id,
    object: 'subscription',
    created: now,
    status: 'active',
    customer,
    metadata: session.metadata,
    cancel_at_period_end: false,
    cancel_at: null,
    ended_at: null,
    latest_invoice: invoice.id,
    items: itemsOf({ start: now, end: monthAfter(now) }, session.line.price),
  });
  payInvoice(objects, invoice, now);
  tell(objects, now, 'customer.subscription.created', subscription);
  return subscription;
}

interface Period {
  start: number;
  end: number;
}

function itemsOf({ start, end }: Period, price: number): Subscription['items'] {
  const item = { current_period_start: start, current_period_end: end, price: { unit_amount: price } };
  return { object: 'list', data: [item] };
}

function makeInvoice(objects: StripeObjects, subscription: string, period: Period, amount: number): Invoice {
  return objects.keep({
    id: newId('in'),
    object: 'invoice',
    created: period.start,
    status: 'open',
    amount_due: amount,
    amount_paid: 0,
    parent: { subscription_details: { subscription } },
    status_transitions: { finalized_at: period.start, paid_at: null },
    lines: { object: 'list', data: [{ period }] },
    payments: { object: 'list', data: [] },
  });
}

function payInvoice(objects: StripeObjects, invoice: Invoice, now: number): void {
  const intent =
    invoice.amount_due === 0
      ? null
      : chargeFor(objects, intentOf(invoice.amount_due, {}, now, 'processing'), now);
  const paid = objects.keep({
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
    payments: {
      object: 'list',
      data: intent
        ? [{ status: 'paid', payment: { type: 'payment_intent', payment_intent: intent.id } }]
        : [],
    },
  });
  tell(objects, now, 'invoice.paid', paid);
}

/**
 * Renews a subscription as if its month were over: the next one begins now, and is paid or not. An unpaid
 * invoice is paid first.
 */
export function renew(
  objects: StripeObjects,
  subscription: Subscription,
  now: number,
  isPaid: boolean,
): void {
  const owed = unpaidInvoice(objects, subscription) ?? nextMonth(objects, subscription, now);
  if (isPaid) payInvoice(objects, owed, now);
  else tell(objects, now, 'invoice.payment_failed', owed);
  const latest = objects.find('subscription', subscription.id) ?? subscription;
  change(objects, { ...latest, status: isPaid ? 'active' : 'past_due' }, now);
}

function unpaidInvoice(objects: StripeObjects, { latest_invoice }: Subscription): Invoice | null {
  const latest = objects.find('invoice', latest_invoice);
  return latest?.status === 'open' ? latest : null;
}

function nextMonth(objects: StripeObjects, subscription: Subscription, now: number): Invoice {
  const last = objects.find('invoice', subscription.latest_invoice);
  const [line] = last?.lines.data ?? [];
  if (last && line) {
    const period = { ...line.period, end: Math.max(line.period.start, Math.min(line.period.end, now)) };
    objects.keep({ ...last, lines: { object: 'list', data: [{ period }] } });
  }
  const period = { start: now, end: monthAfter(now) };
  const price = subscription.items.data[0]?.price.unit_amount ?? 0;
  const invoice = makeInvoice(objects, subscription.id, period, price);
  objects.keep({ ...subscription, latest_invoice: invoice.id, items: itemsOf(period, price) });
  return invoice;
}

/** Makes a subscription end with the month that is paid for, or continue after all. */
export function setEndsWithPeriod(
  objects: StripeObjects,
  subscription: Subscription,
  now: number,
  isEnding: boolean,
): void {
  change(objects, { ...subscription, cancel_at_period_end: isEnding }, now);
}

export function end(objects: StripeObjects, subscription: Subscription, now: number): Subscription {
  const ended = objects.keep({ ...subscription, status: 'canceled', ended_at: now });
  tell(objects, now, 'customer.subscription.deleted', ended);
  return ended;
}

function change(objects: StripeObjects, subscription: Subscription, now: number): void {
  tell(objects, now, 'customer.subscription.updated', objects.keep(subscription));
}

/** Returns the same day of the next month, or that month's last day. Seconds since 1970. */
function monthAfter(instant: number): number {
  const date = new Date(instant * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, days));
  return date.getTime() / 1000;
}
