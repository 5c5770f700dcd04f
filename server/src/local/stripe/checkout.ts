/** The whole stand-in for Stripe: its pages, and the settings that make this server its client. */

import { createHmac, randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { HttpEnvironment } from '../../http/environment.ts';
import type { StripeSettings } from '../../payments/stripe.ts';
import type { Clock } from '../../runtime/clock.ts';
import { createDelivery } from './deliver-events.ts';
import { checkoutPath } from './pages.tsx';
import { createCheckoutRoutes } from './routes.tsx';
import { createStripeApi } from './stripe-api.ts';
import { openStripeFile } from './stripe-file.ts';

interface CheckoutParts {
  file: string;
  /** PUBLIC_URL, without a slash at the end. */
  publicUrl: string;
  /** The address at which the product listens, because a container may not reach its own public one. */
  productUrl: string;
  /** The first of SESSION_SECRET. */
  secret: string;
  clock: Clock;
  log: Logger;
}

export interface CheckoutStandIn {
  routes: Hono<HttpEnvironment>;
  stripe: StripeSettings;
  /** Delivers the events left over from the last process. Call it once the product serves requests. */
  begin(): void;
  stop(): Promise<void>;
}

/** Returns the secret that signs the events, the same in every process on one database. */
export function webhookSecretFrom(secret: string): string {
  return `whsec_${createHmac('sha256', secret).update('checkout stand-in').digest('hex')}`;
}

export function createCheckoutStandIn(parts: CheckoutParts): CheckoutStandIn {
  const { publicUrl, clock } = parts;
  const withObjects = openStripeFile(parts.file);
  const secretKey = `sk_test_${randomBytes(24).toString('hex')}`;
  const webhookSecret = webhookSecretFrom(parts.secret);
  const delivery = createDelivery({ ...parts, withObjects, webhookSecret });
  const pageOf = (sessionId: string) => `${publicUrl}${checkoutPath}/${sessionId}`;
  const onEvents = () => void delivery.deliver();
  const api = createStripeApi({ withObjects, clock, secretKey, pageOf, onEvents });
  return {
    routes: createCheckoutRoutes({ withObjects, clock, publicUrl, deliver: () => delivery.deliver() }),
    stripe: {
      secretKey,
      webhookSecret,
      fetch: async (input, init) => api.request(input instanceof URL ? input.href : input, init),
    },
    begin: onEvents,
    stop: () => delivery.stop(),
  };
}
