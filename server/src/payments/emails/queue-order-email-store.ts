import type { Transaction } from '../../database/database.ts';
import { queueEmail } from '../../emails/queue-email-store.ts';
import { latestSubscription } from '../latest-subscription-store.ts';
import { findCheckout, type MoneyOf } from '../money-store.ts';
import { ORDER_CONFIRMED, type OrderFacts } from './money-facts.ts';
import { findOwned } from './owned-business-store.ts';

/**
 * Queues the confirmation of an order, after its payment was written: once per checkout. Nobody gets it where the
 * business is gone.
 */
export async function queueOrderEmail(tx: Transaction, of: MoneyOf, now: number): Promise<void> {
  const found = of.businessId === null ? null : await findOwned(tx, of.businessId);
  const checkout = of.checkoutId === null ? null : await findCheckout(tx, of.checkoutId);
  if (!found || !checkout) return;
  const { id, name, timezone } = found.business;
  const { model, pricePence: amountPence, couponCode, termsVersion, createdAt: orderedAt } = checkout;
  const subscription = model === 'subscription' ? await latestSubscription(tx, id) : null;
  const payload: OrderFacts = {
    business: { id, name },
    timezone,
    model,
    amountPence,
    couponCode,
    orderedAt,
    paidAt: now,
    renewsAt: subscription?.paidUntil ?? null,
    termsVersion,
  };
  const onceKey = `${ORDER_CONFIRMED}:${checkout.id}`;
  const recipient = found.accountEmail;
  await queueEmail(tx, { kind: ORDER_CONFIRMED, recipient, payload, businessId: id, onceKey }, now);
}
