import { describe, expect, it } from 'vitest';
import { priceBefore, revenueOf } from './business-columns.tsx';

const paid = { actual_payment: 49, has_paid: true, discount_value: null, discount_type: null } as const;
const withCoupon = { ...paid, discount_value: 10, discount_type: 'fixed', actual_payment: 39 } as const;

describe('the revenue of a business', () => {
  it('is what was paid', () => expect(revenueOf(withCoupon)).toBe(39));
  it('is zero when nothing was paid', () => expect(revenueOf({ ...paid, actual_payment: 0 })).toBe(0));
  it('is the setup fee when the business counts as paid and no payment is recorded', () =>
    expect(revenueOf({ ...paid, actual_payment: null })).toBe(49));
});

describe('the price before', () => {
  it('is shown when a coupon changed it', () => expect(priceBefore(withCoupon)).toBe('£49.00'));
  it('is shown when a coupon made the business free', () =>
    expect(priceBefore({ ...withCoupon, actual_payment: 0 })).toBe('£49.00'));
  it('is not shown without a coupon', () => expect(priceBefore({ ...paid, actual_payment: 20 })).toBeNull());
  it('is not shown when the coupon changed nothing', () =>
    expect(priceBefore({ ...withCoupon, actual_payment: 49 })).toBeNull());
  it('is not shown for a trial, which has paid nothing', () =>
    expect(priceBefore({ ...withCoupon, discount_type: 'trial', actual_payment: 0 })).toBeNull());
  it('is not shown before anything is paid', () =>
    expect(priceBefore({ ...withCoupon, has_paid: false, actual_payment: 0 })).toBeNull());
});
