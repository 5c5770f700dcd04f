/** Starts an owner's payment: activates the business if that costs nothing, or opens a page to pay at. */

import { randomUUID } from 'node:crypto';
import type { CheckoutAnswer } from '@daybook/schema/contract/payment';
import { fullPrice } from '@daybook/schema/rules/discount';
import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { businessNotFound } from '../businesses/business-responses.ts';
import type { Context } from '../context.ts';
import { couponObstacleTexts, type CouponObstacle } from '../coupons/coupon-responses.ts';
import type { CheckoutRow } from '../database/money-tables.ts';
import type { BusinessRow } from '../database/tables.ts';
import { Refusal } from '../http/errors.ts';
import { mustBeOk } from '../runtime/outcome.ts';
import { beginCheckout, dropUnanswered, keepSession, type CheckoutObstacle } from './checkout-store.ts';
import { latestSubscription } from './money-store.ts';
import {
  ALREADY_PAID,
  PAYMENT_UNDER_WAY,
  PAYMENTS_UNAVAILABLE,
  SELLER_UNKNOWN,
  TRIAL_NOT_NEEDED,
} from './payment-responses.ts';
import { describe, follow, type PayingContext } from './sync-payment.ts';

type CheckoutContext = PayingContext &
  Pick<Context, 'missingSettings' | 'pricing' | 'publicUrl' | 'termsText'>;

interface Payer {
  userId: number;
  email: string;
  business: BusinessRow;
  /** As typed; null for the whole price. */
  code: string | null;
}

/** Say who sells: see missingSettings (settings.ts). */
const SELLER_SETTINGS = ['OPERATOR_NAME', 'OPERATOR_ADDRESS'];

/** How often it closes an open checkout and tries again: another tab may do the same at that moment. */
const ATTEMPTS = 3;

/** Pages being opened, by the checkout's id, so that a double click waits for the same one. */
const opening = new Map<string, Promise<string>>();

/** Begins a payment, or activates the business at once. Throws a Refusal for the owner. */
export async function startCheckout(context: CheckoutContext, payer: Payer): Promise<CheckoutAnswer> {
  const { clock, database, missingSettings, pricing: model } = context;
  const isSellerKnown = !SELLER_SETTINGS.some((name) => missingSettings.includes(name));
  const { userId, business, code } = payer;
  const terms = await context.termsText();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const requested = {
      ...{ userId, businessId: business.id, code, model, isSellerKnown, terms },
      ...{ id: randomUUID(), now: clock() },
    };
    const lockOn = { account: userId, business: business.id };
    const begun = mustBeOk(await database.write(lockOn, (tx) => beginCheckout(tx, requested)), refusals);
    if (begun.next === 'active') return activeAnswer(business.id);
    if (begun.next === 'pay') return payAnswer(await pageOf(context, begun.checkout, payer));
    await close(context, begun.checkout);
  }
  throw new Refusal(503, PAYMENTS_UNAVAILABLE);
}

/** Resolves to the address of the page to pay at: the one opened before, or a new one. */
async function pageOf(context: CheckoutContext, checkout: CheckoutRow, payer: Payer): Promise<string> {
  if (checkout.url !== null) return checkout.url;
  const opened =
    opening.get(checkout.id) ?? open(context, checkout, payer).finally(() => opening.delete(checkout.id));
  opening.set(checkout.id, opened);
  return opened;
}

async function open(
  context: CheckoutContext,
  checkout: CheckoutRow,
  { business, email }: Payer,
): Promise<string> {
  const { database, provider, publicUrl } = context;
  const last = await latestSubscription(database.read, business.id);
  const paid = { payment: 'success', business: business.id };
  const unpaid = { payment: 'cancelled', business: business.id };
  const session = await provider
    .openCheckout({
      ...checkout,
      fullPence: fullPrice(checkout.model),
      business,
      email,
      customerReference: last?.customerReference ?? null,
      paidUrl: publicUrl + withQuery(pages.dashboard, paid),
      unpaidUrl: publicUrl + withQuery(pages.dashboard, unpaid),
    })
    .catch(async (error: unknown) => {
      await database.write({ business: business.id }, (tx) => dropUnanswered(tx, checkout.id));
      throw unavailable(context, error);
    });
  const isKept = await database.write({ business: business.id }, (tx) =>
    keepSession(tx, checkout.id, session),
  );
  if (isKept) return session.url;
  // Another tab has begun another checkout meanwhile.
  await provider.closeCheckout(session.reference).catch(() => undefined);
  throw new Refusal(503, PAYMENTS_UNAVAILABLE);
}

/** Closes a checkout. If it was paid at the last moment, the next attempt finds that. */
async function close(context: CheckoutContext, { id, sessionReference }: CheckoutRow): Promise<void> {
  if (sessionReference === null) return context.database.write({}, (tx) => dropUnanswered(tx, id));
  try {
    await context.provider.closeCheckout(sessionReference);
    await follow(context, { about: 'checkout', id });
  } catch (error) {
    throw unavailable(context, error);
  }
}

function unavailable({ log }: CheckoutContext, error: unknown): Refusal {
  log.warn({ error: describe(error) }, 'the payment provider did not answer');
  return new Refusal(503, PAYMENTS_UNAVAILABLE);
}

function activeAnswer(businessId: number): CheckoutAnswer {
  const redirect = withQuery(pages.dashboard, { payment: 'success', business: businessId });
  return { free_activation: true, redirect_url: redirect, checkout_url: null };
}

function payAnswer(url: string): CheckoutAnswer {
  return { free_activation: false, redirect_url: null, checkout_url: url };
}

const refusals: Record<CheckoutObstacle, () => Error> = {
  'no business': businessNotFound,
  'seller unknown': () => new Refusal(503, SELLER_UNKNOWN),
  'already paid': () => new Refusal(409, ALREADY_PAID),
  'trial not needed': () => new Refusal(409, TRIAL_NOT_NEEDED),
  'under way': () => new Refusal(409, PAYMENT_UNDER_WAY),
  'not valid': couponRefused('not valid'),
  expired: couponRefused('expired'),
  'used up': couponRefused('used up'),
  'trial had': couponRefused('trial had'),
  'used by this business': couponRefused('used by this business'),
};

function couponRefused(obstacle: CouponObstacle): () => Refusal {
  const text = couponObstacleTexts[obstacle];
  return () => new Refusal(409, text, { fields: { coupon_code: text } });
}
