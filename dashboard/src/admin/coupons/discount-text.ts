import type { Discount } from '@daybook/schema/rules/discount';
import { trialHoursOf } from '@daybook/schema/rules/discount';
import { priceText } from '@daybook/schema/rules/money';

/** '25%', '£10', '24h trial' */
export function discountText(discount: Discount): string {
  switch (discount.discount_type) {
    case 'percentage':
      return `${discount.discount_value}%`;
    case 'fixed':
      return Number.isInteger(discount.discount_value)
        ? `£${discount.discount_value}`
        : priceText(discount.discount_value);
    case 'trial':
      return `${trialHoursOf(discount)}h trial`;
  }
}
