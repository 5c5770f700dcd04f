import { LOCALE } from './product.ts';

const inEnglish = new Intl.NumberFormat(LOCALE);

/** Returns '2,310'. */
export const numberText = (value: number): string => inEnglish.format(value);

/** Returns '1 event' or '2,310 bookings'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;
