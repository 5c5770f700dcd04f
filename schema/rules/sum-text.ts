import { CURRENCY } from '../figures/prices.ts';

const sums = new Intl.NumberFormat('en-GB', { style: 'currency', currency: CURRENCY });

/** Writes a sum of pounds as '£48,322.00'. It isn't in money.ts, which the widget loads. */
export function sumText(pounds: number): string {
  return sums.format(pounds);
}
