import type { AdminBusiness } from '@daybook/schema/contract/admin/businesses';
import { SETUP_FEE_PENCE } from '@daybook/schema/figures/prices';
import { poundsOf, priceText } from '@daybook/schema/rules/money';

const STANDARD = poundsOf(SETUP_FEE_PENCE);

type Paid = Pick<AdminBusiness, 'actual_payment' | 'coupon_code' | 'discount_type' | 'has_paid'>;

/** Pounds: what was paid for it, or the setup fee where no payment is on record. */
export function revenueOf({ actual_payment }: Paid): number {
  return actual_payment ?? STANDARD;
}

/** The standard price in words, when a coupon changed it; null otherwise. */
export function priceBefore(business: Paid): string | null {
  const { coupon_code, discount_type, has_paid } = business;
  const isReduced = has_paid && coupon_code !== null && discount_type !== 'trial';
  return isReduced && revenueOf(business) !== STANDARD ? priceText(STANDARD) : null;
}
