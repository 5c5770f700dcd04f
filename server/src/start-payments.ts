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
  /** Replaces requests to Stripe when its keys are set. */
  stripeFetch?: typeof fetch;
}

interface PayingParts {
  database: Database;
  publicUrl: string;
  /** The address at which this process listens. */
  productUrl: string;
  wake: () => void;
}

/** `checkout` is the stand-in for Stripe if its keys are not set. */
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

/** Returns the path of a stand-in's file, next to the database that it belongs to. */
export function beside({ databaseFile }: Settings, file: string): string {
  return join(dirname(databaseFile), file);
}
