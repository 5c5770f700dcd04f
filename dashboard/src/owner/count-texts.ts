import { LOCALE } from '@daybook/schema/words/product';
import { counted, numberText } from '../ui/number-text.ts';

export const countOfBookings = (count: number) => counted(count, 'booking');
export const countOfEvents = (count: number) => counted(count, 'event');
export const booked = (count: number) => `${numberText(count)} booked`;
/** '45 minutes', '90 minutes', '2 hours' */
export const minutesText = (minutes: number) =>
  minutes >= 120 && minutes % 60 === 0 ? counted(minutes / 60, 'hour') : counted(minutes, 'minute');

const inList = new Intl.ListFormat(LOCALE);
/** 'Ann', 'Ann and Bob', 'Ann, Bob and Cid' */
export const listText = (names: readonly string[]) => inList.format(names);
