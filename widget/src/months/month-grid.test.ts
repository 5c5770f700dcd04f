import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datesOfMonth } from '@daybook/schema/rules/date';
import { monthBeside, openedDiary, type OpenDiary } from '../diary/diary-state.ts';
import { NOW, SAMPLE, samplePage } from '../diary/sample-diary.ts';
import { dateByKey } from '../later/date-by-key.ts';
import { cursorOf, weeksOf } from './month-grid.ts';

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

const { choice } = samplePage();
const open: OpenDiary = openedDiary(SAMPLE, choice, null, NOW, {});
const at = (cursor: string): OpenDiary => ({
  ...open,
  cursor,
  choice: { ...choice, month: cursor.slice(0, 7) },
});

describe('the keys of the date grid', () => {
  it('start from the chosen date, or from the first date with events', () => {
    expect(cursorOf(open, '2026-11')).toBe('2026-11-24');
    expect(cursorOf(open, '2027-01')).toBe('2027-01-04');
    expect(cursorOf(open, '2026-12')).toBe('2026-12-01');
  });

  it.each([
    ['ArrowLeft', '2026-11-23'],
    ['ArrowRight', '2026-11-25'],
    ['ArrowUp', '2026-11-17'],
    ['ArrowDown', '2026-12-01'],
    ['Home', '2026-11-23'],
    ['End', '2026-11-29'],
    ['PageDown', '2026-12-24'],
    ['PageUp', '2026-11-24'],
    ['a', null],
  ])('%s leads from 24 November to %s', (key, date) => {
    expect(dateByKey(open, key)).toBe(date);
  });

  it('PageDown moves to the last day of a shorter month', () => {
    const long = { ...at('2027-01-31'), diary: { ...SAMPLE, last_date: '2027-03-01' } };
    expect(dateByKey(long, 'PageDown')).toBe('2027-02-28');
  });

  it('never leave the months on offer', () => {
    expect(dateByKey(at('2026-11-01'), 'ArrowLeft')).toBe('2026-11-01');
    expect(dateByKey(at('2027-01-31'), 'ArrowRight')).toBe('2027-01-31');
    expect(monthBeside(open, -1)).toBeNull();
    expect(monthBeside(open, 2)).toBe('2027-01');
    expect(monthBeside(open, 3)).toBeNull();
  });
});
