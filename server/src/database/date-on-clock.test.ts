import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wallClockAt } from '@daybook/schema/rules/calendar-day';
import { createDateOnClock } from './date-on-clock.ts';

const anyZone = fc.constantFrom(
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'UTC',
);
/** Any instant, and some on the very days on which clocks change. */
const anyInstant = fc.oneof(
  fc.integer({ min: Date.parse('2015-01-01T00:00Z'), max: Date.parse('2040-01-01T00:00Z') }),
  fc
    .tuple(
      fc.constantFrom('2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-04-04', '2026-10-03'),
      fc.integer({ min: 0, max: 86_399_999 }),
    )
    .map(([date, after]) => Date.parse(date) + after),
);

it('is the date that the wall clock shows, however often it is asked', () => {
  const dateOnClock = createDateOnClock();
  fc.assert(
    fc.property(anyInstant, anyZone, (instant, zone) => {
      const { date } = wallClockAt(instant, zone);
      expect([dateOnClock(instant, zone), dateOnClock(instant, zone)]).toEqual([date, date]);
    }),
    { numRuns: 500 },
  );
});
