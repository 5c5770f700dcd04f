import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datesOfMonth } from '@daybook/schema/rules/date';
import { weeksOf } from './month.ts';

describe('weeksOf', () => {
  it('lays out every date of a month once, in rows of seven from Monday', () => {
    const month = fc.tuple(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(month, ([year, number]) => {
        const name = `${year}-${String(number).padStart(2, '0')}`;
        const weeks = weeksOf(name);
        expect(weeks.flat().filter(Boolean)).toEqual(datesOfMonth(name));
        expect(weeks.every((week) => week.length === 7 && week.some(Boolean))).toBe(true);
      }),
    );
  });

  it('begins November 2026 on its Sunday', () => {
    expect(weeksOf('2026-11')[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  });
});
