import type { OfferedCoupon } from '@daybook/schema/contract/coupon';
import { trialHoursOf } from '@daybook/schema/rules/discount';
import { poundsOf } from '@daybook/schema/rules/money';
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
