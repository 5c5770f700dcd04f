import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATES_MAX } from '@daybook/schema/figures/bounds';
import { bankHolidayOn } from '@daybook/schema/rules/bank-holidays';
import { addDays, datesOfMonth, isDate, weekdayOf } from '@daybook/schema/rules/date';
import {
  DATE_IN_PAST,
  EVENT_DATE_REQUIRED,
  SELECT_ONE_DATE,
  tooManyDates,
} from '@daybook/schema/words/event-texts';
import { listText } from '#owner/count-texts.ts';
import { RANGE_ENDS_BEFORE, SELECT_RANGE } from '../new-event-texts.ts';
import { chosenDates, datesProblem, holidaysAmong, rangeSummary } from './dates.ts';
import { NO_DATES, type DateChoice } from './new-event-form.ts';

const TODAY = '2026-11-21';
const choose = (choice: Partial<DateChoice>): DateChoice => ({
  date_method: 'single',
  ...NO_DATES,
  ...choice,
});
const range = (start: string, end: string, excluded: number[] = []) =>
  choose({ date_method: 'range', range_start: start, range_end: end, excluded_weekdays: excluded });

const anyDate = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2026-01-01', days));
const anyWeekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }));
const anyRange = fc
  .tuple(anyDate, fc.integer({ min: 0, max: DATES_MAX - 1 }), anyWeekdays)
  .map(([start, days, excluded]) => ({ start, end: addDays(start, days), days, excluded }));

describe('a range', () => {
  it('is every day from its first to its last, except the weekdays left out', () => {
    fc.assert(
      fc.property(anyRange, ({ start, end, days, excluded }) => {
        const dates = chosenDates(range(start, end, excluded));
        const all = Array.from({ length: days + 1 }, (_, day) => addDays(start, day));
        expect(dates).toEqual(all.filter((date) => !excluded.includes(weekdayOf(date))));
        expect(dates.every(isDate)).toBe(true);
      }),
    );
  });

  it('is valid if and only if a day is left that is not past', () => {
    fc.assert(
      fc.property(anyRange, anyDate, ({ start, end, excluded }, today) => {
        const isFine = chosenDates(range(start, end, excluded)).length > 0 && start >= today;
        expect(datesProblem(range(start, end, excluded), today) === null).toBe(isFine);
      }),
    );
  });

  it('counts its days and names the weekdays left out', () => {
    expect(rangeSummary(range('2026-11-24', '2026-12-24', [6]))).toEqual({
      days: '27 days',
      leftOut: 'excluding Sundays',
    });
    expect(rangeSummary(range('2026-11-24', '2026-11-24'))).toEqual({ days: '1 day', leftOut: null });
    expect(rangeSummary(range('2026-11-24', '2026-11-30', [6, 5]))?.leftOut).toBe(
      'excluding Saturdays and Sundays',
    );
    expect(rangeSummary(range('2026-11-24', ''))).toBeNull();
  });

  it.each([
    ['', '', 'range_start', SELECT_RANGE],
    ['2026-11-24', '', 'range_end', SELECT_RANGE],
    ['', '2026-11-24', 'range_start', SELECT_RANGE],
    ['2026-11-24', '2026-11-23', 'range_end', RANGE_ENDS_BEFORE],
    ['2026-11-20', '2026-11-24', 'range_start', DATE_IN_PAST],
    ['2026-11-24', '2027-11-25', 'range_end', tooManyDates(DATES_MAX)],
  ])('from %j to %j blames %s: %s', (start, end, field, text) => {
    expect(datesProblem(range(start, end), TODAY)).toEqual({ field, text });
  });

  it('has no date when every day is left out', () => {
    const nothing = range('2026-11-28', '2026-11-29', [5, 6]);
    expect(datesProblem(nothing, TODAY)).toEqual({ field: 'excluded_weekdays', text: SELECT_ONE_DATE });
    expect(rangeSummary(nothing)?.days).toBe('0 days');
  });

  it('can be a leap year, and is cut short if a mistyped year makes it too long', () => {
    expect(chosenDates(range('2028-01-01', '2028-12-31'))).toHaveLength(366);
    expect(datesProblem(range('2028-01-01', '2028-12-31'), TODAY)).toBeNull();
    expect(chosenDates(range('2026-11-24', '9999-12-31'))).toHaveLength(DATES_MAX + 1);
    expect(chosenDates(range('2026-11-24', '9999-12-31', [0, 1, 2, 3, 4, 5, 6]))).toEqual([]);
  });
});

describe('dates picked one by one', () => {
  it('are sorted, without duplicates', () => {
    const dates = ['2026-12-02', '2026-11-24', '2026-12-02'];
    expect(chosenDates(choose({ date_method: 'multiple', multiple_dates: dates }))).toEqual([
      '2026-11-24',
      '2026-12-02',
    ]);
  });

  it.each([
    [[], SELECT_ONE_DATE],
    [['2026-11-20', '2026-11-24'], DATE_IN_PAST],
  ])('%j: %s', (dates, text) => {
    const choice = choose({ date_method: 'multiple', multiple_dates: dates });
    expect(datesProblem(choice, TODAY)).toEqual({ field: 'multiple_dates', text });
  });
});

describe('a single date', () => {
  it.each([
    ['', EVENT_DATE_REQUIRED],
    ['2026-02-30', EVENT_DATE_REQUIRED],
    ['2026-11-20', DATE_IN_PAST],
  ])('%j: %s', (date, text) => {
    expect(datesProblem(choose({ single_date: date }), TODAY)).toEqual({ field: 'single_date', text });
  });

  it('may be today', () => {
    expect(datesProblem(choose({ single_date: TODAY }), TODAY)).toBeNull();
  });
});

it('joins names with commas and ‘and’', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listText)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});

const inScotland = (date: string) => bankHolidayOn('scotland', date);

describe('the bank holidays among the dates', () => {
  it('are named if there are few', () => {
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
