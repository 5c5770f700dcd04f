import { expect, it } from 'vitest';
import { badgesOf } from './BusinessBadges.tsx';

const NOW = Date.parse('2026-11-22T09:00:00Z');
const unpaid = {
  is_active: true,
  has_paid: false,
  actual_payment: 0,
  discount_value: null,
  discount_type: null,
  trial_expires_at: null,
  payment_trouble: null,
} as const;
const paid = { ...unpaid, has_paid: true, actual_payment: 49 } as const;

it.each([
  [unpaid, ['Active', 'Unpaid']],
  [paid, ['Active', 'Paid']],
  [{ ...paid, is_active: false }, ['Inactive', 'Paid']],
  [{ ...paid, discount_value: 10, discount_type: 'fixed', actual_payment: 39 }, ['Active', 'Coupon']],
  // Free, with nothing recorded.
  [{ ...paid, discount_value: 100, discount_type: 'percentage', actual_payment: null }, ['Active', 'Coupon']],
  // The full price, whatever the coupon promised.
  [{ ...paid, discount_value: 0, discount_type: 'percentage' }, ['Active', 'Paid']],
  [{ ...paid, discount_value: 10, discount_type: 'fixed' }, ['Active', 'Paid']],
  [{ ...paid, discount_value: 0, discount_type: 'percentage', actual_payment: 20 }, ['Active', 'Paid']],
  [
    { ...unpaid, payment_trouble: { kind: 'lost', amount: 49, at: '2026-11-22T08:00:00Z' } },
    ['Active', 'Unpaid', 'Dispute lost'],
  ],
  // The trial was paid for later, so its coupon reduced nothing.
  [{ ...paid, discount_value: 0, discount_type: 'trial' }, ['Active', 'Paid']],
  [{ ...unpaid, trial_expires_at: '2026-11-22T18:00:00Z' }, ['Active', 'Trial']],
  [{ ...unpaid, trial_expires_at: '2026-11-22T09:00:00Z' }, ['Active', 'Unpaid']],
] as const)('says of %j: %j', (business, texts) => {
  expect(badgesOf(business, NOW).map(({ text }) => text)).toEqual(texts);
});
