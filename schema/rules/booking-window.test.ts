import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingWindow, closedByClock, nextChangeOf } from './booking-window.ts';

describe('when a time can be booked', () => {
  const event = { date: '2026-11-24', timezone: 'Europe/London' };
  const limits = { noticeHours: 2, daysAhead: 30, perPersonADay: null };
  const startsAt = Date.parse('2026-11-24T09:00Z');

  it.each([
    ['2026-10-24T22:59Z', 'too far ahead'],
    ['2026-10-24T23:00Z', null],
    ['2026-11-24T06:59Z', null],
    ['2026-11-24T07:00Z', 'notice'],
    ['2026-11-24T08:59Z', 'notice'],
    ['2026-11-24T09:00Z', 'past'],
  ])('at %s the answer is: %s', (now, closed) => {
    expect(closedByClock(startsAt, bookingWindow(event, limits, Date.parse(now)))).toBe(closed);
  });

  it('holds until the next change, and changes then unless it is too far ahead until it is too late', () => {
    const few = fc.integer({ min: -20, max: 20 });
    const opening = fc.oneof(few, fc.constant(-Infinity));
    fc.assert(
      fc.property(few, few, opening, fc.nat({ max: 10 }), (startsAt, now, opensAt, notice) => {
        const closedAt = (instant: number) => closedByClock(startsAt, { now: instant, opensAt, notice });
        const next = nextChangeOf(startsAt, { now, opensAt, notice });
        expect(next).toBeGreaterThan(now);
        for (let instant = now; instant < Math.min(next, 60); instant += 1)
          expect(closedAt(instant)).toBe(closedAt(now));
        if (next !== Infinity && opensAt <= startsAt - notice) expect(closedAt(next)).not.toBe(closedAt(now));
      }),
    );
  });
});
