/** Builds the requests for Stripe's checkout and portal, with prices, so nothing is set up by hand. */

import type Stripe from 'stripe';
import { CURRENCY } from '@daybook/schema/figures/prices';
import { LOCALE, PRODUCT_NAME } from '@daybook/schema/words/product';
import type { CheckoutOrder, PaymentProvider } from './provider.ts';
import { CHECKOUT_KEY, orNull } from './stripe-events.ts';

/**
 * Creates the Stripe coupon that lowers a subscription's first month, and resolves to its id. Null if that
 * month costs the full price.
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

/** Returns the session for Stripe to open. Its metadata is handed on to the payment or the subscription. */
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
    // We promise prices in pounds.
    adaptive_pricing: { enabled: false },
    locale: LOCALE,
    expires_at: Math.floor(order.expiresAt / 1000),
    success_url: order.paidUrl,
    cancel_url: order.unpaidUrl,
  };
}

/**
 * The name by which we find our own configuration of Stripe's portal. Change it whenever the configuration's
 * features change.
 */
const NAME = 'daybook-1';

export function createOpenPortal(stripe: Stripe): PaymentProvider['openPortal'] {
  let known: Promise<string> | null = null;

  /** Resolves to the id of our configuration, created once, so that nobody need set it up by hand. */
  async function configuration(): Promise<string> {
    for await (const { id, metadata } of stripe.billingPortal.configurations.list({
      active: true,
      limit: 100,
    })) {
      if (metadata?.name === NAME) return id;
    }
    const made = await stripe.billingPortal.configurations.create(
      {
        business_profile: { headline: `Your ${PRODUCT_NAME} subscription` },
        features: {
          invoice_history: { enabled: true },
          payment_method_update: { enabled: true },
          subscription_cancel: { enabled: true, mode: 'at_period_end' },
        },
        metadata: { name: NAME },
      },
      { idempotencyKey: `portal-${NAME}` },
    );
    return made.id;
  }

  return async function openPortal(customer: string, returnUrl: string): Promise<string | null> {
    known ??= configuration();
    // An error is not cached, so that the next call tries again.
    const id = await known.catch((error: unknown) => {
      known = null;
      throw error;
    });
    const session = await orNull(
      stripe.billingPortal.sessions.create({ customer, configuration: id, return_url: returnUrl }),
    );
    return session && session.url;
  };
}
