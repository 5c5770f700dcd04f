/** What a coupon offers, and why it can't be used. */

import type { OfferedCoupon } from '@daybook/schema/contract/coupon';
import { couponStateOf, trialHoursOf } from '@daybook/schema/rules/discount';
import { poundsOf } from '@daybook/schema/rules/money';
import { COUPON_NOT_VALID } from '@daybook/schema/words/payment-texts';
import type { CouponRow } from '../database/money-tables.ts';

/** Returns the shape with which `rules/discount` also calculates. */
export function offeredCouponAnswer(coupon: CouponRow): OfferedCoupon {
  const { code, discountType, discountValue, trialHours } = coupon;
  const discount = {
    discount_type: discountType,
    discount_value: discountType === 'fixed' ? poundsOf(discountValue) : discountValue,
    trial_duration_hours: trialHours,
  };
  return { code, ...discount, trial_duration_hours: trialHoursOf(discount) };
}

export const COUPON_EXPIRED = 'This coupon has expired';
export const COUPON_USED_UP = 'This coupon has reached its usage limit';
const COUPON_ALREADY_USED = 'This business has already used this coupon';
export const TRIAL_ALREADY_USED =
  'Your account has already had its free trial. Each account gets one, however many businesses it has.';

const texts = {
  /** No coupon has that code, or it is deactivated. Somebody who guesses codes must not learn which. */
  'not valid': COUPON_NOT_VALID,
  expired: COUPON_EXPIRED,
  'used up': COUPON_USED_UP,
  /** It is a trial, and the account has had its one trial. */
  'trial had': TRIAL_ALREADY_USED,
  'used by this business': COUPON_ALREADY_USED,
};

export type CouponObstacle = keyof typeof texts;

/** Returns an obstacle for everybody at that time (milliseconds since 1970); null for a valid coupon. */
export function obstacleTo(coupon: CouponRow, now: number): 'not valid' | 'expired' | 'used up' | null {
  return OBSTACLES[couponStateOf(coupon, now)];
}

const OBSTACLES = { active: null, expired: 'expired', used_up: 'used up', inactive: 'not valid' } as const;

export const couponObstacleTexts: Readonly<Record<CouponObstacle, string>> = texts;
