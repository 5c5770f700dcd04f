import { describe, expect, it } from 'vitest';
import type { OfferedCoupon } from '@daybook/schema/contract/coupon';
import { offerOf, appliedText, buttonText, priceNote, termText } from './offer.ts';

const coupon = (
  discount_type: OfferedCoupon['discount_type'],
  discount_value: number,
  trial_duration_hours: number | null = null,
): OfferedCoupon => ({ code: 'SPRING', discount_type, discount_value, trial_duration_hours });
const unpaid = { billing_status: 'unpaid' } as const;

describe('the setup, paid once', () => {
  it.each([
    ['no coupon', null, 'Complete Setup - £49', 'once, for this business'],
    ['pounds off', coupon('fixed', 10), 'Complete Setup - £39', 'once, for this business'],
    ['percent off', coupon('percentage', 10), 'Complete Setup - £44.10', 'once, for this business'],
    ['all of it off', coupon('percentage', 100), 'Activate for free', 'once, for this business'],
    ['a trial', coupon('trial', 0, 48), 'Start 48-hour free trial', 'for 48 hours'],
    ['a trial that says no hours', coupon('trial', 0), 'Start 24-hour free trial', 'for 24 hours'],
  ])('with %s', (_, given, button, term) => {
    const offer = offerOf('setup_fee', given);
    expect(buttonText(unpaid, offer)).toBe(button);
    expect(termText(offer)).toBe(term);
  });

  it('says what a coupon takes off', () => {
    expect(appliedText(offerOf('setup_fee', coupon('percentage', 25)))).toBe('takes £12.25 off');
    expect(appliedText(offerOf('setup_fee', coupon('fixed', 49)))).toBe('makes the setup free');
    expect(appliedText(offerOf('setup_fee', coupon('percentage', 0)))).toBe('doesn’t reduce this price');
  });
});

describe('a subscription', () => {
  it.each([
    ['no coupon', null, 'Complete Setup - £9.99 a month', 'a month, for this business'],
    [
      'pounds off',
      coupon('fixed', 5),
      'Complete Setup - £4.99 today',
      'for the first month, then £9.99 a month',
    ],
    ['a trial', coupon('trial', 0, 24), 'Start 24-hour free trial', 'for 24 hours'],
  ])('with %s', (_, given, button, term) => {
    const offer = offerOf('subscription', given);
    expect(buttonText(unpaid, offer)).toBe(button);
    expect(termText(offer)).toBe(term);
  });

  it("still goes through checkout if the first month is free, because the next one isn't", () => {
    const offer = offerOf('subscription', coupon('percentage', 100));
    expect(offer).toMatchObject({ price: 0, way: 'checkout' });
    expect(buttonText(unpaid, offer)).toBe('Complete Setup - £0 today');
    expect(appliedText(offer)).toBe('makes the first month free');
    expect(priceNote(offer)).toContain('Then £9.99 a month');
  });
});
