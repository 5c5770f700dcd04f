import fc from 'fast-check';
import { expect, it } from 'vitest';
import { penceOf, poundsOf, priceText, shortPriceText, sumText } from './money.ts';

it('gives the same pence again for any price', () => {
  expect([poundsOf(3850), penceOf(19.99)]).toEqual([38.5, 1999]);
  fc.assert(fc.property(fc.nat({ max: 1e9 }), (pence) => penceOf(poundsOf(pence)) === pence));
});

it('writes pence only where there are any on a button, and always elsewhere', () => {
  expect([4900, 999, 100, 10050].map(shortPriceText)).toEqual(['£49', '£9.99', '£1', '£100.50']);
  expect(priceText(38.5)).toBe('£38.50');
  expect(sumText(48322)).toBe('£48,322.00');
});
