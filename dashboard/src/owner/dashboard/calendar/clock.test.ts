import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { clockChangeOn, nowLine, zoneIfRepeated } from './clock.ts';
import { DEFAULT_ROWS } from './day-layout.ts';
import { weekOf } from './shown-date.ts';

const changes = [
  ['Europe/London', '2026-03-29', 60],
  ['Europe/London', '2026-10-25', -60],
  ['America/New_York', '2026-03-08', 60],
  ['America/New_York', '2026-11-01', -60],
  ['Australia/Lord_Howe', '2026-10-04', 30],
  ['Australia/Lord_Howe', '2027-04-04', -30],
  ['Australia/Sydney', '2026-10-04', 60],
  ['Australia/Sydney', '2027-04-04', -60],
] as const;

describe('the days on which the clocks change', () => {
  it.each(changes)('%s, %s: by %d minutes', (zone, date, minutes) => {
    expect(clockChangeOn(date, zone)).toBe(minutes);
    expect(clockChangeOn(addDays(date, -1), zone)).toBe(0);
    expect(clockChangeOn(addDays(date, 1), zone)).toBe(0);
  });

  it('include days on which midnight is skipped', () => {
    expect(
      clockChangeOn('2018-11-04', 'America/Sao_Paulo') + clockChangeOn('2018-11-03', 'America/Sao_Paulo'),
    ).toBe(60);
  });
});

describe('the current-time line', () => {
  const week = weekOf('2026-11-24');

  it('is at the time on the business’s clock, wherever the browser is', () => {
    const now = Date.parse('2026-11-24T10:15:40Z');
    expect(nowLine(now, 'Europe/London', week, DEFAULT_ROWS)).toEqual({ date: '2026-11-24', minutes: 615 });
    expect(nowLine(now, 'Asia/Kolkata', week, DEFAULT_ROWS)).toEqual({ date: '2026-11-24', minutes: 945 });
  });

  it('is not in another week, and not before or after the rows', () => {
    const now = Date.parse('2026-11-24T10:15:40Z');
    expect(nowLine(now, 'Europe/London', weekOf('2026-12-01'), DEFAULT_ROWS)).toBeNull();
    expect(nowLine(now, 'America/New_York', week, DEFAULT_ROWS)).toBeNull();
    expect(nowLine(now, 'America/New_York', week, { start: 0, end: 1140 })).toMatchObject({ minutes: 315 });
  });

  it.each(changes)('follows the wall clock on the day of a change: %s, %s', (zone, date) => {
    fc.assert(
      fc.property(fc.integer({ min: DEFAULT_ROWS.start, max: DEFAULT_ROWS.end }), (minutes) => {
        const now = instantOf(date, minutes, zone) ?? 0;
        expect(nowLine(now, zone, weekOf(date), DEFAULT_ROWS)).toEqual({ date, minutes });
      }),
    );
  });
});

describe('a time that the clock shows twice', () => {
  it.each([
    ['Europe/London', '2026-10-25T00:30Z', 'BST'],
    ['Europe/London', '2026-10-25T01:30Z', 'GMT'],
    ['America/New_York', '2026-11-01T05:30Z', 'GMT-4'],
    ['America/New_York', '2026-11-01T06:30Z', 'GMT-5'],
    ['Australia/Lord_Howe', '2027-04-03T14:45Z', 'GMT+11'],
    ['Australia/Lord_Howe', '2027-04-03T15:15Z', 'GMT+10:30'],
    ['Australia/Sydney', '2027-04-03T15:30Z', 'GMT+11'],
    ['Australia/Sydney', '2027-04-03T16:30Z', 'GMT+10'],
  ])('gets the zone’s name in %s: %s is %s', (zone, instant, name) => {
    expect(zoneIfRepeated(Date.parse(instant), zone)).toBe(name);
  });

  it.each([
    ['Europe/London', '2026-10-24T23:30Z'],
    ['Europe/London', '2026-10-25T02:00Z'],
    ['Europe/London', '2026-03-29T01:30Z'],
    ['Europe/London', '2026-11-24T01:30Z'],
    ['Australia/Lord_Howe', '2027-04-03T15:30Z'],
    ['Asia/Kolkata', '2026-10-25T01:30Z'],
  ])('is not any other time: %s, %s', (zone, instant) => {
    expect(zoneIfRepeated(Date.parse(instant), zone)).toBeNull();
  });
});
