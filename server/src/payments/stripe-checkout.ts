/** What Stripe is asked for when somebody wants to pay. Prices are made here: nothing is set up by hand. */
import type Stripe from 'stripe';
import { CURRENCY } from '@daybook/schema/figures/prices';
import { LOCALE, PRODUCT_NAME } from '@daybook/schema/words/product';
import type { CheckoutOrder } from './provider.ts';
import { CHECKOUT_KEY } from './stripe-events.ts';

/**
 * Makes Stripe's coupon that lowers a subscription's first month, and answers its id. Null when that month costs its
 * price.
 */
export async function openDiscount(stripe: Stripe, order: CheckoutOrder): Promise<string | null> {
  const { id, model, pricePence, fullPence, couponCode } = order;
  if (model !== 'subscription' || pricePence === fullPence) return null;
  const coupon = await stripe.coupons.create(
    {
      amount_off: fullPence - pricePence,
      currency: CURRENCY.toLowerCase(),
      duration: 'once',
      max_redemptions: 1,
      name: couponCode ?? 'First month',
    },
    { idempotencyKey: `${id}-discount` },
  );
  return coupon.id;
}

/**
 * The session that Stripe is asked to open. Its metadata is handed on to what comes of it: the payment, or the
 * subscription.
 */
export function sessionOf(
  order: CheckoutOrder,
  discount: string | null,
): Stripe.Checkout.SessionCreateParams {
  const { id, model, business, couponCode, customerReference } = order;
  const metadata = {
    [CHECKOUT_KEY]: id,
    business_id: String(business.id),
    coupon: couponCode ?? '',
  };
  const isSubscription = model === 'subscription';
  return {
    mode: isSubscription ? 'subscription' : 'payment',
    client_reference_id: id,
    metadata,
    ...(isSubscription
      ? { subscription_data: { metadata } }
      : // Stripe makes an invoice for each month by itself, but for a single payment only if asked.
        { payment_intent_data: { metadata }, invoice_creation: { enabled: true } }),
    ...(customerReference === null ? { customer_email: order.email } : { customer: customerReference }),
    ...(discount === null ? {} : { discounts: [{ coupon: discount }] }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: CURRENCY.toLowerCase(),
          unit_amount: isSubscription ? order.fullPence : order.pricePence,
          product_data: {
            name: `${PRODUCT_NAME} ${isSubscription ? 'by the month' : 'setup'}: ${business.name}`,
          },
          ...(isSubscription ? { recurring: { interval: 'month' } } : {}),
        },
      },
    ],
    // What we promise is in pounds.
    adaptive_pricing: { enabled: false },
    locale: LOCALE,
    expires_at: Math.floor(order.expiresAt / 1000),
    success_url: order.paidUrl,
    cancel_url: order.unpaidUrl,
  };
}
