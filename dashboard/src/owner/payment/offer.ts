/** What a press of the payment page's button leads to, by how businesses pay here (`pricing`) and by the coupon. */
import type { OfferedCoupon } from '@daybook/schema/contract/coupon';
import type { Pricing } from '@daybook/schema/contract/payment';
import { discounted, fullPrice, trialHoursOf } from '@daybook/schema/rules/discount';

export interface Offer {
  pricing: Pricing;
  /** The code of the coupon that is applied; null when none is. */
  code: string | null;
  /** Pence: the first payment without a coupon, and with it. */
  full: number;
  price: number;
  /** What costs nothing is activated at once (decision 74). */
  way: 'trial' | 'free setup' | 'checkout';
  /** Hours of the trial; 0 when it is none. */
  trialHours: number;
}

export function offerOf(pricing: Pricing, coupon: OfferedCoupon | null): Offer {
  const full = fullPrice(pricing);
  const price = discounted(full, coupon);
  const trialHours = trialHoursOf(coupon);
  return {
    pricing,
    code: coupon?.code ?? null,
    full,
    price,
    way: trialHours !== null ? 'trial' : pricing === 'setup_fee' && price === 0 ? 'free setup' : 'checkout',
    trialHours: trialHours ?? 0,
  };
}
