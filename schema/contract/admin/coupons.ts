import { COUPON_CODE_MAX, COUPON_DESCRIPTION_MAX, COUPON_USES_MAX } from '../../figures/bounds.ts';
import { TRIAL_HOURS_CHOICES } from '../../figures/periods.ts';
import { SETUP_FEE_PENCE } from '../../figures/prices.ts';
import { COUPON_STATES, couponCodeOf } from '../../rules/discount.ts';
import { poundsOf } from '../../rules/money.ts';
import {
  couponCodeHas,
  COUPON_USES_NOT_VALID,
  FIXED_NOT_VALID,
  PERCENTAGE_NOT_VALID,
  TRIAL_HOURS_NOT_VALID,
} from '../../words/admin-texts.ts';
import { tooLong } from '../../words/booking-form-texts.ts';
import { COUPON_CODE_REQUIRED } from '../../words/payment-texts.ts';
import { coupon } from '../coupon.ts';
import { instantField, optionalText, wholeNumber } from '../fields.ts';
import { z } from '../zod.ts';
import { listQuery, pageOf } from './page.ts';

export const adminCoupon = coupon.extend({ created_at: instantField });

const codeField = z
  .string(COUPON_CODE_REQUIRED)
  .overwrite(couponCodeOf)
  .min(1, COUPON_CODE_REQUIRED)
  .max(COUPON_CODE_MAX, tooLong(COUPON_CODE_MAX))
  .refine((code) => signsNotInCode(code) === '', {
    error: ({ input }) => couponCodeHas(signsNotInCode(String(input))),
  });

/** Returns each character of the text that a coupon code can't contain, once. */
function signsNotInCode(text: string): string {
  return [...new Set(text.replace(/[A-Z0-9_-]/g, ''))].join('');
}

/** Null, absent or empty means no limit. */
const maxUsesField = wholeNumber(1, COUPON_USES_MAX, COUPON_USES_NOT_VALID)
  .nullish()
  .transform((uses) => uses ?? null);
/** Null or absent means that it never expires. */
const expiryField = instantField.nullish().transform((instant) => instant ?? null);

const limits = {
  description: optionalText(COUPON_DESCRIPTION_MAX),
  max_uses: maxUsesField,
};

/** A percentage coupon never expires: it works until it is deactivated. */
export const couponRequest = z.discriminatedUnion('discount_type', [
  z.object({
    code: codeField,
    ...limits,
    discount_type: z.literal('percentage'),
    discount_value: wholeNumber(0, 100, PERCENTAGE_NOT_VALID),
  }),
  z.object({
    code: codeField,
    ...limits,
    discount_type: z.literal('fixed'),
    /** Pounds. */
    discount_value: z
      .number(FIXED_NOT_VALID)
      .min(0, FIXED_NOT_VALID)
      .max(poundsOf(SETUP_FEE_PENCE), FIXED_NOT_VALID)
      .multipleOf(0.01, FIXED_NOT_VALID),
    expires_at: expiryField,
  }),
  z.object({
    code: codeField,
    ...limits,
    discount_type: z.literal('trial'),
    trial_duration_hours: z
      .int(TRIAL_HOURS_NOT_VALID)
      .refine((hours) => TRIAL_HOURS_CHOICES.some((choice) => choice === hours), TRIAL_HOURS_NOT_VALID),
    expires_at: expiryField,
  }),
]);

/** Code, type and value can't change. A percentage coupon's expiry is ignored. */
export const couponChange = z.object({ ...limits, expires_at: expiryField, is_active: z.boolean() });

export const couponsQuery = listQuery().extend({
  state: z.enum(['all', ...COUPON_STATES]).default('all'),
  sort: z.enum(['newest', 'oldest', 'code', 'uses']).default('newest'),
});
export const couponsPage = pageOf(adminCoupon);
export const couponFigures = z.object({
  total: z.int(),
  active: z.int(),
  total_uses: z.int(),
  unlimited: z.int(),
});

export type AdminCoupon = z.infer<typeof adminCoupon>;
export type CouponForm = z.input<typeof couponRequest>;
export type CouponRequest = z.output<typeof couponRequest>;
export type CouponChange = z.output<typeof couponChange>;
export type CouponsQuery = z.output<typeof couponsQuery>;
