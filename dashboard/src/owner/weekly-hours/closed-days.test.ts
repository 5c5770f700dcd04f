import { expect, it } from 'vitest';
import { bankHolidayOn } from '@daybook/schema/rules/bank-holidays';
import { closedDays } from './closed-days.ts';

const holidayOn = (date: string) => bankHolidayOn('england-and-wales', date);

it('names each month once, and only those that are bank holidays', () => {
  const dates = ['2026-12-24', '2026-12-25', '2026-12-28', '2026-12-29', '2027-01-01', '2027-01-04'];
  expect(closedDays(dates, holidayOn)).toBe('closed 25 and 28 December, 1 January');
  expect(closedDays(dates.slice(0, 2), holidayOn)).toBe('closed 25 December');
  expect(closedDays(dates.slice(0, 1), holidayOn)).toBeNull();
  expect(closedDays(dates, () => null)).toBeNull();
});
