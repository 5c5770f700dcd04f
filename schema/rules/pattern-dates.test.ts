import fc from 'fast-check';
import { RRule } from 'rrule';
import { expect, it } from 'vitest';
import { instantOf, todayIn } from './calendar-day.ts';
import { addDays, dateOfUtcMidnight, utcMidnight } from './date.ts';
import { isPatternDate, lastPublishable, patternDates, type PatternRule } from './pattern-dates.ts';

const WEEKDAYS = [RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR, RRule.SA, RRule.SU];
const ZONES = [
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'America/Sao_Paulo',
];
const TEN_YEARS = 3653;

const anyDate = fc.integer({ min: 0, max: TEN_YEARS }).map((days) => addDays('2024-01-01', days));

const anyRule: fc.Arbitrary<PatternRule> = fc
  .record({
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    every_weeks: fc.integer({ min: 1, max: 4 }),
    from_date: anyDate,
    lasts: fc.option(fc.integer({ min: 0, max: 1000 })),
  })
  .map(({ weekdays, every_weeks, from_date, lasts }) => ({
    weekdays: weekdays.map((day) => ({ day })),
    every_weeks,
    from_date,
    until_date: lasts === null ? null : addDays(from_date, lasts),
  }));

/** Returns the same rule by RFC 5545, with weeks from Monday. */
function recurrence({ weekdays, every_weeks, from_date, until_date }: PatternRule): RRule {
  return new RRule({
    freq: RRule.WEEKLY,
    interval: every_weeks,
    wkst: RRule.MO,
    byweekday: weekdays.flatMap(({ day }) => WEEKDAYS[day - 1] ?? []),
    dtstart: new Date(utcMidnight(from_date)),
    ...(until_date === null ? {} : { until: new Date(utcMidnight(until_date)) }),
  });
}

function datesBetween(rule: PatternRule, from: string, to: string): string[] {
  return recurrence(rule)
    .between(new Date(utcMidnight(from)), new Date(utcMidnight(to)), true)
    .map((date) => dateOfUtcMidnight(date.getTime()));
}

it('gives the dates that a recurrence library gives, over ten years', () => {
  fc.assert(
    fc.property(anyRule, (rule) => {
      const [from, to] = ['2024-01-01', addDays('2024-01-01', TEN_YEARS)];
      expect(patternDates(rule, from, to)).toEqual(datesBetween(rule, from, to));
    }),
    { numRuns: 60 },
  );
});

it('gives the same dates for each part of the range', () => {
  fc.assert(
    fc.property(anyRule, anyDate, fc.integer({ min: -3, max: 200 }), (rule, from, days) => {
      const to = addDays(from, days);
      const dates = patternDates(rule, from, to);
      expect(dates).toEqual(days < 0 ? [] : datesBetween(rule, from, to));
      for (let date = from; date <= to; date = addDays(date, 1))
        expect(isPatternDate(rule, date)).toBe(dates.includes(date));
    }),
  );
});

it.each(ZONES)('publishes each date once, whatever day it is in %s', (zone) => {
  fc.assert(
    fc.property(anyRule, anyDate, fc.integer({ min: 1, max: 26 }), (rule, start, weeks) => {
      const [seen, first] = [new Set<string>(), todayIn(zone, utcMidnight(start))];
      let today = first;
      // A step of six hours, over five weeks that may contain a change of the clocks.
      for (let hour = 0; hour < 35 * 24; hour += 6) {
        today = todayIn(zone, utcMidnight(start) + hour * 3_600_000);
        for (const date of patternDates(rule, today, lastPublishable(today, weeks))) seen.add(date);
      }
      expect([...seen].sort()).toEqual(datesBetween(rule, first, lastPublishable(today, weeks)));
    }),
    { numRuns: 20 },
  );
});

it.each(ZONES)('has an instant for its hours on each date in %s, over both changes of the clocks', (zone) => {
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day }));
  const rule = { weekdays, every_weeks: 1, from_date: '2026-01-01', until_date: null };
  for (const date of patternDates(rule, '2026-01-01', '2035-12-31')) {
    const instant = instantOf(date, 12 * 60, zone);
    expect(instant === null ? null : todayIn(zone, instant)).toBe(date);
  }
});

it('counts every second week in Mondays from the week of the first date', () => {
  const rule = {
    weekdays: [{ day: 1 }, { day: 5 }],
    every_weeks: 2,
    from_date: '2026-11-25',
    until_date: '2026-12-21',
  };
  expect(patternDates(rule, '2026-01-01', '2027-12-31')).toEqual([
    '2026-11-27',
    '2026-12-07',
    '2026-12-11',
    '2026-12-21',
  ]);
});

it('is published to the same weekday, so many weeks later', () => {
  expect(lastPublishable('2026-11-24', 8)).toBe('2027-01-19');
});
