import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_SLOTS_MAX } from '../figures/slots.ts';
import { anyTimetable } from '../test/timetables.ts';
import { clockTimeOf, minutesOf } from './clock-time.ts';
import { fitsResources, hoursOf, spansOf, type Timetable } from './timetable.ts';

const salon: Timetable = {
  mode: 'automatic',
  hours: { start: minutesOf('09:00'), end: minutesOf('17:00') },
  slotMinutes: 45,
  bufferMinutes: 5,
  manualSlots: [],
  lunch: { start: minutesOf('12:00'), end: minutesOf('13:00') },
  lastStart: null,
};

const starts = (timetable: Timetable, serviceMinutes: number | null = null) =>
  spansOf(timetable, serviceMinutes).map(({ start }) => clockTimeOf(start));

describe('generated slots', () => {
  it('stand a buffer apart, and begin afresh at the end of lunch', () => {
    expect(starts(salon)).toEqual(['09:00', '09:50', '10:40', '13:00', '13:50', '14:40', '15:30']);
  });

  it('may end exactly when lunch begins or the day ends', () => {
    expect(starts({ ...salon, slotMinutes: 60, bufferMinutes: 0 })).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
    ]);
  });

  it('do not start after the last appointment time', () => {
    expect(starts({ ...salon, lastStart: minutesOf('13:50') }).at(-1)).toBe('13:50');
    expect(starts({ ...salon, lastStart: minutesOf('13:49') }).at(-1)).toBe('13:00');
  });

  it('do not exist where a slot has no length', () => {
    expect(starts({ ...salon, slotMinutes: 0 })).toEqual([]);
  });
});

describe('listed slots', () => {
  it('are taken as they are, in order', () => {
    const manualSlots = [
      { start: 720, end: 780 },
      { start: 540, end: 570 },
    ];
    expect(starts({ ...salon, mode: 'manual', manualSlots })).toEqual(['09:00', '12:00']);
  });

  it('count once where two begin together, for a slot is named by its start', () => {
    const manualSlots = [
      { start: 540, end: 600 },
      { start: 540, end: 570 },
      { start: 600, end: 630 },
      { start: 540, end: 570 },
    ];
    expect(spansOf({ ...salon, mode: 'manual', manualSlots }, null)).toEqual([
      { start: 540, end: 570, buffer: 0 },
      { start: 600, end: 630, buffer: 0 },
    ]);
  });

  it('fall back to half-hours round the day when none is listed', () => {
    const all = starts({ ...salon, mode: 'manual' });
    expect([all.length, all[0], all.at(-1)]).toEqual([47, '00:00', '23:00']);
  });
});

describe('individual services', () => {
  const services: Timetable = { ...salon, mode: 'individual_services', slotMinutes: 0 };

  it('start every quarter of an hour, clear of lunch and closing', () => {
    const all = starts(services, 60);
    expect(all.slice(0, 3)).toEqual(['09:00', '09:15', '09:30']);
    expect(all).toContain('11:00');
    expect(all).not.toContain('11:15');
    expect(all).toContain('13:00');
    expect(all.at(-1)).toBe('16:00');
  });

  it('offer nothing before a service is chosen, or for a service without length', () => {
    expect(starts(services)).toEqual([]);
    expect(starts(services, 0)).toEqual([]);
  });
});

it('a day event is one slot for the whole event', () => {
  expect(spansOf({ ...salon, mode: 'day_event' }, null)).toEqual([{ ...salon.hours, buffer: 0 }]);
});

it('generated slots and services never leave the hours, touch lunch or start too late', () => {
  fc.assert(
    fc.property(
      anyTimetable('automatic', 'individual_services'),
      fc.integer({ min: 1, max: 240 }),
      (timetable, length) => {
        for (const span of spansOf(timetable, length)) {
          const { hours, lunch, lastStart } = timetable;
          expect(span.start >= hours.start && span.end <= hours.end).toBe(true);
          expect(lunch === null || span.end <= lunch.start || span.start >= lunch.end).toBe(true);
          expect(span.start).toBeLessThanOrEqual(lastStart ?? span.start);
        }
      },
    ),
  );
});

it('generated slots never overlap, and keep the buffer between them', () => {
  fc.assert(
    fc.property(anyTimetable('automatic'), (timetable) => {
      const spans = spansOf(timetable, null);
      spans.slice(1).forEach((span, index) => {
        const before = spans[index];
        const gap = span.start - (before?.end ?? 0);
        expect(gap).toBeGreaterThanOrEqual(timetable.bufferMinutes);
      });
    }),
  );
});

describe('the hours that people see', () => {
  const hours = (timetable: Timetable, serviceMinutes: number[] = []) => {
    const { start, end } = hoursOf(timetable, serviceMinutes);
    return `${clockTimeOf(start)} to ${clockTimeOf(end)}`;
  };

  it('run from the first start to the last end, whatever the day was planned to be', () => {
    expect(hours(salon)).toBe('09:00 to 16:15');
    const manualSlots = [
      { start: 720, end: 780 },
      { start: 600, end: 630 },
    ];
    const wholeDay = { start: 0, end: minutesOf('23:59') };
    expect(hours({ ...salon, mode: 'manual', hours: wholeDay, manualSlots })).toBe('10:00 to 13:00');
    expect(hours({ ...salon, mode: 'manual', hours: wholeDay })).toBe('00:00 to 23:30');
  });

  it('span all services of the event', () => {
    expect(hours({ ...salon, mode: 'individual_services', lastStart: 960 }, [30, 90, 30])).toBe(
      '09:00 to 17:00',
    );
    expect(hours({ ...salon, mode: 'individual_services' }, [50, 40])).toBe('09:00 to 16:55');
  });

  it('are the planned hours for a day event, and where nothing is offered', () => {
    expect(hours({ ...salon, mode: 'day_event' })).toBe('09:00 to 17:00');
    expect(hours({ ...salon, mode: 'individual_services' })).toBe('09:00 to 17:00');
    expect(hours({ ...salon, slotMinutes: 600 })).toBe('09:00 to 17:00');
  });

  it('contain every slot, and not one minute more', () => {
    fc.assert(
      fc.property(anyTimetable('automatic', 'manual'), (timetable) => {
        const spans = spansOf(timetable, null);
        fc.pre(spans.length > 0);
        expect(hoursOf(timetable)).toEqual({
          start: Math.min(...spans.map(({ start }) => start)),
          end: Math.max(...spans.map(({ end }) => end)),
        });
      }),
    );
  });
});

it('an event may have so many places and people that their slots together stay within the limit', () => {
  // The hours make sixteen slots.
  const timetable: Timetable = { ...salon, slotMinutes: 30, bufferMinutes: 0, lunch: null };
  const most = Math.floor(EVENT_SLOTS_MAX / 16);
  expect(fitsResources(timetable, { places: 0, people: 0 })).toBe(true);
  expect(fitsResources(timetable, { places: most - 2, people: 2 })).toBe(true);
  expect(fitsResources(timetable, { places: most - 1, people: 2 })).toBe(false);
});
