/** A coupon as the admin sees it. */
import type { AdminCoupon } from '@daybook/schema/contract/admin/coupons';
import { poundsOf } from '@daybook/schema/rules/money';
import type { AdminFacts } from '../../database/admin-tables.ts';
import type { CouponRow } from '../../database/money-tables.ts';

export function adminCouponAnswer(coupon: CouponRow): AdminCoupon {
  return {
    id: coupon.id,
    ...couponFacts(coupon),
    used_count: coupon.usedCount,
    created_at: new Date(coupon.createdAt).toISOString(),
  };
}

/** What an admin decides about a coupon, for the log. */
export function couponFacts(coupon: CouponRow) {
  const { discountType, discountValue, expiresAt } = coupon;
  return {
    code: coupon.code,
    description: coupon.description,
    discount_type: discountType,
    discount_value: discountType === 'fixed' ? poundsOf(discountValue) : discountValue,
    trial_duration_hours: coupon.trialHours,
    max_uses: coupon.maxUses,
    expires_at: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    is_active: coupon.isActive,
  } satisfies AdminFacts;
}
