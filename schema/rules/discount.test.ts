import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SETUP_FEE_PENCE, SMALLEST_CHARGE_PENCE, SUBSCRIPTION_MONTH_PENCE } from '../figures/prices.ts';
import {
  couponCodeOf,
  discounted,
  fullPrice,
  trialHoursOf,
  type Discount,
  couponStateOf,
} from './discount.ts';

const percent = (value: number): Discount => off('percentage', value);
const pounds = (value: number): Discount => off('fixed', value);
const off = (type: Discount['discount_type'], value: number, hours: number | null = null): Discount => ({
  discount_type: type,
  discount_value: value,
  trial_duration_hours: hours,
});
const anyDiscount = fc.oneof(
  fc.double({ min: 0, max: 100, noNaN: true }).map(percent),
  fc.integer({ min: 0, max: 4900 }).map((pence) => pounds(pence / 100)),
  fc.constant(off('trial', 0, 48)),
);

describe('a price', () => {
  it('is the whole one without a coupon', () => {
    expect(discounted(fullPrice('setup_fee'), null)).toBe(SETUP_FEE_PENCE);
    expect(discounted(fullPrice('subscription'), null)).toBe(SUBSCRIPTION_MONTH_PENCE);
  });

  it.each<[string, number, Discount, number]>([
    ['a tenth off', 4900, percent(10), 4410],
    ['a third off, to the penny', 999, percent(33), 669],
    ['all of it off', 4900, percent(100), 0],
    ['nothing off', 4900, percent(0), 4900],
    ['pounds off', 4900, pounds(19.99), 2901],
    ['more pounds off than it costs', 999, pounds(49), 0],
    ['what can just be charged', 4900, pounds(48.7), 30],
    ['what can be charged no more', 4900, pounds(48.71), 0],
    ['a trial', 4900, off('trial', 0, 24), 0],
  ])('with %s', (_, pence, discount, left) => {
    expect(discounted(pence, discount)).toBe(left);
  });

  it('is whole pence between nothing and the whole price, and can be charged or is free', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 100_000 }), anyDiscount, (pence, discount) => {
        const left = discounted(pence, discount);
        expect(Number.isInteger(left)).toBe(true);
        expect(left).toBeLessThanOrEqual(pence);
        expect(left === 0 || left >= SMALLEST_CHARGE_PENCE).toBe(true);
      }),
    );
  });

  it('never rises with a larger percentage', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(discounted(4900, percent(more))).toBeLessThanOrEqual(discounted(4900, percent(less)));
      }),
    );
  });
});

describe('a coupon', () => {
  it('says how long a trial lasts, a day if it says none', () => {
    expect(trialHoursOf(off('trial', 0, 48))).toBe(48);
    expect(trialHoursOf(off('trial', 0))).toBe(24);
    expect(trialHoursOf(percent(100))).toBeNull();
    expect(trialHoursOf(null)).toBeNull();
  });

  it('is known by its code however it is typed', () => {
    expect(couponCodeOf(' diaryFree\n')).toBe('DIARYFREE');
  });
});

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
