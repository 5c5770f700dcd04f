/** Applies a coupon to a price. Without zod, so that the payment page can use it too. */

import { DEFAULT_TRIAL_HOURS } from '../figures/periods.ts';
import { SETUP_FEE_PENCE, SMALLEST_CHARGE_PENCE, SUBSCRIPTION_MONTH_PENCE } from '../figures/prices.ts';
import { penceOf } from './money.ts';

/** As in a coupon's JSON: percent, or pounds for `fixed`. */
export interface Discount {
  discount_type: 'percentage' | 'fixed' | 'trial';
  discount_value: number;
  trial_duration_hours: number | null;
}

/** Returns the first payment without a coupon, in pence: the setup, or a subscription's first month. */
export function fullPrice(model: 'setup_fee' | 'subscription'): number {
  return model === 'setup_fee' ? SETUP_FEE_PENCE : SUBSCRIPTION_MONTH_PENCE;
}

/** Returns the reduced price in whole pence. A remainder below the smallest charge is free. */
export function discounted(pence: number, discount: Discount | null): number {
  const price = Math.max(0, Math.min(pence, Math.round(pence - reduction(pence, discount))));
  return price < SMALLEST_CHARGE_PENCE ? 0 : price;
}

function reduction(pence: number, discount: Discount | null): number {
  switch (discount?.discount_type) {
    case undefined:
      return 0;
    case 'percentage':
      return (pence * discount.discount_value) / 100;
    case 'fixed':
      return penceOf(discount.discount_value);
    case 'trial':
      return pence;
  }
}

/** Returns the hours of a trial coupon; null for any other coupon. */
export function trialHoursOf(discount: Discount | null): number | null {
  if (discount?.discount_type !== 'trial') return null;
  return discount.trial_duration_hours ?? DEFAULT_TRIAL_HOURS;
}

/** Returns a code as it is stored and compared: trimmed and in upper case. */
export function couponCodeOf(typed: string): string {
  return typed.trim().toUpperCase();
}

/** A coupon's state as the admin sees it: whether it can be used, and why not. */
export const COUPON_STATES = ['active', 'expired', 'used_up', 'inactive'] as const;

export type CouponState = (typeof COUPON_STATES)[number];

interface CouponLimits {
  isActive: boolean;
  /** Milliseconds since 1970; null for never. */
  expiresAt: number | null;
  /** Null means unlimited. */
  maxUses: number | null;
  usedCount: number;
}

/** `now` is in milliseconds since 1970. */
export function couponStateOf(coupon: CouponLimits, now: number): CouponState {
  const { isActive, expiresAt, maxUses, usedCount } = coupon;
  if (!isActive) return 'inactive';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return maxUses !== null && usedCount >= maxUses ? 'used_up' : 'active';
}
