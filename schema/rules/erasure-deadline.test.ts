import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dateOfUtcMidnight, isDate, lastDateOf, monthOf } from './date.ts';
import { erasureDeadline, monthAfter } from './erasure-deadline.ts';

const dates = fc
  .integer({ min: Date.parse('2000-01-01T00:00Z'), max: Date.parse('2100-12-31T00:00Z') })
  .map(dateOfUtcMidnight);

describe('a month after a date', () => {
  it.each([
    ['2026-11-20', '2026-12-20'],
    ['2026-12-31', '2027-01-31'],
    ['2026-01-31', '2026-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2026-08-31', '2026-09-30'],
    ['2026-02-28', '2026-03-28'],
  ])('%s is %s', (date, after) => {
    expect(monthAfter(date)).toBe(after);
  });

  it('is a date of the next month: the same day of it, or its last where it is shorter', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const after = monthAfter(date);
        expect(isDate(after)).toBe(true);
        expect(monthOf(after)).toBe(addMonths(monthOf(date), 1));
        if (after.slice(8) !== date.slice(8)) {
          expect(after).toBe(lastDateOf(monthOf(after)));
          expect(after.slice(8) < date.slice(8)).toBe(true);
        }
      }),
    );
  });

  it('is never earlier for a later request', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(monthAfter(date) <= monthAfter(addDays(date, 1))).toBe(true);
      }),
    );
  });
});

it('counts from the day on the business’s own clock', () => {
  const lateOnThe20th = Date.parse('2026-11-20T23:30Z');
  expect(erasureDeadline(lateOnThe20th, 'Europe/London')).toBe('2026-12-20');
  expect(erasureDeadline(lateOnThe20th, 'Europe/Paris')).toBe('2026-12-21');
});
