import { describe, expect, it } from 'vitest';
import { bookingWindow, closedByClock } from './booking-window.ts';

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
});
