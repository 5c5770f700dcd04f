import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  SETUP_FEE_PENCE,
  SUBSCRIPTION_MONTH_PENCE,
  SUBSCRIPTION_YEAR_PENCE,
} from '@daybook/schema/figures/prices';
import { costsOf, sharesOf, WAYS, type Pricing, type Trade } from './costs.ts';

const trade = fc
  .record({ bookings: fc.nat(1000), part: fc.double({ min: 0, max: 1, noNaN: true }), visit: fc.nat(50_000) })
  .map(({ bookings, part, visit }): Trade => ({
    bookings,
    newCustomers: Math.floor(bookings * part),
    visit,
  }));
const pricing = fc.constantFrom<Pricing>('setup_fee', 'subscription');

it('reckons an example as a person would', () => {
  const example: Trade = { bookings: 120, newCustomers: 18, visit: 3800 };
  expect(costsOf(example, 'subscription')).toEqual({
    ours: { firstMonth: 999, firstYear: 11_988 },
    tool: { firstMonth: 2500, firstYear: 30_000 },
    // 57p and 20p of each of 120 visits
    card: { firstMonth: 9240, firstYear: 110_880 },
    // £7.60 of each of 18 first visits
    share: { firstMonth: 13_680, firstYear: 164_160 },
  });
});

describe('our own price', () => {
  it('is the same whatever the business takes', () =>
    fc.assert(
      fc.property(trade, trade, pricing, (one, other, model) => {
        expect(costsOf(one, model).ours).toEqual(costsOf(other, model).ours);
      }),
    ));

  it('is paid once and stays paid, or comes each month', () => {
    const any: Trade = { bookings: 1, newCustomers: 1, visit: 1 };
    expect(costsOf(any, 'setup_fee').ours).toEqual({
      firstMonth: SETUP_FEE_PENCE,
      firstYear: SETUP_FEE_PENCE,
    });
    expect(costsOf(any, 'subscription').ours).toEqual({
      firstMonth: SUBSCRIPTION_MONTH_PENCE,
      firstYear: SUBSCRIPTION_YEAR_PENCE,
    });
  });
});

describe('every cost', () => {
  it('is whole pence, and no year is cheaper than its first month', () =>
    fc.assert(
      fc.property(trade, pricing, (given, model) => {
        for (const { firstMonth, firstYear } of Object.values(costsOf(given, model))) {
          expect(Number.isInteger(firstMonth)).toBe(true);
          expect(firstYear).toBeGreaterThanOrEqual(firstMonth);
        }
      }),
    ));

  it('never falls when there are more bookings, more new customers or dearer visits', () =>
    fc.assert(
      fc.property(trade, fc.nat(100), fc.nat(100), fc.nat(1000), (given, more, newer, dearer) => {
        const [less, greater] = [
          costsOf(given, 'setup_fee'),
          costsOf(
            {
              bookings: given.bookings + more + newer,
              newCustomers: given.newCustomers + newer,
              visit: given.visit + dearer,
            },
            'setup_fee',
          ),
        ];
        for (const way of WAYS) expect(greater[way].firstYear).toBeGreaterThanOrEqual(less[way].firstYear);
      }),
    ));

  it('counts no more new customers than there are bookings', () =>
    fc.assert(
      fc.property(trade, fc.nat(1000), (given, tooMany) => {
        const all = { ...given, newCustomers: given.bookings };
        expect(costsOf({ ...all, newCustomers: given.bookings + tooMany }, 'setup_fee')).toEqual(
          costsOf(all, 'setup_fee'),
        );
      }),
    ));
});

it('draws the dearest way whole, and no way longer or shorter than nothing', () =>
  fc.assert(
    fc.property(trade, pricing, (given, model) => {
      const shares = Object.values(sharesOf(costsOf(given, model)));
      expect(Math.max(...shares)).toBe(1);
      for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
    }),
  ));
