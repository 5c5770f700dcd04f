import { minutesOf } from '@daybook/schema/rules/clock-time';
import { expect, it } from 'vitest';
import { firstSeen } from './first-seen.ts';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

interface Asked {
  isForDay?: boolean;
  now?: string;
}

/** The hour at which the week opens at Tuesday, with a booking that starts then on each of those days. */
function opensAt(starts: Record<string, string>, { isForDay = false, now }: Asked = {}): number {
  const days = Object.entries(starts).map(([date, start]) => ({
    date,
    bookings: [{ start: minutesOf(start) }],
  }));
  const line = now === undefined ? null : { date: TUESDAY, minutes: minutesOf(now) };
  return firstSeen({ days, date: TUESDAY, isForDay, line }) / 60;
}

it('is 09:00', () => {
  expect(opensAt({})).toBe(9);
  expect(opensAt({ [TUESDAY]: '15:00' })).toBe(9);
});

it('is earlier where something is booked before', () => {
  expect(opensAt({ [MONDAY]: '07:30', [TUESDAY]: '15:00' })).toBe(7);
});

it('follows the day, two hours back at the most', () => {
  expect(opensAt({}, { now: '10:15' })).toBe(9);
  expect(opensAt({ [MONDAY]: '07:30' }, { now: '15:45' })).toBe(13);
});

it('shows the first booking of a day that was asked for, with the hour before it', () => {
  expect(opensAt({ [MONDAY]: '07:30', [TUESDAY]: '15:15' }, { isForDay: true })).toBe(14);
  expect(opensAt({ [TUESDAY]: '00:15' }, { isForDay: true })).toBe(0);
  expect(opensAt({ [MONDAY]: '07:30' }, { isForDay: true })).toBe(7);
});
