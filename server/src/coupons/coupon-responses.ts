/** A coupon as whoever holds its code sees it. */
import type { OfferedCoupon } from '@daybook/schema/contract/coupon';
import { trialHoursOf } from '@daybook/schema/rules/discount';
import { poundsOf } from '@daybook/schema/rules/money';
import type { CouponRow } from '../database/money-tables.ts';

/** The shape of the answer is also what `rules/discount` reckons with. */
export function offeredCouponAnswer(coupon: CouponRow): OfferedCoupon {
  const { code, discountType, discountValue, trialHours } = coupon;
  const discount = {
    discount_type: discountType,
    discount_value: discountType === 'fixed' ? poundsOf(discountValue) : discountValue,
    trial_duration_hours: trialHours,
  };
  return { code, ...discount, trial_duration_hours: trialHoursOf(discount) };
}
