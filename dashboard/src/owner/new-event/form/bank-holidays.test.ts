import { describe, expect, it } from 'vitest';
import { bankHolidayOn } from '@daybook/schema/rules/bank-holidays';
import { datesOfMonth } from '@daybook/schema/rules/date';
import { holidaysAmong } from './bank-holidays.ts';

const inScotland = (date: string) => bankHolidayOn('scotland', date);

describe('the dates of a new event', () => {
  it('are named if they are bank holidays', () => {
    expect(holidaysAmong(['2026-12-24', '2026-12-25'], inScotland)).toEqual([
      'Friday 25 December 2026 (Christmas Day)',
    ]);
    expect(holidaysAmong(['2026-12-24'], inScotland)).toEqual([]);
  });

  it('are counted if there are many', () => {
    const winter = ['2026-12', '2027-01'].flatMap(datesOfMonth);
    expect(holidaysAmong(winter, inScotland)).toHaveLength(4);
    expect(holidaysAmong(winter, inScotland).at(-1)).toBe('3 more');
  });
});
