import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { createCheckoutStandIn } from './local/stripe/checkout.ts';
import { createStripe } from './payments/stripe.ts';
import type { Clock } from './runtime/clock.ts';
import type { Settings } from './settings.ts';

interface PayingOptions {
  settings: Settings;
  log: Logger;
  clock?: Clock;
  /** Replaces requests to Stripe when its keys are set. */
  stripeFetch?: typeof fetch;
}

/**
 * `checkout` is the stand-in for Stripe if its keys are not set. `productUrl` is the address at which this process
 * listens.
 */
export function startPaying(
  { settings, log, clock = Date.now, stripeFetch }: PayingOptions,
  { publicUrl, productUrl }: { publicUrl: string; productUrl: string },
) {
  if (settings.payments) {
    const stripe = stripeFetch ? { ...settings.payments, fetch: stripeFetch } : settings.payments;
    return { checkout: null, provider: createStripe(stripe) };
  }
  const file = beside(settings, 'stripe.jsonl');
  const [secret] = settings.secrets;
  const checkout = createCheckoutStandIn({ file, publicUrl, productUrl, secret, clock, log });
  return { checkout, provider: createStripe(checkout.stripe) };
}

/** Returns the path of a stand-in's file, next to the database that it belongs to. */
export function beside({ databaseFile }: Settings, file: string): string {
  return join(dirname(databaseFile), file);
}
