import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankHolidayOn } from '@daybook/schema/rules/bank-holidays';
import { WEEKDAYS } from '@daybook/schema/rules/date';
import {
  clockWords,
  closedDays,
  daysWords,
  weeklyHoursSentence,
  weekSentence,
} from './weekly-hours-sentence.ts';

const on = (start_time: string | null, end_time: string | null, ...days: number[]) =>
  days.map((day) => ({ day, start_time, end_time }));
const TUESDAY_TO_FRIDAY = on('09:00', '17:00', 2, 3, 4, 5);
const pattern = {
  weekdays: TUESDAY_TO_FRIDAY,
  every_weeks: 1,
  from_date: '2026-11-24',
  until_date: null,
  is_paused: false,
  published_to: '2027-01-16',
};
const said = (changes: Partial<Parameters<typeof weeklyHoursSentence>[0]>) =>
  weeklyHoursSentence({ ...pattern, ...changes }, '2026-11-24');

describe('weekly hours in one sentence', () => {
  it.each([
    ['Tuesday to Friday, 9am to 5pm, published to 16 January', {}],
    ['Tuesday to Friday, 9am to 5pm, paused', { is_paused: true }],
    ['Tuesday to Friday, 9am to 5pm, no dates published', { published_to: null }],
    ['Tuesday to Friday, 9am to 5pm, from 1 March 2027', { published_to: null, from_date: '2027-03-01' }],
    [
      'Tuesday to Friday, 9am to 5pm, every 2 weeks, published to 16 January, until 3 April 2027',
      { every_weeks: 2, until_date: '2027-04-03' },
    ],
  ])('%s', (sentence, changes) => {
    expect(said(changes)).toBe(sentence);
  });

  it('names days with other hours after those with the first ones', () => {
    const weekdays = [
      ...TUESDAY_TO_FRIDAY.filter(({ day }) => day !== 4),
      ...on('11:00', '20:00', 4),
      ...on('09:00', '13:00', 6),
    ];
    expect(weekSentence({ weekdays, every_weeks: 1 })).toBe(
      'Tuesday, Wednesday and Friday, 9am to 5pm; Thursday, 11am to 8pm; Saturday, 9am to 1pm',
    );
  });

  it('leaves out the hours of listed slots', () => {
    expect(weekSentence({ weekdays: on(null, null, 1), every_weeks: 1 })).toBe('Monday');
  });
});

it.each([
  [[1], 'Monday'],
  [[1, 2], 'Monday and Tuesday'],
  [[1, 3, 4, 5], 'Monday and Wednesday to Friday'],
  [[1, 3, 5], 'Monday, Wednesday and Friday'],
  [[1, 2, 3, 4, 5, 6, 7], 'Every day'],
])('names the days %j as %s', (days, words) => {
  expect(daysWords(days)).toBe(words);
});

it.each([
  ['00:00', 'midnight'],
  ['00:30', '12:30am'],
  ['09:00', '9am'],
  ['09:05', '9:05am'],
  ['12:00', 'noon'],
  ['12:30', '12:30pm'],
  ['17:00', '5pm'],
  ['23:59', '11:59pm'],
])('says %s as %s', (time, words) => {
  expect(clockWords(time)).toBe(words);
});

it('names the first and the last day of any choice, and no day that is not in it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 6 }), (chosen) => {
      const days = chosen.sort();
      const words = daysWords(days);
      expect(words.startsWith(WEEKDAYS[(days[0] ?? 1) - 1] ?? '')).toBe(true);
      expect(words.endsWith(WEEKDAYS[(days.at(-1) ?? 1) - 1] ?? '')).toBe(true);
      for (const [at, name] of WEEKDAYS.entries()) if (words.includes(name)) expect(days).toContain(at + 1);
    }),
  );
});

const holidayOn = (date: string) => bankHolidayOn('england-and-wales', date);

it('names each closed month once, and only those that are bank holidays', () => {
  const dates = ['2026-12-24', '2026-12-25', '2026-12-28', '2026-12-29', '2027-01-01', '2027-01-04'];
  expect(closedDays(dates, holidayOn)).toBe('closed 25 and 28 December, 1 January');
  expect(closedDays(dates.slice(0, 2), holidayOn)).toBe('closed 25 December');
  expect(closedDays(dates.slice(0, 1), holidayOn)).toBeNull();
  expect(closedDays(dates, () => null)).toBeNull();
});
