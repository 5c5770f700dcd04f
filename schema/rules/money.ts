/** Money is whole pence in code and in the database, pounds with two decimals in JSON. */

import { CURRENCY } from '../figures/prices.ts';
import { placesText } from '../words/places-texts.ts';

/** 3850 gives 38.5. */
export function poundsOf(pence: number): number {
  return pence / 100;
}

/** Rounds off the error of binary fractions: 19.99 gives 1999. */
export function penceOf(pounds: number): number {
  return Math.round(pounds * 100);
}

/** Writes pence as '£49' or '£9.99', for buttons. */
export function shortPriceText(pence: number): string {
  return priceText(poundsOf(pence)).replace(/\.00$/, '');
}

/** Writes pounds as '£38.50'. */
export function priceText(pounds: number): string {
  return `£${pounds.toFixed(2)}`;
}

/** Writes what so many places cost, at pounds each: '£24.00 for 2 places', or '£12.00' for one. */
export function placesPriceText(pounds: number, places: number): string {
  return priceText(pounds * places) + (places > 1 ? ` for ${placesText(places)}` : '');
}

/** Writes a sum of pounds as '£48,322.00'. */
export function sumText(pounds: number): string {
  return pounds.toLocaleString('en-GB', { style: 'currency', currency: CURRENCY });
}
