/** Day events that run past midnight: 19:00 to 01:00. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '../figures/periods.ts';
import { question, services } from '../test/questions.ts';
import { CHANGING_DAYS } from '../test/timetables.ts';
import { hoursText } from '../words/time-span.ts';
import { instantOf, wallClockAt } from './calendar-day.ts';
import { clockTimeOf, endMinutesOf, minutesOf, runsPastMidnight, shownTimeOf } from './clock-time.ts';
import { addDays } from './date.ts';
import { dayHoursOf } from './planned-timetable.ts';
import { slotsOf, type Slot } from './slots.ts';

const DAY = 24 * 60;

/** Returns the one slot of a day event with those hours; undefined if the clock skips its start. */
function slotOf(zone: string, date: string, start: string, end: string): Slot | undefined {
  const hours = dayHoursOf(start, end);
  if (!hours) throw new Error('No hours of a day event.');
  const timetable = { ...services, mode: 'day_event' as const, hours };
  return slotsOf(question({ event: { id: 1, date, timezone: zone, timetable }, service: null }))[0];
}

const anyTime = fc.integer({ min: 0, max: DAY - 1 }).map(clockTimeOf);
/** The day before a clock changes, and the day on which it does. */
const anyDay = fc
  .tuple(fc.constantFrom(...CHANGING_DAYS), fc.constantFrom(-1, 0))
  .map(([[zone, date], days]) => [zone, addDays(date, days)] as const);

describe('hours', () => {
  it('count on after midnight, and are shown as a clock shows them', () => {
    fc.assert(
      fc.property(anyTime, anyTime, (start, end) => {
        const minutes = endMinutesOf(start, end);
        expect(shownTimeOf(minutes)).toBe(end);
        expect(minutes).toBeGreaterThan(minutesOf(start));
        expect(minutes - minutesOf(start)).toBeLessThanOrEqual(DAY);
        expect(minutes >= DAY).toBe(runsPastMidnight(start, end));
        // The stored form: the end sorts after the start, and reads back unchanged.
        expect(clockTimeOf(minutes) > start).toBe(true);
        expect(minutesOf(clockTimeOf(minutes))).toBe(minutes);
      }),
    );
  });

  it.each([
    ['10:30', '11:15', '10:30 to 11:15'],
    ['19:00', '01:00', '19:00 to 01:00 the next day'],
    ['19:00', '00:00', '19:00 to 00:00 the next day'],
  ])('from %s to %s read ‘%s’', (start, end, text) => {
    expect(hoursText({ start_time: start, end_time: end })).toBe(text);
  });

  it('of a day event last less than 24 hours', () => {
    expect(dayHoursOf('19:00', '19:00')).toBeNull();
    expect(dayHoursOf('19:00', '18:59')).toEqual({ start: 1140, end: 2579 });
    expect(dayHoursOf('19:00', null)).toBeNull();
    expect(dayHoursOf(null, '19:00')).toBeNull();
  });
});

describe('the slot', () => {
  it('ends when the clock first shows its end on the next day or, when that time is skipped, at the change of the clock', () => {
    fc.assert(
      fc.property(anyDay, anyTime, anyTime, ([zone, date], start, end) => {
        fc.pre(start > end);
        const slot = slotOf(zone, date, start, end);
        const startsAt = instantOf(date, minutesOf(start), zone);
        expect(slot?.startsAt ?? null).toBe(startsAt);
        if (!slot) return;
        expect([slot.startTime, slot.endTime]).toEqual([start, end]);
        const next = addDays(date, 1);
        const endsAt = instantOf(next, minutesOf(end), zone);
        if (endsAt === null) {
          // The minute before the end exists, and at the slot's end the clock shows a later time than
          // The minute before the end exists, and the clock at the slot's end is later than planned.
          expect(wallClockAt(slot.endsAt, zone).date).toBe(next);
          expect(wallClockAt(slot.endsAt, zone).minutes).toBeGreaterThan(minutesOf(end));
          expect(wallClockAt(slot.endsAt - MINUTE, zone).minutes).toBeLessThan(minutesOf(end));
        } else {
          expect(slot.endsAt).toBe(endsAt);
        }
        expect(slot.endsAt).toBeGreaterThan(slot.startsAt);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    // Clocks go forward at 01:00 on the 29th of March.
    ['2026-03-28', '19:00', '03:00', 7],
    ['2026-03-28', '19:00', '01:00', 6],
    ['2026-03-28', '19:00', '01:30', 6],
    ['2026-03-28', '19:00', '01:59', 6],
    // Clocks go back at 02:00 on the 25th of October: 01:30 means its first occurrence.
    ['2026-10-24', '19:00', '01:30', 6.5],
    ['2026-10-24', '19:00', '03:00', 9],
  ])('in London on %s from %s to %s lasts %d hours', (date, start, end, hours) => {
    const slot = slotOf('Europe/London', date, start, end);
    expect(((slot?.endsAt ?? 0) - (slot?.startsAt ?? 0)) / MINUTE / 60).toBe(hours);
  });
});

it('ends as the clock goes forward late on the next day, as in Greenland', () => {
  // Clocks go from 23:00 to 00:00 on Saturday the 28th of March.
  const slot = slotOf('America/Nuuk', '2026-03-27', '23:50', '23:30');
  expect(slot?.endsAt).toBe(Date.parse('2026-03-29T01:00Z'));
});
