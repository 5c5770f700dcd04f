/** The queries for checkouts: a business has one at a time, which reserves a coupon's use. */

import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Pricing } from '@daybook/schema/contract/payment';
import { MINUTE } from '@daybook/schema/figures/periods';
import { discounted, fullPrice } from '@daybook/schema/rules/discount';
import { LEGAL_TEXTS_OF } from '@daybook/schema/words/legal-texts';
import { findBusinessOf } from '../businesses/access-store.ts';
import { activateFree, type FreeObstacle } from '../coupons/activate-free.ts';
import { offeredCouponAnswer } from '../coupons/coupon-responses.ts';
import { findUsableCoupon, releaseUse, takeUse } from '../coupons/coupon-uses-store.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { checkouts, type CheckoutRow, type CouponRow } from '../database/money-tables.ts';
import { firstOf } from '../database/prepared.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { isBeingPaidFor } from './coverage.ts';
import { subscriptionsOf } from './money-store.ts';
import { keepTerms } from './terms-store.ts';

/** A checkout stays open, and reserves its coupon's use, for this long. */
export const CHECKOUT_MINUTES = 30;

interface RequestedCheckout {
  userId: number;
  businessId: number;
  /** As typed; null for the whole price. */
  code: string | null;
  model: Pricing;
  /**
   * Whether buyers can know who sells to them: without a name and an address nobody may be charged (Consumer Contracts
   * Regulations 2013, schedule 2).
   */
  isSellerKnown: boolean;
  /** The terms that the owner accepts by paying, as plain text; null while no pages are built. */
  terms: string | null;
  /** A random id, for a new row. */
  id: string;
  /** Milliseconds since 1970. */
  now: number;
}

export type CheckoutObstacle =
  | Exclude<FreeObstacle, 'costs something'>
  /** The business is another owner's, is deleted, or never existed. */
  | 'no business'
  | 'seller unknown'
  | 'under way';

type Begun =
  /** It cost nothing, so the business is active now. */
  | { next: 'active' }
  /** The customer pays by this checkout. If it has no `url`, the provider must still open it. */
  | { next: 'pay'; checkout: CheckoutRow }
  /** Another checkout is open. It must be closed at the provider first, so that nobody pays twice. */
  | { next: 'close first'; checkout: CheckoutRow };

/**
 * Milliseconds. A minute more than promised, because the provider's clock may be ahead of ours, and it opens
 * nothing that expires in less than half an hour.
 */
const OPEN_FOR = (CHECKOUT_MINUTES + 1) * MINUTE;

/**
 * Decides and records how an owner pays: the business is active at once, there is a checkout, or an open one
 * must be closed first. The caller's transaction must have locked the account and the business.
 */
export async function beginCheckout(
  tx: Transaction,
  requested: RequestedCheckout,
): Promise<Outcome<Begun, CheckoutObstacle>> {
  const unfinished = await findUnfinished(tx, requested.businessId);
  if (unfinished?.status === 'processing') return no('under way');
  const business = await findBusinessOf(tx, requested.userId, requested.businessId);
  if (!business) return no('no business');
  const isPaid = isBeingPaidFor(business.paidAt, await subscriptionsOf(tx, business.id), requested.now);
  if (unfinished && !isPaid)
    return ok({ next: isSame(unfinished, requested) ? 'pay' : 'close first', checkout: unfinished });
  if (requested.code !== null) {
    const free = await activateFree(tx, {
      ...requested,
      business,
      code: requested.code,
      isBeingPaidFor: isPaid,
    });
    if (free.ok) return ok({ next: 'active' });
    if (free.reason !== 'costs something') return no(free.reason);
  } else if (isPaid) return no('already paid');
  return openRow(tx, requested);
}

async function openRow(
  tx: Transaction,
  requested: RequestedCheckout,
): Promise<Outcome<Begun, CheckoutObstacle>> {
  if (!requested.isSellerKnown) return no('seller unknown');
  const found = requested.code === null ? ok(null) : await findUsableCoupon(tx, requested.code, requested);
  if (!found.ok) return found;
  const coupon = found.value;
  if (coupon && !(await takeUse(tx, coupon.id))) return no('used up');
  const termsId = requested.terms === null ? null : await keepTerms(tx, requested.terms);
  const row = { ...rowOf(requested, coupon), termsId };
  const [checkout] = await tx.insert(checkouts).values(row).returning();
  if (!checkout) throw new Error('a way to pay was not written');
  return ok({ next: 'pay', checkout });
}

function rowOf({ id, businessId, model, now }: RequestedCheckout, coupon: CouponRow | null) {
  return {
    id,
    businessId,
    model,
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? null,
    pricePence: discounted(fullPrice(model), coupon && offeredCouponAnswer(coupon)),
    termsVersion: LEGAL_TEXTS_OF,
    createdAt: now,
    expiresAt: now + OPEN_FOR,
  };
}

/** Returns whether this checkout is the one requested, under the same terms, and can still be paid. */
function isSame(checkout: CheckoutRow, { code, model, now }: RequestedCheckout): boolean {
  return (
    checkout.couponCode === code &&
    checkout.model === model &&
    checkout.termsVersion === LEGAL_TEXTS_OF &&
    now < checkout.expiresAt
  );
}

export function findUnfinished(on: Reader, businessId: number): Promise<CheckoutRow | null> {
  return firstOf(
    on
      .select()
      .from(checkouts)
      .where(and(eq(checkouts.businessId, businessId), inArray(checkouts.status, ['open', 'processing'])))
      // 'processing' comes before 'open': a payment in progress wins.
      .orderBy(desc(checkouts.status))
      .limit(1),
  );
}

/** Saves the page that the provider has opened. Returns false if the checkout was closed meanwhile. */
export async function keepSession(
  tx: Transaction,
  checkoutId: string,
  { reference, url }: { reference: string; url: string },
): Promise<boolean> {
  const kept = await tx
    .update(checkouts)
    .set({ sessionReference: reference, url })
    .where(and(eq(checkouts.id, checkoutId), eq(checkouts.status, 'open')))
    .returning({ id: checkouts.id });
  return kept.length > 0;
}

/** Ends a checkout that the provider never opened, so nobody saw its page, and releases the coupon's use. */
export async function dropUnanswered(tx: Transaction, checkoutId: string): Promise<void> {
  const [dropped] = await tx
    .update(checkouts)
    .set({ status: 'expired' })
    .where(
      and(eq(checkouts.id, checkoutId), eq(checkouts.status, 'open'), isNull(checkouts.sessionReference)),
    )
    .returning({ couponId: checkouts.couponId });
  if (dropped?.couponId != null) await releaseUse(tx, dropped.couponId);
}
