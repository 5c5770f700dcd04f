import { counted, numberText } from '../ui/number-text.ts';

export const countOfBookings = (count: number) => counted(count, 'booking');
export const countOfEvents = (count: number) => counted(count, 'event');
export const booked = (count: number) => `${numberText(count)} booked`;

export const CHANGING_DATES = 'Changing dates…';
export const datesChangedText = (changed: number, dates: number) =>
  `${numberText(changed)} of ${counted(dates, 'date')} changed`;
