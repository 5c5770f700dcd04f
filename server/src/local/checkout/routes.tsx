/** /dev/checkout: mounted outside production where no payment provider is set. */
import { Hono } from 'hono';
import type { Child } from 'hono/jsx';
import type { Clock } from '../../clock.ts';
import { readForm } from '../../http/body.ts';
import type { HttpEnvironment, RequestContext } from '../../http/environment.ts';
import { Refusal } from '../../http/errors.ts';
import { CROSS_SITE_REFUSED } from '../../http/refusal-texts.ts';
import { documentOf } from '../page.tsx';
import { localStyles } from '../styles.ts';
import { CheckoutMissing, CheckoutPage, checkoutPath, PaidPage, PortalPage, stylesPath } from './pages.tsx';
import { arrive, dispute, expireIfDue, pay, refund } from './stripe-actions.ts';
import type { WithObjects } from './stripe-file.ts';
import type { CheckoutSession, ObjectOf, StripeObjects } from './stripe-objects.ts';
import { end, renew, setEndsWithPeriod } from './subscription-actions.ts';

export interface CheckoutRouteParts {
  withObjects: WithObjects;
  clock: Clock;
  publicUrl: string;
  /** Tells the product what has happened. Resolves when it was told, or would not take it. */
  deliver: () => Promise<void>;
}

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * A Hono app whose paths begin at the root: `app.route('/', createCheckoutRoutes(...))`. Whoever has a page's address
 * may use it.
 */
export function createCheckoutRoutes(parts: CheckoutRouteParts): Hono<HttpEnvironment> {
  const { withObjects, clock, publicUrl, deliver } = parts;
  const { origin } = new URL(publicUrl);
  const routes = new Hono<HttpEnvironment>();
  const seconds = () => Math.floor(clock() / 1000);

  routes.get(stylesPath, (context) =>
    context.body(localStyles, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );

  routes.get(`${checkoutPath}/:id`, async (context) => {
    const isDeclined = context.req.query('declined') !== undefined;
    const page = await withObjects((objects) =>
      pageOf(objects, context.req.param('id'), isDeclined, seconds()),
    );
    await deliver();
    return page ? show(context, page) : show(context, <CheckoutMissing />, 404);
  });

  routes.post(`${checkoutPath}/:id`, async (context) => {
    if ((context.req.header('Origin') ?? origin) !== origin) throw new Refusal(403, CROSS_SITE_REFUSED);
    const form = await readForm(context);
    const { path } = context.req;
    const onward = await withObjects((objects) =>
      act(objects, context.req.param('id'), form, seconds(), path),
    );
    // The product is told before the customer goes back, as Stripe mostly does, so that they find what they paid for.
    await deliver();
    return onward === null ? show(context, <CheckoutMissing />, 404) : context.redirect(onward, 303);
  });
  return routes;
}

function pageOf(objects: StripeObjects, id: string, isDeclined: boolean, now: number): Child | null {
  const checkout = objects.find('checkout.session', id);
  if (checkout) {
    const session = expireIfDue(objects, checkout, now);
    if (session.status === 'open') return <CheckoutPage session={session} isDeclined={isDeclined} />;
    const intent = objects.find('payment_intent', session.payment_intent);
    const charge = objects.find('charge', intent?.latest_charge ?? null);
    return <PaidPage session={session} intent={intent} charge={charge} />;
  }
  const portal = objects.find('billing_portal.session', id);
  return portal && <PortalPage session={portal} subscriptions={subscriptionsOf(objects, portal)} />;
}

function subscriptionsOf(objects: StripeObjects, { customer }: ObjectOf<'billing_portal.session'>) {
  return objects.list('subscription').filter((subscription) => subscription.customer === customer);
}

type Form = Record<string, string>;

/** Does what was pressed, and answers where the browser goes on; null when there is nothing with that id. */
function act(objects: StripeObjects, id: string, form: Form, now: number, path: string): string | null {
  const checkout = objects.find('checkout.session', id);
  if (checkout) return actOnCheckout(objects, expireIfDue(objects, checkout, now), form, now, path);
  const portal = objects.find('billing_portal.session', id);
  if (!portal) return null;
  actOnSubscription(objects, portal, form, now);
  return path;
}

function actOnCheckout(
  objects: StripeObjects,
  session: CheckoutSession,
  { action }: Form,
  now: number,
  path: string,
): string {
  if (session.status === 'open') {
    if (action === 'pay' || action === 'later') {
      pay(objects, session, now, action === 'later');
      return session.success_url;
    }
    return action === 'decline' ? `${path}?declined` : path;
  }
  const intent = session.payment_intent;
  if (action === 'arrive' || action === 'bounce') arrive(objects, session, now, action === 'arrive');
  if (action === 'refund' && intent !== null) refund(objects, intent, now);
  if (action === 'dispute' && intent !== null) dispute(objects, intent, now);
  return path;
}

function actOnSubscription(
  objects: StripeObjects,
  portal: ObjectOf<'billing_portal.session'>,
  { action, subscription: id = '' }: Form,
  now: number,
): void {
  const subscription = subscriptionsOf(objects, portal).find((own) => own.id === id);
  if (!subscription || subscription.status === 'canceled') return;
  if (action === 'renew' || action === 'fail') renew(objects, subscription, now, action === 'renew');
  if (action === 'cancel' || action === 'resume')
    setEndsWithPeriod(objects, subscription, now, action === 'cancel');
  if (action === 'end') end(objects, subscription, now);
}

function show(context: RequestContext, page: Child, status: 200 | 404 = 200) {
  return context.html(documentOf(page), status, {
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
  });
}
