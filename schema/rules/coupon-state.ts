/** A coupon's state as the admin sees it: whether it can be used, and why not. */
export const COUPON_STATES = ['active', 'expired', 'used_up', 'inactive'] as const;

export type CouponState = (typeof COUPON_STATES)[number];

interface CouponLimits {
  isActive: boolean;
  /** Milliseconds since 1970; null for never. */
  expiresAt: number | null;
  /** Null for no limit. */
  maxUses: number | null;
  usedCount: number;
}

/** Returns the coupon's state. `now` is in milliseconds since 1970. */
export function couponStateOf(coupon: CouponLimits, now: number): CouponState {
  const { isActive, expiresAt, maxUses, usedCount } = coupon;
  if (!isActive) return 'inactive';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return maxUses !== null && usedCount >= maxUses ? 'used_up' : 'active';
}
