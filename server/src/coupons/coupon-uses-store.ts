/** Who can use a coupon, and how often it was used. */

import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { couponCodeOf } from '@daybook/schema/rules/discount';
import type { Reader, Transaction } from '../database/database.ts';
import { couponRedemptions, coupons, type CouponRow } from '../database/money-tables.ts';
import { firstOf } from '../database/prepared.ts';
import { users } from '../database/tables.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { obstacleTo, type CouponObstacle } from './coupon-responses.ts';

/** `now` is milliseconds since 1970. */
interface CouponAsker {
  userId: number;
  /** Null while the business isn't chosen yet. */
  businessId: number | null;
  now: number;
}

/** Finds a typed code's coupon if this account can use it now. Uses that open checkouts reserve count. */
export async function findUsableCoupon(
  on: Reader,
  code: string,
  who: CouponAsker,
): Promise<Outcome<CouponRow, CouponObstacle>> {
  const coupon = await firstOf(
    on
      .select()
      .from(coupons)
      .where(eq(coupons.code, couponCodeOf(code))),
  );
  if (!coupon) return no('not valid');
  const obstacle = obstacleTo(coupon, who.now);
  // Tells somebody who has used the coupon so, rather than that others used it up.
  if (obstacle !== null && obstacle !== 'used up') return no(obstacle);
  if (coupon.discountType === 'trial' && (await hasHadTrial(on, who.userId))) return no('trial had');
  if (who.businessId !== null && (await isRedeemed(on, coupon.id, who.businessId)))
    return no('used by this business');
  return obstacle === null ? ok(coupon) : no(obstacle);
}

async function hasHadTrial(on: Reader, userId: number): Promise<boolean> {
  const account = await firstOf(
    on.select({ trialUsedAt: users.trialUsedAt }).from(users).where(eq(users.id, userId)),
  );
  return account !== null && account.trialUsedAt !== null;
}

async function isRedeemed(on: Reader, couponId: number, businessId: number): Promise<boolean> {
  const redeemed = await on
    .select({ couponId: couponRedemptions.couponId })
    .from(couponRedemptions)
    .where(and(eq(couponRedemptions.couponId, couponId), eq(couponRedemptions.businessId, businessId)));
  return redeemed.length > 0;
}

/**
 * Takes a use of the coupon; returns false if none is left. The statement itself checks this, so that
 * simultaneous calls can't take too many.
 */
export async function takeUse(tx: Transaction, couponId: number): Promise<boolean> {
  const taken = await tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + 1` })
    .where(and(eq(coupons.id, couponId), or(isNull(coupons.maxUses), lt(coupons.usedCount, coupons.maxUses))))
    .returning({ id: coupons.id });
  return taken.length > 0;
}

/** Returns a use that led to nothing. Does nothing if the coupon is deleted. */
export async function releaseUse(tx: Transaction, couponId: number): Promise<void> {
  await tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} - 1` })
    .where(and(eq(coupons.id, couponId), gt(coupons.usedCount, 0)));
}

export interface Redemption {
  couponId: number;
  businessId: number;
  userId: number;
  now: number;
}

/** Saves who used the coupon, for which business. `takeUse` has counted the use. */
export async function recordRedemption(
  tx: Transaction,
  { couponId, businessId, userId, now }: Redemption,
): Promise<void> {
  await tx
    .insert(couponRedemptions)
    .values({ couponId, businessId, userId, redeemedAt: now })
    .onConflictDoNothing();
}
