import { counted, numberText } from '@daybook/schema/words/counted';
import { LOCALE } from '@daybook/schema/words/product';

export const countOfBookings = (count: number) => counted(count, 'booking');
export const countOfEvents = (count: number) => counted(count, 'event');
export const booked = (count: number) => `${numberText(count)} booked`;

const inList = new Intl.ListFormat(LOCALE);
/** 'Ann', 'Ann and Bob', 'Ann, Bob and Cid' */
export const listText = (names: readonly string[]) => inList.format(names);

/** At most this many are named, and the others counted. */
const NAMED = 8;

export const someNamed = (names: readonly string[]) =>
  listText(names.length > NAMED ? [...names.slice(0, NAMED), counted(names.length - NAMED, 'other')] : names);
