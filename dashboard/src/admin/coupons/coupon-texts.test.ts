import { expect, it } from 'vitest';
import { discountText } from './coupon-texts.ts';

it.each([
  [{ discount_type: 'percentage', discount_value: 25, trial_duration_hours: null }, '25%'],
  [{ discount_type: 'fixed', discount_value: 10, trial_duration_hours: null }, '£10'],
  [{ discount_type: 'fixed', discount_value: 10.5, trial_duration_hours: null }, '£10.50'],
  [{ discount_type: 'trial', discount_value: 0, trial_duration_hours: 48 }, '48h trial'],
  [{ discount_type: 'trial', discount_value: 0, trial_duration_hours: null }, '24h trial'],
] as const)('reads %j as %s', (discount, text) => {
  expect(discountText(discount)).toBe(text);
});
