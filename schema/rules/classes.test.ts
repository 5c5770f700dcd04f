/** Times that several people come to. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holding, question, venueOf } from '../test/questions.ts';
import { availabilityOf } from './availability.ts';
import { minutesOf } from './clock-time.ts';
import type { HeldTime } from './resources.ts';
import { slotsOf, slotStartingAt, type SlotQuestion } from './slots.ts';
import type { Timetable } from './timetable.ts';

const PLACES = 3;
const classes: Timetable = {
  mode: 'manual',
  hours: { start: minutesOf('09:00'), end: minutesOf('13:00') },
  slotMinutes: 60,
  bufferMinutes: 0,
  manualSlots: [
    { start: minutesOf('09:00'), end: minutesOf('10:00') },
    { start: minutesOf('09:30'), end: minutesOf('10:30') },
    { start: minutesOf('12:00'), end: minutesOf('13:00') },
  ],
  lunch: null,
  lastStart: null,
};

const yoga = (given: Partial<SlotQuestion> = {}) => {
  const asked = question({ service: null, ...given }, classes);
  return { ...asked, event: { ...asked.event, places: PLACES } };
};
const ann = { id: 200, hours: null, lunch: null };

const leftAt = (asked: SlotQuestion) =>
  slotsOf(asked).map((slot) => [slot.startTime, slot.isBooked, slot.placesLeft]);

/** Books so many places of the time that starts then. */
function book(asked: SlotQuestion, start: string, places: number): HeldTime[] {
  const slot = slotStartingAt({ ...asked, asked: places }, minutesOf(start));
  return !slot || slot.isBooked ? [] : holding(asked, slot, places);
}

it('a class has places until they are taken, and its teacher can’t be at another one meanwhile', () => {
  const asked = yoga({ people: [ann] });
  const first = book(asked, '09:00', 2);
  expect(leftAt({ ...asked, held: first })).toEqual([
    ['09:00', false, 1],
    ['09:30', true, 0],
    ['12:00', false, 3],
  ]);
  const third = book({ ...asked, held: first }, '09:00', 1);
  expect(leftAt({ ...asked, held: [...first, ...third] })[0]).toEqual(['09:00', true, 0]);
});

it('a time with fewer places than are asked for is taken', () => {
  const asked = yoga();
  const held = book(asked, '12:00', 2);
  expect(slotStartingAt({ ...asked, held, asked: 1 }, minutesOf('12:00'))?.isBooked).toBe(false);
  expect(slotStartingAt({ ...asked, held, asked: 2 }, minutesOf('12:00'))?.isBooked).toBe(true);
});

it('a service’s own places count, not those of the event', () => {
  const asked = question({ service: { id: 7, durationMinutes: 60, places: 2, people: null } });
  const held = book(asked, '09:00', 1);
  expect(leftAt({ ...asked, held })[0]).toEqual(['09:00', false, 1]);
});

it('another event’s booking takes the whole time of a person', () => {
  const asked = yoga({ people: [ann] });
  const [other] = book(asked, '09:00', 1).map((one) => ({ ...one, session: null }));
  expect(leftAt({ ...asked, held: other ? [other] : [] })[0]).toEqual(['09:00', true, 0]);
});

it('a day’s limit of a person counts a class once', () => {
  const limits = { noticeHours: 0, daysAhead: null, perPersonADay: 1 };
  const asked = yoga({ people: [ann], limits });
  const held = book(asked, '09:00', 1);
  expect(leftAt({ ...asked, held })).toEqual([
    ['09:00', false, 2],
    ['09:30', true, 0],
  ]);
});

const aRequest = fc.record({
  start: fc.constantFrom('09:00', '09:30', '12:00'),
  places: fc.integer({ min: 1, max: PLACES }),
});
const aSetting = fc.record({
  people: fc.constantFrom(null, [ann], [ann, { ...ann, id: 201 }]),
  rooms: fc.array(fc.constantFrom(null, 1), { maxLength: 2 }),
});

it('no class is overfull and nobody is at two at once, whatever is booked; the counts say what is free', () => {
  fc.assert(
    fc.property(aSetting, fc.array(aRequest, { maxLength: 12 }), ({ people, rooms }, requests) => {
      const venues = rooms.map((atOnce, at) => venueOf(at + 1, { atOnce }));
      let held: HeldTime[] = [];
      for (const { start, places } of requests) {
        const asked = yoga({ people, venues, held });
        const before = slotsOf(asked).find(({ startTime }) => startTime === start);
        const more = book(asked, start, places);
        if (before && (before.placesLeft ?? 0) >= places) expect(more).not.toEqual([]);
        if (more.length > 0) expect(before?.isBooked).toBe(false);
        held = [...held, ...more];
      }
      for (const one of held) {
        const there = held.filter(
          ({ resourceId, venueId, startsAt, endsAt }) =>
            resourceId === one.resourceId &&
            venueId === one.venueId &&
            startsAt < one.endsAt &&
            endsAt > one.startsAt,
        );
        expect(new Set(there.map(({ session }) => session)).size).toBe(1);
        expect(there.reduce((sum, { places = 1 }) => sum + places, 0)).toBeLessThanOrEqual(PLACES);
      }
      const asked = yoga({ people, venues, held });
      const isFree = slotsOf(asked).some(({ isBooked }) => !isBooked);
      expect(availabilityOf(asked, []).free !== 0).toBe(isFree);
    }),
  );
});
