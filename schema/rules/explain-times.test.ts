import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesOf } from './clock-time.ts';
import { explainTimes } from './explain-times.ts';
import { slotsOf, type SlotQuestion } from './slots.ts';
import type { Timetable } from './timetable.ts';
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
});
