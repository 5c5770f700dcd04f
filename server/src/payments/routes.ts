import type { Hono } from 'hono';
import { calls } from '@daybook/schema/contract/calls';
import { withQuery } from '@daybook/schema/rules/path';
import { pages, providerEventsPath } from '@daybook/schema/words/routes';
import type { Clock } from '../runtime/clock.ts';
import type { Database } from '../database/database.ts';
import { readText } from '../http/body.ts';
import { clientAddressOf } from '../http/client-address.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { Refusal } from '../http/errors.ts';
import type { Mount } from '../http/mount.ts';
import { refuseUntil, type RateLimit } from '../http/rate-limit.ts';
import { INPUT_NOT_VALID } from '../http/refusal-texts.ts';
import type { HandleEvent } from './sync-payment.ts';
import { latestSubscription } from './money-store.ts';
import { NO_SUBSCRIPTION, PAYMENTS_UNAVAILABLE } from './payment-responses.ts';
import type { PaymentProvider } from './provider.ts';
import type { StartCheckout } from './start-checkout.ts';

interface PaymentParts {
  database: Database;
  provider: PaymentProvider;
  startCheckout: StartCheckout;
  publicUrl: string;
  codesTried: RateLimit;
}

export function mountPayments(mount: Mount, parts: PaymentParts): void {
  const { database, provider, startCheckout, publicUrl, codesTried } = parts;
  mount(calls.createCheckout, async ({ user, business, body: { coupon_code: code } }) => {
    const { userId, email, person } = user;
    if (code !== null) refuseUntil(await codesTried.take(person));
    return startCheckout({ userId, email, business, code });
  });

  mount(calls.openBillingPortal, async ({ business }) => {
    const subscription = await latestSubscription(database.read, business.id);
    if (!subscription) throw new Refusal(409, NO_SUBSCRIPTION);
    const back = publicUrl + withQuery(pages.settings, { tab: 'businesses', business: business.id });
    const url = await provider.openPortal(subscription.customerReference, back).catch(() => {
      throw new Refusal(503, PAYMENTS_UNAVAILABLE);
    });
    if (url === null) throw new Refusal(409, NO_SUBSCRIPTION);
    return { url };
  });
}

interface ProviderEventParts {
  provider: PaymentProvider;
  handleEvent: HandleEvent;
  clock: Clock;
  /** Counts bodies without a valid signature, by client address. */
  forged: RateLimit;
}

/** Bytes. The provider's largest events take some tens of thousands. */
const EVENT_LIMIT = 512 * 1024;

/** Mounts the provider's signed webhook. An event without a 200 response is sent again, for days. */
export function mountProviderEvents(
  app: Hono<HttpEnvironment>,
  { provider, handleEvent, clock, forged }: ProviderEventParts,
): void {
  app.post(providerEventsPath, async (context) => {
    const body = await readText(context, EVENT_LIMIT);
    const event = provider.readEvent(body, context.req.header('Stripe-Signature') ?? '', clock());
    if (!event) {
      // Only forged bodies are limited: behind a proxy the provider may share the forger's address.
      refuseUntil(await forged.take(clientAddressOf(context)));
      throw new Refusal(400, INPUT_NOT_VALID);
    }
    await handleEvent(event);
    return context.json({ received: true }, 200, { 'Cache-Control': 'no-store' });
  });
}
