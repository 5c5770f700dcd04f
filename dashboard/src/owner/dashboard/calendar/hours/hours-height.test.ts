import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minutesOf } from '@daybook/schema/rules/clock-time';
import { rowPixelsFor, firstSeen } from './hours-height.ts';

it('fits the hours into the room below the header', () => {
  expect(rowPixelsFor(10 * 60, { height: 527, head: 63 })).toBe(11.6);
  expect(rowPixelsFor(24 * 60, { height: 543, head: 63 })).toBe(5);
});

it('needs a scrollbar only if rows would be too low to tell apart', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 24 }),
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 0, max: 400 }),
      (hours, height, head) => {
        const row = rowPixelsFor(hours * 60, { height, head });
        expect(row).toBeGreaterThanOrEqual(4);
        if (row > 4) expect(row * hours * 4).toBeLessThan(height - head + 0.01);
      },
    ),
  );
});

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

interface Asked {
  isForDay?: boolean;
  now?: string;
}

const hour = (start: string) => ({ start: minutesOf(start), end: minutesOf(start) + 60 });

/**
 * Returns the hour at which the week of Tuesday opens. `bookings` are the starts of one-hour bookings by
 * date. The events are from 09:00 to 17:00.
 */
function opensAt(
  bookings: Record<string, string[]>,
  { isForDay = false, now }: Asked = {},
  eventDates: string[] = [],
): number {
  const days = [MONDAY, TUESDAY].map((date) => ({
    date,
    bookings: (bookings[date] ?? []).map(hour),
    events: eventDates.includes(date) ? [{ start: minutesOf('09:00'), end: minutesOf('17:00') }] : [],
  }));
  const line = now === undefined ? null : { date: TUESDAY, minutes: minutesOf(now) };
  return firstSeen({ days, date: TUESDAY, isForDay, line }) / 60;
}

it('is 09:00 in an empty week', () => {
  expect(opensAt({})).toBe(9);
});

it('is the hour before the week’s first item', () => {
  expect(opensAt({ [TUESDAY]: ['15:00'] })).toBe(14);
  expect(opensAt({ [MONDAY]: ['07:30'], [TUESDAY]: ['15:00'] })).toBe(6);
  expect(opensAt({ [TUESDAY]: ['15:00'] }, {}, [MONDAY])).toBe(8);
});

it('is what is on or next today in the current week, or else now', () => {
  expect(opensAt({}, { now: '15:45' })).toBe(14);
  expect(opensAt({ [MONDAY]: ['07:30'], [TUESDAY]: ['09:00'] }, { now: '15:45' })).toBe(14);
  expect(opensAt({ [TUESDAY]: ['09:00', '17:30'] }, { now: '10:15' })).toBe(16);
  // The booking has begun, so the rest of it begins now.
  expect(opensAt({ [TUESDAY]: ['10:00'] }, { now: '10:15' })).toBe(9);
  expect(opensAt({ [TUESDAY]: ['16:30'] }, { now: '12:15' }, [TUESDAY])).toBe(11);
  expect(opensAt({}, { now: '07:15' }, [TUESDAY])).toBe(8);
});

it('is the first booking of a day that somebody asked for, or else its event', () => {
  expect(opensAt({ [MONDAY]: ['07:30'], [TUESDAY]: ['15:15'] }, { isForDay: true }, [TUESDAY])).toBe(14);
  expect(opensAt({ [TUESDAY]: ['00:15'] }, { isForDay: true })).toBe(0);
  expect(opensAt({ [MONDAY]: ['07:30'] }, { isForDay: true }, [TUESDAY])).toBe(8);
  expect(opensAt({ [MONDAY]: ['07:30'] }, { isForDay: true })).toBe(6);
});
