import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf, instantOfWallTime, momentOf, wallTimeOf } from './uk-time.ts';

it('reads instants on the United Kingdom’s clock', () => {
  expect(dayOf('2026-07-01T23:30:00Z')).toBe('02/07/26');
  expect(momentOf('2026-07-01T23:30:00Z')).toBe('02/07/26 00:30');
  expect(momentOf('2026-11-21T14:05:00Z')).toBe('21/11/26 14:05');
});

it('takes a date and a time on that clock', () => {
  expect(instantOfWallTime('2026-07-01T12:00')).toBe('2026-07-01T11:00:00.000Z');
  expect(instantOfWallTime('2026-12-01T12:00')).toBe('2026-12-01T12:00:00.000Z');
});

it('takes a time that the clock skips in spring for the hour after it', () => {
  expect(instantOfWallTime('2027-03-28T01:30')).toBe('2027-03-28T01:30:00.000Z');
});

it('shows an instant as a time that gives it back, except in the hour that the clock repeats', () => {
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 900 });
  fc.assert(
    fc.property(minutes, (after) => {
      const instant = Date.parse('2026-11-01T00:00:00Z') + after * 60_000;
      const again = Date.parse(instantOfWallTime(wallTimeOf(new Date(instant).toISOString())));
      expect([0, 3_600_000]).toContain(instant - again);
    }),
  );
});
