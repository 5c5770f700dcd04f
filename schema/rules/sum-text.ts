import { CURRENCY } from '../figures/prices.ts';

const sums = new Intl.NumberFormat('en-GB', { style: 'currency', currency: CURRENCY });

/** A sum of many prices, in pounds, to '£48,322.00'. Apart from money.ts, which the widget carries. */
export function sumText(pounds: number): string {
  return sums.format(pounds);
}
