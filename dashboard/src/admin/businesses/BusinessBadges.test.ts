import { expect, it } from 'vitest';
import { badgesOf } from './BusinessBadges.tsx';

const NOW = Date.parse('2026-11-22T09:00:00Z');
const unpaid = {
  is_active: true,
  has_paid: false,
  coupon_code: null,
  discount_type: null,
  trial_expires_at: null,
  payment_trouble: null,
} as const;

it.each([
  [unpaid, ['Active', 'Unpaid']],
  [{ ...unpaid, has_paid: true }, ['Active', 'Paid']],
  [{ ...unpaid, has_paid: true, is_active: false }, ['Inactive', 'Paid']],
  [{ ...unpaid, has_paid: true, coupon_code: 'A', discount_type: 'fixed' }, ['Active', 'Coupon']],
  [
    { ...unpaid, payment_trouble: { kind: 'lost', amount: 49, at: '2026-11-22T08:00:00Z' } },
    ['Active', 'Unpaid', 'Dispute lost'],
  ],
  // The trial was paid for later, so its coupon reduced nothing.
  [{ ...unpaid, has_paid: true, coupon_code: 'A', discount_type: 'trial' }, ['Active', 'Paid']],
  [{ ...unpaid, trial_expires_at: '2026-11-22T18:00:00Z' }, ['Active', 'Trial']],
  [{ ...unpaid, trial_expires_at: '2026-11-22T09:00:00Z' }, ['Active', 'Unpaid']],
] as const)('says of %j: %j', (business, texts) => {
  expect(badgesOf(business, NOW).map(({ text }) => text)).toEqual(texts);
});
