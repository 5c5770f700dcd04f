import type { Pricing } from '@daybook/schema/contract/payment';
import { discounted, fullPrice, trialHoursOf } from '@daybook/schema/rules/discount';
import { isPaidFor, type BillingStatusFacts } from '../businesses/billing-status.ts';
import type { Transaction } from '../database/database.ts';
import type { CouponRow } from '../database/money-tables.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { offeredCouponAnswer, type CouponObstacle } from './coupon-responses.ts';
import {
  findUsableCoupon,
  releaseUse,
  recordRedemption,
  takeUse,
  type Redemption,
} from './coupon-uses-store.ts';
import { payNothing, startTrial, takeTrial } from './free-activation-store.ts';

/** An owner, one of the account's businesses, and the coupon that may make it free. */
interface RequestedActivation {
  userId: number;
  /** The business as read in the transaction, which has checked that it is the owner's. */
  business: BillingStatusFacts & { id: number };
  /** As typed. */
  code: string;
  model: Pricing;
  /** False if only an ended subscription still covers the business: it can be paid for again. */
  isBeingPaidFor: boolean;
  now: number;
}

type FreeActivation = 'trial' | 'setup';

export type FreeObstacle =
  | CouponObstacle
  | 'already paid'
  | 'trial not needed'
  /** The coupon can be used, but leaves something to pay. */
  | 'costs something';

/**
 * Starts the trial or the free setup at once: there is nothing to charge. It runs in the caller's
 * transaction, which locks account and business. If it returns an obstacle, it has written nothing.
 */
export async function activateFree(
  tx: Transaction,
  requested: RequestedActivation,
): Promise<Outcome<FreeActivation, FreeObstacle>> {
  const { userId, business, code, now, isBeingPaidFor } = requested;
  const found = await findUsableCoupon(tx, code, { userId, businessId: business.id, now });
  if (found.ok && isTrial(found.value) && isPaidFor(business, now)) return no('trial not needed');
  if (isBeingPaidFor) return no('already paid');
  if (!found.ok) return found;
  return isTrial(found.value)
    ? activateTrial(tx, requested, found.value)
    : activateSetup(tx, requested, found.value);
}

function isTrial({ discountType }: CouponRow): boolean {
  return discountType === 'trial';
}

async function activateTrial(
  tx: Transaction,
  requested: RequestedActivation,
  coupon: CouponRow,
): Promise<Outcome<FreeActivation, FreeObstacle>> {
  const hours = trialHoursOf(offeredCouponAnswer(coupon));
  if (hours === null) throw new Error('a coupon that is no trial has no hours');
  if (!(await takeUse(tx, coupon.id))) return no('used up');
  if (!(await takeTrial(tx, requested.userId, requested.now))) {
    await releaseUse(tx, coupon.id);
    return no('trial had');
  }
  await startTrial(tx, requested.business.id, { couponCode: coupon.code, hours }, requested.now);
  await recordRedemption(tx, redemptionOf(requested, coupon));
  return ok('trial');
}

async function activateSetup(
  tx: Transaction,
  requested: RequestedActivation,
  coupon: CouponRow,
): Promise<Outcome<FreeActivation, FreeObstacle>> {
  // A subscription costs its price from the second month on, and needs a card.
  const isFree =
    requested.model === 'setup_fee' &&
    discounted(fullPrice(requested.model), offeredCouponAnswer(coupon)) === 0;
  if (!isFree) return no('costs something');
  if (!(await takeUse(tx, coupon.id))) return no('used up');
  await payNothing(tx, requested.business.id, coupon.code, requested.now);
  await recordRedemption(tx, redemptionOf(requested, coupon));
  return ok('setup');
}

function redemptionOf({ userId, business, now }: RequestedActivation, coupon: CouponRow): Redemption {
  return { couponId: coupon.id, businessId: business.id, userId, now };
}
