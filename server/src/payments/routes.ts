import type { Hono } from 'hono';
import { calls } from '@daybook/schema/contract/calls';
import { withQuery } from '@daybook/schema/rules/path';
import { pages, providerEventsPath } from '@daybook/schema/words/routes';
import type { Context } from '../context.ts';
import { readText } from '../http/body.ts';
import { clientAddressOf } from '../http/client-address.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { Refusal } from '../http/errors.ts';
import type { Mount } from '../http/mount.ts';
import { INPUT_NOT_VALID } from '../http/refusal-texts.ts';
import { refuseUntil } from '../http/token-bucket.ts';
import { publishForBusiness } from '../patterns/publish-patterns.ts';
import { latestSubscription } from './money-store.ts';
import { NO_SUBSCRIPTION, PAYMENTS_UNAVAILABLE } from './payment-responses.ts';
import { startCheckout } from './start-checkout.ts';
import { handleEvent } from './sync-payment.ts';

export function mountPayments(mount: Mount, context: Context): void {
  const { database, limits, provider, publicUrl } = context;
  mount(calls.createCheckout, async ({ user, business, body: { coupon_code: code } }) => {
    const { userId, email, person } = user;
    if (code !== null) refuseUntil(await limits.owner.coupons.take(person));
    const started = await startCheckout(context, { userId, email, business, code });
    if (started.free_activation) await publishForBusiness(context, business.id);
    return started;
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

/** Bytes. The provider's largest events take some tens of thousands. */
const EVENT_LIMIT = 512 * 1024;

/** Mounts the provider's signed webhook. An event without a 200 response is sent again, for days. */
export function mountProviderEvents(app: Hono<HttpEnvironment>, context: Context): void {
  const { clock, limits, provider } = context;
  app.post(providerEventsPath, async (request) => {
    const body = await readText(request, EVENT_LIMIT);
    const event = provider.readEvent(body, request.req.header('Stripe-Signature') ?? '', clock());
    if (!event) {
      // Only forged bodies are limited: behind a proxy the provider may share the forger's address.
      refuseUntil(await limits.forgedEvents.take(clientAddressOf(request)));
      throw new Refusal(400, INPUT_NOT_VALID);
    }
    await handleEvent(context, event);
    return request.json({ received: true }, 200, { 'Cache-Control': 'no-store' });
  });
}
