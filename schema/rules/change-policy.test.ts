import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR } from '../figures/periods.ts';
import { calendarDay, wallClockAt } from './calendar-day.ts';
import { changePolicy, freeUntilOf } from './change-policy.ts';
import { minutesOf } from './clock-time.ts';

const business = { customersMayMove: true };
const booked = (startsAt: number, changeNoticeHours: number, isCancelled = false) => ({
  startsAt,
  changeNoticeHours,
  isCancelled,
  isAskedToMove: false,
});

it('lets customers move and cancel until so many hours before the start, and not at that instant', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4e12 }),
      fc.integer({ min: 0, max: 1440 }),
      fc.integer({ min: -1e10, max: 1e10 }),
      (startsAt, hours, offset) => {
        const limit = startsAt - hours * HOUR;
        const { canMove, canCancel, until } = changePolicy(booked(startsAt, hours), business, limit + offset);
        expect({ canMove, canCancel, until }).toEqual({
          canMove: offset < 0,
          canCancel: offset < 0,
          until: limit,
        });
      },
    ),
  );
});

it('never lets them change what is cancelled or has begun, whatever the policy', () => {
  fc.assert(
    fc.property(
      fc.nat(4e12),
      fc.nat(1440),
      fc.nat(1e10),
      fc.boolean(),
      (startsAt, hours, later, isCancelled) => {
        const now = isCancelled ? startsAt - later - hours * HOUR : startsAt + later;
        expect(changePolicy(booked(startsAt, hours, isCancelled), business, now)).toMatchObject({
          canMove: false,
          canCancel: false,
        });
      },
    ),
  );
});

it('lets them cancel, and not move, where only the business moves bookings', () => {
  const policy = changePolicy(booked(10 * HOUR, 2), { customersMayMove: false }, HOUR);
  expect(policy).toEqual({ canMove: false, canCancel: true, until: 8 * HOUR });
});

it('lets them move and cancel until the start where the business has asked them to choose another time', () => {
  const asked = { ...booked(10 * HOUR, 24), isAskedToMove: true };
  const at = (now: number) => changePolicy(asked, { customersMayMove: false }, now);
  expect(at(10 * HOUR - 1)).toEqual({ canMove: true, canCancel: true, until: 10 * HOUR });
  expect(at(10 * HOUR)).toMatchObject({ canMove: false, canCancel: false });
});

it.each([
  ['2026-03-29', 'clocks go forward', '2026-03-28', '08:00'],
  ['2026-10-25', 'clocks go back', '2026-10-24', '10:00'],
])('counts hours as they pass: on %s, when %s, 24 hours before 9:00 is %s at %s', (date, _, eve, before) => {
  const startsAt = calendarDay(date, 'Europe/London').instantAt(9 * 60) ?? 0;
  const { until } = changePolicy(booked(startsAt, 24), business, 0);
  expect(wallClockAt(until, 'Europe/London')).toEqual({ date: eve, minutes: minutesOf(before) });
});

it('lets those who were told of a late start change it until midnight, whatever the policy', () => {
  const start = Date.parse('2026-11-24T14:00:00Z');
  const told = Date.parse('2026-11-24T13:00:00Z');
  const freeUntil = freeUntilOf({ startsAt: start }, told, 'Europe/London');
  expect(freeUntil).toBe(Date.parse('2026-11-25T00:00:00Z'));
  const policyAt = (now: number) =>
    changePolicy({ ...booked(start, 48), freeUntil }, { customersMayMove: false }, now);
  expect(policyAt(start + HOUR)).toEqual({ canMove: true, canCancel: true, until: freeUntil });
  expect(policyAt(start + 10 * HOUR)).toMatchObject({ canMove: false, canCancel: false });
  expect(changePolicy({ ...booked(start, 0, true), freeUntil }, business, told).canCancel).toBe(false);
});

it('counts midnight on the business’s clock, on a date with a clock change too, and only on the day itself', () => {
  const start = Date.parse('2026-10-25T00:30:00Z');
  expect(freeUntilOf({ startsAt: start }, start - HOUR / 2, 'Europe/London')).toBe(
    Date.parse('2026-10-26T00:00:00Z'),
  );
  expect(freeUntilOf({ startsAt: start }, start - 24 * HOUR, 'Europe/London')).toBeNull();
  expect(freeUntilOf({ startsAt: start }, start - HOUR / 2, 'America/New_York')).toBe(
    Date.parse('2026-10-25T04:00:00Z'),
  );
  expect(freeUntilOf({ startsAt: start }, null, 'Europe/London')).toBeNull();
});
