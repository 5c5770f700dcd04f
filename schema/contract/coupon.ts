import { COUPON_CODE_MAX } from '../figures/bounds.ts';
import { couponCodeOf } from '../rules/discount.ts';
import { tooLong } from '../words/booking-form-texts.ts';
import { COUPON_CODE_REQUIRED } from '../words/payment-texts.ts';
import { idField, instantField, soughtText } from './fields.ts';
import { z } from './zod.ts';

export const discountType = z.enum(['percentage', 'fixed', 'trial']);

export const coupon = z.object({
  id: idField,
  code: z.string(),
  description: z.string().nullable(),
  discount_type: discountType,
  /** Percent, or pounds for `fixed`; 0 for `trial`. */
  discount_value: z.number().min(0),
  trial_duration_hours: z.int().positive().nullable(),
  max_uses: z.int().min(1).nullable(),
  used_count: z.int().min(0),
  expires_at: instantField.nullable(),
  is_active: z.boolean(),
});

/** The code as typed, trimmed and converted to upper case. */
export const couponCode = soughtText(
  z
    .string(COUPON_CODE_REQUIRED)
    .overwrite(couponCodeOf)
    .min(1, COUPON_CODE_REQUIRED)
    .max(COUPON_CODE_MAX, tooLong(COUPON_CODE_MAX)),
);

export const couponGiven = z.object({ code: couponCode });

export const offeredCoupon = coupon.pick({
  code: true,
  discount_type: true,
  discount_value: true,
  trial_duration_hours: true,
});

/** The call also succeeds for a coupon that can't be used; `error` then says why. */
export const couponVerdict = z.object({
  valid: z.boolean(),
  coupon: offeredCoupon.nullable(),
  error: z.string().nullable(),
});

export type OfferedCoupon = z.infer<typeof offeredCoupon>;
