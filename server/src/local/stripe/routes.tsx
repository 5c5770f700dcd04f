/** The pages of /dev/checkout, mounted outside production if no payment provider is set. */

import { Hono, type Context } from 'hono';
import type { Child } from 'hono/jsx';
import { readForm } from '../../http/body.ts';
import type { HttpEnvironment } from '../../http/environment.ts';
import { Refusal } from '../../http/errors.ts';
import { CROSS_SITE_REFUSED } from '../../http/refusal-texts.ts';
import type { Clock } from '../../runtime/clock.ts';
import { showPage } from '../page.tsx';
import {
  CheckoutMissing,
  CheckoutPage,
  checkoutPath,
  PaidPage,
  PortalPage,
  type Money,
  type ShownSubscription,
} from './pages.tsx';
import { arrive, closeDispute, disputeOf, expireIfDue, openDispute, pay, refund } from './stripe-actions.ts';
import type { WithObjects } from './stripe-file.ts';
import type { CheckoutSession, ObjectOf, StripeObjects } from './stripe-objects.ts';
import { end, renew, setEndsWithPeriod } from './subscription-actions.ts';

interface CheckoutRouteParts {
  withObjects: WithObjects;
  clock: Clock;
  publicUrl: string;
  /** Delivers events to the product. Resolves when it has accepted or refused them. */
  deliver: () => Promise<void>;
}

/**
 * Returns a Hono app whose paths begin at the root: `app.route('/', createCheckoutRoutes(...))`. Anyone who
 * has a page's address may use it.
 */
export function createCheckoutRoutes(parts: CheckoutRouteParts): Hono<HttpEnvironment> {
  const { withObjects, clock, publicUrl, deliver } = parts;
  const { origin } = new URL(publicUrl);
  const routes = new Hono<HttpEnvironment>();
  const seconds = () => Math.floor(clock() / 1000);

  routes.get(`${checkoutPath}/:id`, async (context) => {
    const isDeclined = context.req.query('declined') !== undefined;
    const page = await withObjects((objects) =>
      pageOf(objects, context.req.param('id'), isDeclined, seconds()),
    );
    await deliver();
    return page ? showPage(context, page, { formAction: "'self'" }) : missing(context);
  });

  routes.post(`${checkoutPath}/:id`, async (context) => {
    if ((context.req.header('Origin') ?? origin) !== origin) throw new Refusal(403, CROSS_SITE_REFUSED);
    const form = await readForm(context);
    const { path } = context.req;
    const onward = await withObjects((objects) =>
      act(objects, context.req.param('id'), form, seconds(), path),
    );
    // The product learns of the payment before the customer returns, as it mostly does with Stripe.
    await deliver();
    return onward === null ? missing(context) : context.redirect(onward, 303);
  });
  return routes;
}

const missing = (context: Context) => showPage(context, <CheckoutMissing />, { status: 404 });

function pageOf(objects: StripeObjects, id: string, isDeclined: boolean, now: number): Child | null {
  const checkout = objects.find('checkout.session', id);
  if (checkout) {
    const session = expireIfDue(objects, checkout, now);
    if (session.status === 'open') return <CheckoutPage session={session} isDeclined={isDeclined} />;
    return <PaidPage session={session} money={moneyOf(objects, session.payment_intent)} />;
  }
  const portal = objects.find('billing_portal.session', id);
  return portal && <PortalPage session={portal} subscriptions={subscriptionsOf(objects, portal)} />;
}

function moneyOf(objects: StripeObjects, intentId: string | null): Money | null {
  const intent = objects.find('payment_intent', intentId);
  const charge = objects.find('charge', intent?.latest_charge ?? null);
  return intent && { intent, charge, dispute: disputeOf(objects, intentId) };
}

function subscriptionsOf(
  objects: StripeObjects,
  { customer }: ObjectOf<'billing_portal.session'>,
): ShownSubscription[] {
  return objects
    .list('subscription')
    .filter((subscription) => subscription.customer === customer)
    .map((subscription) => ({
      subscription,
      paid: objects
        .list('invoice')
        .filter(({ parent }) => parent.subscription_details.subscription === subscription.id)
        .flatMap(({ payments }) => payments.data)
        .flatMap(({ payment }) => moneyOf(objects, payment.payment_intent) ?? []),
    }));
}

type Form = Record<string, string>;

/** Carries out the chosen action, and returns where the browser goes next; null if nothing has that id. */
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
  if (action === 'arrive' || action === 'bounce') arrive(objects, session, now, action === 'arrive');
  if (session.payment_intent !== null) actOnPayment(objects, session.payment_intent, action, now);
  return path;
}

function actOnPayment(objects: StripeObjects, intent: string, action: string | undefined, now: number): void {
  if (action === 'refund') refund(objects, intent, now);
  if (action === 'dispute') openDispute(objects, intent, now);
  if (action === 'win') closeDispute(objects, intent, now, 'won');
  if (action === 'lose') closeDispute(objects, intent, now, 'lost');
}

function actOnSubscription(
  objects: StripeObjects,
  portal: ObjectOf<'billing_portal.session'>,
  { action, subscription: id = '', payment = '' }: Form,
  now: number,
): void {
  const own = subscriptionsOf(objects, portal).find(({ subscription }) => subscription.id === id);
  if (!own) return;
  const { subscription, paid } = own;
  if (paid.some(({ intent }) => intent.id === payment)) actOnPayment(objects, payment, action, now);
  if (subscription.status === 'canceled') return;
  if (action === 'renew' || action === 'fail') renew(objects, subscription, now, action === 'renew');
  if (action === 'cancel' || action === 'resume')
    setEndsWithPeriod(objects, subscription, now, action === 'cancel');
  if (action === 'end') end(objects, subscription, now);
}
