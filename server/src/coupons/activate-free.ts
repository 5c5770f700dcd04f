/** What costs nothing is activated at once (decision 74). */
import type { Pricing } from '@daybook/schema/contract/payment';
import { discounted, fullPrice, trialHoursOf } from '@daybook/schema/rules/discount';
import { findBusinessOf } from '../businesses/ownership-store.ts';
import { standingOf } from '../businesses/standing.ts';
import type { Transaction } from '../database/database.ts';
import type { CouponRow } from '../database/tables.ts';
import { no, ok, type Outcome } from '../outcome.ts';
import { offeredCouponAnswer } from './answers.ts';
import type { CouponObstacle } from './coupon-obstacles.ts';
import { findUsableCoupon, giveBackUse, recordRedemption, takeUse } from './coupon-uses-store.ts';
import { payNothing, startTrial, takeTrial } from './free-activation-store.ts';

/** An owner, one of the account's businesses, and the coupon that may make it free. */
export interface FreeWish {
  userId: number;
  businessId: number;
  /** As typed. */
  code: string;
  model: Pricing;
  /** Milliseconds since 1970. */
  now: number;
}

export type FreeActivation = 'trial' | 'setup';

export type FreeObstacle =
  | CouponObstacle
  /** It is another's, deleted, or not there at all. */
  | 'no business'
  | 'already paid'
  /** The coupon is a trial, the business is paid for. */
  | 'trial not needed'
  /** The coupon can be used, but leaves something to pay. */
  | 'costs something';

/**
 * Starts the trial, or the setup that costs nothing. Runs in the caller's transaction, which is locked on account and
 * business; of an obstacle nothing was written.
 */
export async function activateFree(
  tx: Transaction,
  wish: FreeWish,
): Promise<Outcome<FreeActivation, FreeObstacle>> {
  const business = await findBusinessOf(tx, wish.userId, wish.businessId);
  if (!business) return no('no business');
  const found = await findUsableCoupon(tx, wish.code, wish);
  const isPaid = standingOf({ ...business, isActive: true }, wish.now) === 'paid';
  if (isPaid) return no(found.ok && isTrial(found.value) ? 'trial not needed' : 'already paid');
  if (!found.ok) return found;
  return isTrial(found.value) ? activateTrial(tx, wish, found.value) : activateSetup(tx, wish, found.value);
}

function isTrial({ discountType }: CouponRow): boolean {
  return discountType === 'trial';
}

async function activateTrial(
  tx: Transaction,
  wish: FreeWish,
  coupon: CouponRow,
): Promise<Outcome<FreeActivation, FreeObstacle>> {
  const hours = trialHoursOf(offeredCouponAnswer(coupon));
  if (hours === null) throw new Error('a coupon that is no trial has no hours');
  if (!(await takeUse(tx, coupon.id))) return no('used up');
  if (!(await takeTrial(tx, wish.userId, wish.now))) {
    await giveBackUse(tx, coupon.id);
    return no('trial had');
  }
  await startTrial(tx, wish.businessId, { couponCode: coupon.code, hours }, wish.now);
  await recordRedemption(tx, { ...wish, couponId: coupon.id });
  return ok('trial');
}

async function activateSetup(
  tx: Transaction,
  wish: FreeWish,
  coupon: CouponRow,
): Promise<Outcome<FreeActivation, FreeObstacle>> {
  // A subscription costs its price from the second month on, and needs a card.
  const isFree =
    wish.model === 'setup_fee' && discounted(fullPrice(wish.model), offeredCouponAnswer(coupon)) === 0;
  if (!isFree) return no('costs something');
  if (!(await takeUse(tx, coupon.id))) return no('used up');
  await payNothing(tx, wish.businessId, coupon.code, wish.now);
  await recordRedemption(tx, { ...wish, couponId: coupon.id });
  return ok('setup');
}
