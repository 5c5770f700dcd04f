/** The payments, and what stands in for Stripe without its keys. A part of the composition root. */
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from './runtime/clock.ts';
import type { Database } from './database/database.ts';
import { createCheckoutStandIn } from './local/stripe/checkout.ts';
import { createPayments } from './payments/payments.ts';
import { createStripe, type StripeSettings } from './payments/stripe.ts';
import type { Settings } from './settings.ts';

interface PayingOptions {
  settings: Settings;
  log: Logger;
  clock?: Clock;
  /** Answers in Stripe's place where its keys are set. */
  stripeFetch?: typeof fetch;
}

interface PayingParts {
  database: Database;
  publicUrl: string;
  /** Where this process listens. */
  productUrl: string;
  wake: () => void;
}

/** `checkout` stands in for Stripe where its keys are not set. */
export function createPaying(
  { settings, log, clock = Date.now, stripeFetch }: PayingOptions,
  { database, publicUrl, productUrl, wake }: PayingParts,
) {
  const { pricing, supportEmail } = settings;
  const payingWith = (stripe: StripeSettings) => {
    const provider = createStripe(stripe);
    const parts = { database, provider, pricing, clock, publicUrl, supportEmail, onMailQueued: wake, log };
    return createPayments(parts);
  };
  if (settings.payments) {
    const stripe = stripeFetch ? { ...settings.payments, fetch: stripeFetch } : settings.payments;
    return { checkout: null, payments: payingWith(stripe) };
  }
  const file = beside(settings, 'stripe.jsonl');
  const checkout = createCheckoutStandIn({
    file,
    publicUrl,
    productUrl,
    secret: settings.secrets[0],
    clock,
    log,
  });
  return { checkout, payments: payingWith(checkout.stripe) };
}

/** What the stand-ins keep lies beside the database it belongs to. */
export function beside({ databaseFile }: Settings, file: string): string {
  return join(dirname(databaseFile), file);
}
