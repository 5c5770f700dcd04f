/** Changes Stripe's objects as payments do, and makes the events that Stripe would. `now` is in seconds. */

import { intentOf, chargeFor, newId, tell } from './stripe-charges.ts';
import type { CheckoutSession, ObjectOf, StripeObjects } from './stripe-objects.ts';
import { subscribe } from './subscription-actions.ts';

/** Ends an open session whose time is over. Returns the session as it is then. */
export function expireIfDue(objects: StripeObjects, session: CheckoutSession, now: number): CheckoutSession {
  return session.status === 'open' && session.expires_at <= now ? expire(objects, session, now) : session;
}

export function expire(objects: StripeObjects, session: CheckoutSession, now: number): CheckoutSession {
  const expired = objects.keep({ ...session, status: 'expired', url: null });
  tell(objects, now, 'checkout.session.expired', expired);
  return expired;
}

/** Pays. `isArriving`: by a method that takes days, such as a bank transfer. */
export function pay(objects: StripeObjects, session: CheckoutSession, now: number, isArriving = false): void {
  const email = session.customer_email ?? objects.find('customer', session.customer)?.email ?? null;
  const customer =
    objects.find('customer', session.customer) ??
    objects.keep({ id: newId('cus'), object: 'customer', created: now, email });
  const complete: CheckoutSession = {
    ...session,
    status: 'complete',
    url: null,
    customer: customer.id,
    customer_details: { email },
    payment_status: isArriving ? 'unpaid' : session.line.first === 0 ? 'no_payment_required' : 'paid',
  };
  if (session.mode === 'subscription') {
    const subscription = subscribe(objects, complete, customer.id, now);
    const kept = objects.keep({ ...complete, subscription: subscription.id });
    tell(objects, now, 'checkout.session.completed', kept);
    return;
  }
  const amount = session.line.first;
  const intent = isArriving
    ? objects.keep(intentOf(amount, session.metadata, now, 'processing'))
    : chargeFor(objects, intentOf(amount, session.metadata, now, 'processing'), now);
  tell(objects, now, 'checkout.session.completed', objects.keep({ ...complete, payment_intent: intent.id }));
}

/** Completes a payment that was processing, or fails it. */
export function arrive(
  objects: StripeObjects,
  session: CheckoutSession,
  now: number,
  isThere: boolean,
): void {
  const intent = objects.find('payment_intent', session.payment_intent);
  if (intent?.status !== 'processing') return;
  if (isThere) chargeFor(objects, intent, now);
  else objects.keep({ ...intent, status: 'requires_payment_method' });
  const kept = objects.keep({ ...session, payment_status: isThere ? 'paid' : 'unpaid' });
  tell(objects, now, `checkout.session.async_payment_${isThere ? 'succeeded' : 'failed'}`, kept);
}

function chargeOf(objects: StripeObjects, intentId: string): ObjectOf<'charge'> | null {
  const intent = objects.find('payment_intent', intentId);
  return intent && objects.find('charge', intent.latest_charge);
}

/** Refunds all that is left of a payment; returns null when nothing is left. */
export function refund(objects: StripeObjects, intentId: string, now: number): ObjectOf<'refund'> | null {
  const charge = chargeOf(objects, intentId);
  if (!charge || charge.refunded) return null;
  const amount = charge.amount - charge.amount_refunded;
  const refunded = objects.keep({ ...charge, amount_refunded: charge.amount, refunded: true });
  tell(objects, now, 'charge.refunded', refunded);
  return objects.keep({
    id: newId('re'),
    object: 'refund',
    created: now,
    amount,
    payment_intent: intentId,
    status: 'succeeded',
  });
}

/** Returns the latest dispute about a payment; null if there was none. */
export function disputeOf(objects: StripeObjects, intentId: string | null): ObjectOf<'dispute'> | null {
  return objects.list('dispute').find(({ payment_intent }) => payment_intent === intentId) ?? null;
}

export function openDispute(
  objects: StripeObjects,
  intentId: string,
  now: number,
): ObjectOf<'dispute'> | null {
  const charge = chargeOf(objects, intentId);
  if (!charge || charge.disputed || charge.refunded) return null;
  objects.keep({ ...charge, disputed: true });
  const dispute = objects.keep({
    id: newId('dp'),
    object: 'dispute',
    created: now,
    amount: charge.amount,
    payment_intent: intentId,
    status: 'needs_response',
  });
  tell(objects, now, 'charge.dispute.created', dispute);
  return dispute;
}

/** Closes a dispute. `lost`: the payer keeps the money. */
export function closeDispute(
  objects: StripeObjects,
  intentId: string,
  now: number,
  status: 'won' | 'lost',
): void {
  const dispute = disputeOf(objects, intentId) ?? openDispute(objects, intentId, now);
  if (dispute?.status !== 'needs_response') return;
  tell(objects, now, 'charge.dispute.closed', objects.keep({ ...dispute, status }));
}
