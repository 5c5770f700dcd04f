/** The stand-in for Stripe as a whole: its pages, and what this server needs to be its client. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Clock } from '../../runtime/clock.ts';
import type { HttpEnvironment } from '../../http/environment.ts';
import type { StripeSettings } from '../../payments/stripe.ts';
import { createDelivery } from './deliver-events.ts';
import { checkoutPath } from './pages.tsx';
import { createCheckoutRoutes } from './routes.tsx';
import { createStripeApi } from './stripe-api.ts';
import { openStripeFile } from './stripe-file.ts';

interface CheckoutParts {
  /** The file in which it keeps its objects. */
  file: string;
  /** PUBLIC_URL, without a slash at the end. */
  publicUrl: string;
  /** The address at which the product listens: a container may not reach its own public one. */
  productUrl: string;
  /** The first of SESSION_SECRET. */
  secret: string;
  clock: Clock;
  log: Logger;
}

export interface CheckoutStandIn {
  routes: Hono<HttpEnvironment>;
  stripe: StripeSettings;
  /** Tells the events that were not told before the last process ended. To be called once the product answers. */
  begin(): void;
  stop(): Promise<void>;
}

/** The secret that the events are signed with. It is the same in every process on one database. */
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
