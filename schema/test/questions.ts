/**
 * Random questions about slots, and bookings made from their answers, for the property tests of the rules.
 */
import fc from 'fast-check';
import { minutesOf } from '../rules/clock-time.ts';
import type { HeldTime } from '../rules/rooms.ts';
import { slotsOf, type Slot, type SlotQuestion } from '../rules/slots.ts';
import type { Timetable } from '../rules/timetable.ts';
import { anyTimetable, CHANGING_DAYS } from './timetables.ts';

export const services: Timetable = {
  mode: 'individual_services',
  hours: { start: minutesOf('09:00'), end: minutesOf('12:00') },
  slotMinutes: 0,
  bufferMinutes: 5,
  manualSlots: [],
  lunch: null,
  lastStart: null,
};

export function question(given: Partial<SlotQuestion> = {}, timetable: Timetable = services): SlotQuestion {
  return {
    event: { id: 1, date: '2026-11-24', timezone: 'Europe/London', timetable },
    venues: [],
    service: { id: 7, durationMinutes: 45 },
    held: [],
    now: 0,
    ...given,
  };
}

export const holding = (slot: Slot): HeldTime => ({
  venueId: slot.venueId,
  startsAt: slot.startsAt,
  endsAt: slot.endsAt,
});
export const freeIn = (slots: Slot[]) => slots.filter((slot) => !slot.isBooked);

export const anyQuestion = fc
  .record({
    timetable: anyTimetable('automatic', 'manual', 'individual_services'),
    day: fc.oneof(
      fc.constantFrom(...CHANGING_DAYS),
      fc.constant<[string, string]>(['Europe/London', '2026-11-24']),
    ),
    rooms: fc.integer({ min: 0, max: 3 }),
    length: fc.integer({ min: 1, max: 240 }),
  })
  .map(({ timetable, day: [timezone, date], rooms, length }) =>
    question({
      event: { id: 1, date, timezone, timetable },
      venues: Array.from({ length: rooms }, (_, index) => ({
        id: index + 1,
        maxCapacity: null,
        heldCount: 0,
      })),
      service: timetable.mode === 'individual_services' ? { id: 7, durationMinutes: length } : null,
    }),
  );

/** Books free slots one after another, each chosen by a number, and asks again after each. */
export function bookSome(asked: SlotQuestion, picks: number[]): HeldTime[] {
  const held: HeldTime[] = [];
  for (const pick of picks) {
    const free = freeIn(slotsOf({ ...asked, held }));
    const chosen = free[pick % Math.max(1, free.length)];
    if (chosen) held.push(holding(chosen));
  }
  return held;
}

export const somePicks = fc.array(fc.nat({ max: 200 }), { maxLength: 12 });
