import { addDays as addDaysOracle, format, parseISO } from 'date-fns';
import { enGB } from 'date-fns/locale';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  datesOfMonth,
  dateText,
  daysText,
  isDate,
  lastDateOf,
  longDate,
  monthOf,
  monthTitle,
  shortDate,
  weekdayOf,
} from './date.ts';

const anyDate = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('adds days as date-fns does', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -800, max: 800 }), (date, days) => {
      expect(addDays(date, days)).toBe(format(addDaysOracle(parseISO(date), days), 'yyyy-MM-dd'));
    }),
  );
});

it('words one day, several of a month and several across months', () => {
  expect(daysText('2026-12-25', '2026-12-25')).toBe('Friday 25 December');
  expect(daysText('2026-12-24', '2026-12-26')).toBe('24 to 26 December');
  expect(daysText('2026-12-24', '2027-01-01')).toBe('24 December to 1 January');
});

it('words dates as date-fns does', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      expect(longDate(date)).toBe(format(parseISO(date), 'EEEE d MMMM yyyy', { locale: enGB }));
      expect(dateText(date)).toBe(format(parseISO(date), 'd MMMM yyyy', { locale: enGB }));
      expect(weekdayOf(date)).toBe(Number(format(parseISO(date), 'i')) - 1);
      expect(monthTitle(monthOf(date))).toBe(format(parseISO(date), 'MMMM yyyy'));
    }),
  );
});

it('counts over the end of a year, and back', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-05', -29)).toBe('2023-12');
});

it('lists every date of a month once', () => {
  expect(datesOfMonth('2024-02')).toHaveLength(29);
  expect(datesOfMonth('2026-02').at(-1)).toBe('2026-02-28');
});

it('ends every month that can be written, the last one too', () => {
  fc.assert(
    fc.property(anyDate.map(monthOf), (month) => {
      expect(lastDateOf(month)).toBe(datesOfMonth(month).at(-1));
    }),
  );
  expect(lastDateOf('9999-12')).toBe('9999-12-31');
  expect(lastDateOf('0000-02')).toBe('0000-02-29');
});

it.each([
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '26-01-01',
  '2026-1-1',
  '',
  '2026-01-01T00:00',
  '2025-02-29',
  // Date.parse reads it as January of the year 10000.
  '+010000-01',
])('%j is no date', (text) => {
  expect(isDate(text)).toBe(false);
});

it('knows every real date', () => {
  fc.assert(fc.property(anyDate, (date) => isDate(date)));
});

it('words dates in tables as date-fns does', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      expect(shortDate(date)).toBe(format(parseISO(date), 'dd/MM/yy'));
    }),
  );
});
