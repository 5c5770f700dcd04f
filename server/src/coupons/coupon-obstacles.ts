/** Why somebody cannot use a coupon, and what they are told. */
import { couponStateOf } from '@daybook/schema/rules/coupon-state';
import { COUPON_NOT_VALID } from '@daybook/schema/words/payment-texts';
import type { CouponRow } from '../database/money-tables.ts';
import { COUPON_ALREADY_USED, COUPON_EXPIRED, COUPON_USED_UP, TRIAL_ALREADY_USED } from './coupon-texts.ts';

const texts = {
  /** No coupon has that code, or it was deactivated. Whoever guesses codes must not learn which. */
  'not valid': COUPON_NOT_VALID,
  expired: COUPON_EXPIRED,
  'used up': COUPON_USED_UP,
  /** It is a trial, and the account has had its one trial (decision 72). */
  'trial had': TRIAL_ALREADY_USED,
  'used by this business': COUPON_ALREADY_USED,
};

export type CouponObstacle = keyof typeof texts;

/** What holds for everybody, at that moment (milliseconds since 1970); null where the coupon itself is in order. */
export function obstacleTo(coupon: CouponRow, now: number): 'not valid' | 'expired' | 'used up' | null {
  return OBSTACLES[couponStateOf(coupon, now)];
}

const OBSTACLES = { active: null, expired: 'expired', used_up: 'used up', inactive: 'not valid' } as const;

export const couponObstacleTexts: Readonly<Record<CouponObstacle, string>> = texts;
