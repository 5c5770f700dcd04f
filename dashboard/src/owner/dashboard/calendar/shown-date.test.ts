import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import { addDays, datesOfMonth, monthOf, weekdayOf } from '@daybook/schema/rules/date';
import { readView } from '#ui/use-query-state.ts';
import {
  inView,
  monthsAround,
  placeParams,
  stepFrom,
  titleOf,
  weekOf,
  weeksOfMonth,
  weekTitle,
} from './shown-date.ts';

const TODAY = '2026-11-24';
/** Without a date it is today's. */
const THIS_MONTH = { view: 'month', date: '', person: '' };
const read = (query: string) => readView(placeParams, new URLSearchParams(query));

it('opens at this month by default', () => {
  expect(read('')).toEqual(THIS_MONTH);
});

it('opens at the place in the address', () => {
  expect(read('view=week&date=2027-02-28&person=3')).toEqual({
    view: 'week',
    date: '2027-02-28',
    person: 3,
  });
});

it('opens on a day, which the title names', () => {
  const place = read('view=day&date=2027-02-28');
  expect(place).toMatchObject({ view: 'day', date: '2027-02-28' });
  expect(titleOf(place)).toBe('Sunday 28 February 2027');
});

it('steps by a day, by a week from Monday, and by a month from its first day', () => {
  expect(stepFrom({ view: 'day', date: '2026-11-30' }, 1).date).toBe('2026-12-01');
  expect(stepFrom({ view: 'week', date: '2026-11-24' }, -1).date).toBe('2026-11-16');
  expect(stepFrom({ view: 'month', date: '2026-12-31' }, 1).date).toBe('2027-01-01');
});

it.each(['view=year', 'date=2027-02-30', 'date=tomorrow', 'date=0001-01-01', 'date=9999-12-31'])(
  'opens at this month where the address says nothing known: %s',
  (query) => {
    expect(read(query)).toEqual(THIS_MONTH);
  },
);

it('switches from this month to this week, and from another month to its first week', () => {
  expect(inView({ view: 'month', date: '2026-11-01' }, 'week', TODAY).date).toBe(TODAY);
  expect(inView({ view: 'month', date: '2026-12-01' }, 'week', TODAY).date).toBe('2026-12-01');
  expect(inView({ view: 'week', date: '2026-11-03' }, 'month', TODAY).date).toBe('2026-11-03');
});

it('switches from this month to today, and from a week to the day that it was opened for', () => {
  expect(inView({ view: 'month', date: '2026-11-01' }, 'day', TODAY).date).toBe(TODAY);
  expect(inView({ view: 'week', date: '2026-11-27' }, 'day', TODAY).date).toBe('2026-11-27');
});

const anyDate = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1990-01-01', days));

describe('the grid of a month', () => {
  it.each([
    ['2027-02', 4, '2027-02-01', '2027-02-28'],
    ['2026-11', 6, '2026-10-26', '2026-12-06'],
    ['2026-12', 5, '2026-11-30', '2027-01-03'],
  ])('has whole weeks: %s has %d, from %s to %s', (month, count, first, last) => {
    const weeks = weeksOfMonth(month);
    expect(weeks).toHaveLength(count);
    expect(weeks.flat().at(0)).toBe(first);
    expect(weeks.flat().at(-1)).toBe(last);
  });

  it('holds every date of the month once, in order, each week from Monday to Sunday', () => {
    fc.assert(
      fc.property(anyDate.map(monthOf), (month) => {
        const weeks = weeksOfMonth(month);
        expect(weeks.every((week) => week.map(weekdayOf).join() === '0,1,2,3,4,5,6')).toBe(true);
        expect(weeks.flat()).toEqual([...new Set(weeks.flat())].sort());
        expect(weeks.flat().filter((date) => monthOf(date) === month)).toEqual(datesOfMonth(month));
        expect(weeks.every((week) => week.some((date) => monthOf(date) === month))).toBe(true);
      }),
    );
  });
});

describe('a week', () => {
  it('is the same for each of its days', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const week = weekOf(date);
        expect(week).toContain(date);
        expect(week.map((one) => weekOf(one).join())).toEqual(week.map(() => week.join()));
      }),
    );
  });

  it.each([
    ['2026-11-24', '23 to 29 November 2026'],
    ['2026-10-01', '28 September to 4 October 2026'],
    ['2027-01-03', '28 December 2026 to 3 January 2027'],
  ])('with %s is called %s', (date, title) => {
    expect(weekTitle(date)).toBe(title);
  });
});

describe('the months to jump to', () => {
  const months = ['2026-01', '2026-03', '2026-06', '2026-09', '2026-11'];

  it('are all of them if there is room', () => {
    expect(monthsAround(months, '2026-06', 12)).toEqual(months);
  });

  it.each([
    ['2026-01', '2026-01,2026-03,2026-06'],
    ['2026-07', '2026-06,2026-09,2026-11'],
    ['2026-06', '2026-03,2026-06,2026-09'],
    ['2027-05', '2026-06,2026-09,2026-11'],
  ])('are those around %s if there is not: %s', (month, around) => {
    expect(monthsAround(months, month, 3).join()).toBe(around);
  });
});
