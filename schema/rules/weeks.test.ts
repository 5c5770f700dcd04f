import { formatInTimeZone } from 'date-fns-tz';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TIMEZONES } from '../words/timezones.ts';
import { lastWeeks } from './weeks.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;

it('begins each week on Monday at midnight, whatever the season', () => {
  // Sunday, half past midnight in London: the clocks went back a week before.
  const weeks = lastWeeks(3, 'Europe/London', Date.parse('2026-11-01T00:30:00Z'));
  expect(weeks).toEqual([
    {
      monday: '2026-10-12',
      from: Date.parse('2026-10-11T23:00:00Z'),
      to: Date.parse('2026-10-18T23:00:00Z'),
    },
    {
      monday: '2026-10-19',
      from: Date.parse('2026-10-18T23:00:00Z'),
      to: Date.parse('2026-10-26T00:00:00Z'),
    },
    {
      monday: '2026-10-26',
      from: Date.parse('2026-10-26T00:00:00Z'),
      to: Date.parse('2026-11-02T00:00:00Z'),
    },
  ]);
});

it('begins this week where the zone’s Monday has begun, and nowhere else', () => {
  // Monday morning in Sydney, Sunday noon in New York.
  const now = Date.parse('2026-11-22T17:00:00Z');
  expect(lastWeeks(1, 'Australia/Sydney', now)[0]?.monday).toBe('2026-11-23');
  expect(lastWeeks(1, 'America/New_York', now)[0]?.monday).toBe('2026-11-16');
});

it('has an hour more in the week in which the clocks go back, and one less when they go forward', () => {
  const hours = (now: string) => {
    const [week] = lastWeeks(1, 'Europe/London', Date.parse(now));
    return week && (week.to - week.from) / HOUR;
  };
  expect(['2026-10-25T12:00Z', '2026-11-01T12:00Z', '2026-03-29T12:00Z'].map(hours)).toEqual([169, 168, 167]);
});

it('follows week upon week without a gap, in every zone, the last around this moment', () => {
  const anyInstant = fc.integer({
    min: Date.parse('2015-01-01T00:00Z'),
    max: Date.parse('2040-01-01T00:00Z'),
  });
  const anyZone = fc.constantFrom(...TIMEZONES.map(({ zone }) => zone), 'Australia/Lord_Howe');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), anyZone, anyInstant, (count, zone, now) => {
      const weeks = lastWeeks(count, zone, now);
      expect(weeks).toHaveLength(count);
      for (const [at, { monday, from, to }] of weeks.entries()) {
        // Monday's name and date are date-fns-tz's, which the rule itself does not use.
        expect(formatInTimeZone(from, zone, 'EEEE yyyy-MM-dd')).toBe(`Monday ${monday}`);
        expect(formatInTimeZone(from - MINUTE, zone, 'EEEE')).toBe('Sunday');
        expect(to).toBe(weeks[at + 1]?.from ?? to);
      }
      const last = weeks.at(-1);
      expect(last && last.from <= now && now < last.to).toBe(true);
    }),
    { numRuns: 150 },
  );
});
