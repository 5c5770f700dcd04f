import { couponCode } from './coupon.ts';
import { z } from './zod.ts';

/** How businesses pay: a `setup_fee` once, or a monthly `subscription`. It applies to all businesses. */
export const pricing = z.enum(['setup_fee', 'subscription']);

export const checkoutRequest = z.object({ coupon_code: couponCode.nullable() });

/** Either the business is active and `redirect_url` is next, or `checkout_url` is the provider's page. */
export const checkoutAnswer = z.object({
  free_activation: z.boolean(),
  redirect_url: z.string().nullable(),
  checkout_url: z.string().nullable(),
});

export type Pricing = z.infer<typeof pricing>;
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;
