/** Stripe's page at which a subscriber changes the card, sees invoices and cancels. */
import type Stripe from 'stripe';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { PaymentProvider } from './provider.ts';
import { orNull } from './stripe-errors.ts';

/** The name by which we find our own configuration again. Change it with what the configuration offers. */
const NAME = 'daybook-1';

export function createOpenPortal(stripe: Stripe): PaymentProvider['openPortal'] {
  let known: Promise<string> | null = null;

  /** The id of our configuration. It is made here, once, so that nobody needs to set it up by hand. */
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
    // A failure is forgotten, so that the next one asks again.
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
