import { formatInTimeZone } from 'date-fns-tz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../figures/periods.ts';
import { CHANGING_DAYS } from '../test/timetables.ts';
import { TIMEZONES } from '../words/timezones.ts';
import {
  calendarDay,
  instantOf,
  startOfDate,
  todayIn,
  wallClockAt,
  lastWeeks,
  momentText,
} from './calendar-day.ts';
import { clockTimeOf } from './clock-time.ts';
import { addDays } from './date.ts';

const zones = [...TIMEZONES.map(({ zone }) => zone), 'Australia/Lord_Howe'];
const YEAR_2015 = Date.parse('2015-01-01T00:00Z');
const YEAR_2040 = Date.parse('2040-01-01T00:00Z');
const anyZone = fc.constantFrom(...zones);
const anyInstant = fc.integer({ min: YEAR_2015, max: YEAR_2040 });

/** Formats by date-fns-tz, which the rule itself doesn't use. */
const shownBy = (instant: number, zone: string) => formatInTimeZone(instant, zone, 'yyyy-MM-dd HH:mm');

it('tells the wall clock as date-fns-tz does, in every zone', () => {
  fc.assert(
    fc.property(anyInstant, anyZone, (instant, zone) => {
      const { date, minutes } = wallClockAt(instant, zone);
      expect(`${date} ${clockTimeOf(minutes)}`).toBe(shownBy(instant, zone));
      expect(todayIn(zone, instant)).toBe(date);
    }),
    { numRuns: 300 },
  );
});

it('finds the first instant that shows a wall time, or none where no instant does', () => {
  const anyDay = fc.oneof(
    fc.constantFrom(...CHANGING_DAYS),
    fc.tuple(
      anyZone,
      anyInstant.map((instant) => new Date(instant).toISOString().slice(0, 10)),
    ),
  );
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 1439 }), ([zone, date], minutes) => {
      const wanted = `${date} ${clockTimeOf(minutes)}`;
      const found = instantOf(date, minutes, zone);
      const middle = Date.parse(`${wanted.replace(' ', 'T')}Z`);
      let first: number | null = null;
      for (let shift = -15 * 60; shift <= 15 * 60 && first === null; shift += 15) {
        const candidate = middle + shift * 60_000;
        if (shownBy(candidate, zone) === wanted) first = candidate;
      }
      expect(found).toBe(first);
    }),
    { numRuns: 150 },
  );
});

it('begins a date at the first instant that shows it', () => {
  const anyDate = fc.tuple(
    anyZone,
    anyInstant.map((instant) => new Date(instant).toISOString().slice(0, 10)),
  );
  const beginsAt = ([zone, date]: readonly [string, string]) => {
    const start = startOfDate(date, zone);
    expect(todayIn(zone, start)).toBe(date);
    expect(todayIn(zone, start - 1)).toBe(addDays(date, -1));
  };
  fc.assert(fc.property(fc.oneof(fc.constantFrom(...CHANGING_DAYS), anyDate), beginsAt), { numRuns: 200 });
  // Midnight itself is skipped: the day begins at 01:00.
  beginsAt(['America/Asuncion', '2023-10-01']);
});

describe('on the days the clocks change', () => {
  it.each([
    ['Europe/London', '2026-03-29', 60, null],
    ['Europe/London', '2026-03-29', 119, null],
    ['Europe/London', '2026-03-29', 120, '2026-03-29T01:00:00.000Z'],
    ['Europe/London', '2026-10-25', 90, '2026-10-25T00:30:00.000Z'],
    ['Europe/London', '2026-10-25', 120, '2026-10-25T02:00:00.000Z'],
    ['America/New_York', '2026-03-08', 150, null],
    ['America/New_York', '2026-11-01', 90, '2026-11-01T05:30:00.000Z'],
    ['Australia/Sydney', '2026-10-04', 120, null],
    ['Australia/Sydney', '2026-04-05', 150, '2026-04-04T15:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', 120, null],
    ['Australia/Lord_Howe', '2026-10-04', 149, null],
    ['Australia/Lord_Howe', '2026-10-04', 150, '2026-10-03T15:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', 105, '2026-04-04T14:45:00.000Z'],
  ])('%s, %s, minute %i is %s', (zone, date, minutes, expected) => {
    const instant = calendarDay(date, zone).instantAt(minutes);
    expect(instant === null ? null : new Date(instant).toISOString()).toBe(expected);
  });

  it('the minutes of a day run forward, before, on and after the change', () => {
    for (const [zone, changing] of CHANGING_DAYS) {
      let last = -Infinity;
      for (const date of [-1, 0, 1].map((days) => addDays(changing, days))) {
        const day = calendarDay(date, zone);
        for (let minutes = 0; minutes < 1440; minutes += 15) {
          const instant = day.instantAt(minutes);
          if (instant === null) continue;
          expect(instant).toBeGreaterThan(last);
          last = instant;
        }
      }
    }
  });
});

it('refuses a zone that does not exist', () => {
  expect(() => instantOf('2026-01-01', 0, 'Europe/Hebden_Bridge')).toThrow(RangeError);
});

it('begins each week on Monday at midnight, in summer and winter', () => {
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
        // date-fns-tz gives Monday's name and date; the rule itself doesn't use it.
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

it.each([
  ['2026-11-27T09:00:59.999Z', 'Europe/London', 'Friday 27 November 2026 at 09:00, London time'],
  ['2026-07-10T08:30:00Z', 'Europe/London', 'Friday 10 July 2026 at 09:30, London time'],
  ['2026-11-27T20:15:00Z', 'Asia/Tokyo', 'Saturday 28 November 2026 at 05:15, Tokyo time'],
])('reads %s in %s as %s', (instant, timezone, text) => {
  expect(momentText(Date.parse(instant), timezone)).toBe(text);
});
