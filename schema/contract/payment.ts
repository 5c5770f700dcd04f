import { z } from './zod.ts';
import { couponCode } from './coupon.ts';

/** How businesses pay: `setup_fee` once, or a `subscription` by the month. It is a setting of the whole installation. */
export const pricing = z.enum(['setup_fee', 'subscription']);

export const checkoutRequest = z.object({ coupon_code: couponCode.nullable() });

/**
 * Either the business is active at once and `redirect_url` says where to go next, or `checkout_url` is the payment
 * provider's page.
 */
export const checkoutAnswer = z.object({
  free_activation: z.boolean(),
  redirect_url: z.string().nullable(),
  checkout_url: z.string().nullable(),
});

export type Pricing = z.infer<typeof pricing>;
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;
