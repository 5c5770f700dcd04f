import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SERIES_VISITS_MAX, SERIES_WEEKS_MAX } from '../figures/bounds.ts';
import { calendarDay } from './calendar-day.ts';
import { clockTimeOf, minutesOf } from './clock-time.ts';
import { addDays, daysBetween } from './date.ts';
import { seriesTimes, shiftedTime } from './series-times.ts';

const LONDON = 'Europe/London';

describe('seriesTimes', () => {
  it('keeps the time by the clock when the clocks change', () => {
    const times = seriesTimes({ date: '2026-10-20', start_time: '16:00' }, 1, 2);
    expect(times).toEqual([
      { date: '2026-10-20', start_time: '16:00' },
      { date: '2026-10-27', start_time: '16:00' },
    ]);
    const [before = 0, after = 0] = times.map(({ date, start_time }) =>
      calendarDay(date, LONDON).instantAt(minutesOf(start_time)),
    );
    expect(Number(after) - Number(before)).toBe((7 * 24 + 1) * 3_600_000);
  });

  it('goes on for every rhythm and count, on the same weekday and at the same time', () => {
    for (let weeks = 1; weeks <= SERIES_WEEKS_MAX; weeks += 1)
      for (let count = 2; count <= SERIES_VISITS_MAX; count += 1) {
        const times = seriesTimes({ date: '2026-12-29', start_time: '09:15' }, weeks, count);
        expect(times).toHaveLength(count);
        times.forEach(({ date, start_time }, at) => {
          expect(daysBetween('2026-12-29', date)).toBe(at * weeks * 7);
          expect(start_time).toBe('09:15');
        });
      }
  });
});

describe('shiftedTime', () => {
  const start = fc.integer({ min: 0, max: 95 }).map((quarter) => clockTimeOf(quarter * 15));
  // The clocks change in March and October.
  const date = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));
  const time = fc.record({ date, start_time: start });

  it('keeps a series weekly by the clock, over changes of the clock and midnight', () => {
    fc.assert(
      fc.property(time, time, fc.integer({ min: 1, max: 8 }), (from, to, weeks) => {
        const moved = seriesTimes(from, weeks, 26).map((visit) => shiftedTime(visit, from, to));
        expect(moved).toEqual(seriesTimes(to, weeks, 26));
      }),
    );
  });

  it('is undone by the shift back', () => {
    fc.assert(
      fc.property(time, time, time, (visit, from, to) => {
        expect(shiftedTime(shiftedTime(visit, from, to), to, from)).toEqual(visit);
      }),
    );
  });
});
