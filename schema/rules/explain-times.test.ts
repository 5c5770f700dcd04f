import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyQuestion,
  anyRules,
  bookSome,
  freeIn,
  question,
  services,
  somePicks,
  venueOf,
  withRules,
} from '../test/questions.ts';
import { minutesOf } from './clock-time.ts';
import { explainTimes } from './explain-times.ts';
import { slotsOf, type SlotQuestion } from './slots.ts';
import type { Timetable } from './timetable.ts';

const freeStarts = (asked: SlotQuestion) =>
  freeIn(slotsOf(asked)).map(({ startTime }) => minutesOf(startTime));

const unexplained = (asked: SlotQuestion) =>
  explainTimes(asked)
    .filter(({ reasons }) => reasons.length === 0)
    .map(({ start }) => start);

describe('the explanation', () => {
  it('finds no reason for exactly those times that are free', () => {
    fc.assert(
      fc.property(anyQuestion, somePicks, anyRules, (asked, picks, rules) => {
        const booked = withRules({ ...asked, held: bookSome(asked, picks).flat() }, rules);
        expect(unexplained(booked)).toEqual(freeStarts(booked));
      }),
    );
  });

  it('does so of a day event, whatever is blocked', () => {
    const timetable: Timetable = { ...services, mode: 'day_event' };
    const people = [
      { id: 200, hours: null, lunch: null },
      { id: 201, hours: null, lunch: null },
    ];
    fc.assert(
      fc.property(
        anyRules,
        fc.array(fc.constantFrom(null, 0, 2), { maxLength: 2 }),
        fc.constantFrom(null, [], people.slice(0, 1), people),
        (rules, left, leading) => {
          const venues = left.map((places, index) =>
            venueOf(index + 1, { maxCapacity: places === null ? null : 2, heldCount: 2 - (places ?? 0) }),
          );
          const asked = withRules(question({ venues, people: leading, service: null }, timetable), rules);
          expect(unexplained(asked)).toEqual(freeStarts(asked));
        },
      ),
    );
  });

  it('names each rule that took a time', () => {
    const at = (time: string) => Date.parse(`2026-11-24T${time}Z`);
    const timetable: Timetable = {
      ...services,
      mode: 'automatic',
      slotMinutes: 60,
      bufferMinutes: 0,
      hours: { start: 540, end: 1080 },
      lunch: { start: 720, end: 780 },
      lastStart: 960,
    };
    const asked = question(
      {
        service: null,
        people: [{ id: 200, hours: { start: 540, end: 900 }, lunch: null }],
        now: at('09:30'),
        limits: { noticeHours: 1, daysAhead: null, perPersonADay: null },
        held: [{ resourceId: 200, venueId: null, startsAt: at('11:00'), endsAt: at('12:00'), bookingId: 1 }],
        blocked: [
          { resourceId: 200, by: 'time off', note: 'Dentist', startsAt: at('13:30'), endsAt: at('14:00') },
        ],
      },
      timetable,
    );
    const found = explainTimes(asked).map(({ start, reasons }) => [
      start / 60,
      ...reasons.map(({ why, resourceId, note }) => [why, resourceId, note]),
    ]);
    expect(found).toEqual([
      [9, ['past', null, null]],
      [10, ['notice', null, null]],
      [11, ['booked', 200, null]],
      [12, ['lunch', null, null]],
      [13, ['time off', 200, 'Dentist']],
      [14],
      [15, ['outside hours', 200, null]],
      [16, ['outside hours', 200, null]],
      [17, ['last appointment', null, null]],
    ]);
  });

  const reasonsAt = (asked: SlotQuestion, start: string) =>
    explainTimes(asked)
      .find((time) => time.start === minutesOf(start))
      ?.reasons.map(({ why, resourceId, note }) => [why, resourceId, note]);

  it('names lunch and the last appointment of a service', () => {
    const timetable = { ...services, lunch: { start: 600, end: 630 }, lastStart: 645 };
    const found = ['09:00', '09:30', '10:30', '10:45', '11:00'].map((start) =>
      reasonsAt(question({}, timetable), start),
    );
    expect(found).toEqual([[], [['lunch', null, null]], [], [], [['last appointment', null, null]]]);
  });

  it('names the change of the clock', () => {
    const manualSlots = [
      { start: 75, end: 180 },
      { start: 45, end: 150 },
    ];
    const timetable: Timetable = { ...services, mode: 'manual', manualSlots };
    const event = { id: 1, date: '2026-03-29', timezone: 'Europe/London', timetable };
    const asked = question({ event, service: null });
    expect(explainTimes(asked).map(({ start, end, reasons }) => [start, end, reasons.length])).toEqual([
      [45, 150, 0],
      [75, 180, 1],
    ]);
    expect(reasonsAt(asked, '01:15')).toEqual([['clock change', null, null]]);
  });

  it('names every place that is taken, and a reason that several share once', () => {
    const held = [1, 2].map((id) => ({
      resourceId: null,
      venueId: id,
      startsAt: Date.parse('2026-11-24T09:00Z'),
      endsAt: Date.parse('2026-11-24T10:00Z'),
      bookingId: id,
    }));
    const asked = question({ venues: [venueOf(1), venueOf(2)], held });
    expect(reasonsAt(asked, '09:00')).toEqual([
      ['booked', 101, null],
      ['booked', 102, null],
    ]);
    expect(reasonsAt(question({ held: held.map((time) => ({ ...time, venueId: null })) }), '09:00')).toEqual([
      ['booked', null, null],
    ]);
    const closed = {
      resourceId: null,
      by: 'bank holiday',
      note: 'Boxing Day',
      startsAt: 0,
      endsAt: Infinity,
    } as const;
    expect(reasonsAt({ ...asked, blocked: [closed] }, '11:00')).toEqual([
      ['bank holiday', null, 'Boxing Day'],
    ]);
  });

  it('says whether there is nobody at all, or nobody who offers the service', () => {
    const people = [{ id: 200, hours: null, lunch: null }];
    const service = { id: 7, durationMinutes: 45, people: [201] };
    expect(reasonsAt(question({ people: [] }), '09:00')).toEqual([['nobody', null, null]]);
    expect(reasonsAt(question({ people, service }), '09:00')).toEqual([['not offered', null, null]]);
    const timetable: Timetable = { ...services, mode: 'day_event' };
    const asked = question({ people: [], service: null }, timetable);
    expect(reasonsAt(asked, '09:00')).toEqual([['nobody', null, null]]);
  });

  it('says of a time that is past only that', () => {
    const asked = question({ people: [], now: Date.parse('2026-11-24T09:00Z') });
    expect(reasonsAt(asked, '09:00')).toEqual([['past', null, null]]);
  });

  it('names the places of a day event that are full or blocked', () => {
    const timetable: Timetable = { ...services, mode: 'day_event' };
    const full = (id: number) => venueOf(id, { maxCapacity: 1, heldCount: 1 });
    const repairs = {
      resourceId: 102,
      by: 'time off',
      note: 'Repairs',
      startsAt: 0,
      endsAt: Infinity,
    } as const;
    const asked = question({ venues: [full(1), full(2)], blocked: [repairs], service: null }, timetable);
    expect(reasonsAt(asked, '09:00')).toEqual([
      ['booked', 101, null],
      ['time off', 102, 'Repairs'],
    ]);
  });
});
