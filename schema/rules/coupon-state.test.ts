import { expect, it } from 'vitest';
import { couponStateOf } from './coupon-state.ts';

const NOW = 1000;
const good = { isActive: true, expiresAt: null, maxUses: null, usedCount: 0 };

it.each([
  [good, 'active'],
  [{ ...good, expiresAt: NOW + 1, maxUses: 2, usedCount: 1 }, 'active'],
  [{ ...good, expiresAt: NOW }, 'expired'],
  [{ ...good, maxUses: 2, usedCount: 2 }, 'used_up'],
  [{ ...good, expiresAt: NOW - 1, maxUses: 2, usedCount: 2 }, 'expired'],
  [{ ...good, isActive: false, expiresAt: NOW - 1 }, 'inactive'],
] as const)('%j is %s', (coupon, state) => {
  expect(couponStateOf(coupon, NOW)).toBe(state);
});
