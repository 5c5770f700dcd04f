/**
 * Random questions about slots, and bookings made from their answers, for the property tests of the rules.
 */

import fc from 'fast-check';
import type { BlockedTime } from '../rules/blocked-times.ts';
import { NO_LIMITS } from '../rules/booking-window.ts';
import { startOfDate } from '../rules/calendar-day.ts';
import { minutesOf } from '../rules/clock-time.ts';
import { sessionOf, type HeldTime, type SlotVenue } from '../rules/resources.ts';
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
    service: { id: 7, durationMinutes: 45, people: null },
    people: null,
    personId: null,
    held: [],
    blocked: [],
    limits: NO_LIMITS,
    now: 0,
    ...given,
  };
}

export const venueOf = (id: number, given: Partial<SlotVenue> = {}): SlotVenue => ({
  id,
  resourceId: 100 + id,
  atOnce: null,
  maxCapacity: null,
  heldCount: 0,
  ...given,
});

let bookings = 0;

/** The claims of a booking of that slot, as the database writes them. 'Anyone' is the first who is free. */
export function holding(asked: SlotQuestion, slot: Slot, places = 1): HeldTime[] {
  bookings += 1;
  const [personId = null] = slot.freePeople ?? [];
  const venue = asked.venues.find(({ id }) => id === slot.venueId);
  const placeId = venue?.atOnce === 1 ? venue.resourceId : null;
  const times = {
    startsAt: slot.startsAt,
    endsAt: slot.endsAt + slot.bufferMinutes * 60_000,
    bookingId: bookings,
    places,
    session:
      slot.placesLeft === null
        ? null
        : sessionOf({
            eventId: asked.event.id,
            venueId: slot.venueId,
            serviceId: asked.service?.id ?? null,
            startsAt: slot.startsAt,
          }),
  };
  const held = [personId, placeId].flatMap((resourceId) =>
    resourceId === null ? [] : [{ resourceId, venueId: null, ...times }],
  );
  return held.length ? held : [{ resourceId: null, venueId: slot.venueId, ...times }];
}

export const freeIn = (slots: Slot[]) => slots.filter((slot) => !slot.isBooked);

const anySpan = fc
  .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }))
  .filter(([one, other]) => one !== other)
  .map(([one, other]) => ({ start: Math.min(one, other), end: Math.max(one, other) }));

const anyPeople = fc.option(
  fc
    .array(fc.record({ hours: fc.option(anySpan), lunch: fc.option(anySpan, { freq: 2 }) }), { maxLength: 3 })
    .map((people) => people.map((person, index) => ({ id: 200 + index, ...person }))),
);

export const anyQuestion = fc
  .record({
    timetable: anyTimetable('automatic', 'manual', 'individual_services'),
    day: fc.oneof(
      fc.constantFrom(...CHANGING_DAYS),
      fc.constant<[string, string]>(['Europe/London', '2026-11-24']),
    ),
    rooms: fc.array(fc.constantFrom(null, 1), { maxLength: 3 }),
    people: anyPeople,
    offering: fc.option(fc.subarray([200, 201, 202])),
    length: fc.integer({ min: 1, max: 240 }),
  })
  .map(({ timetable, day: [timezone, date], rooms, people, offering, length }) =>
    question({
      event: { id: 1, date, timezone, timetable },
      venues: rooms.map((atOnce, index) => venueOf(index + 1, { atOnce })),
      people,
      service:
        timetable.mode === 'individual_services'
          ? { id: 7, durationMinutes: length, people: offering }
          : null,
    }),
  );

/** Books free slots one after another, each chosen by a number, and asks again after each. Returns a list for each booking. */
export function bookSome(asked: SlotQuestion, picks: number[]): HeldTime[][] {
  const bookings: HeldTime[][] = [];
  for (const pick of picks) {
    const free = freeIn(slotsOf({ ...asked, held: [...asked.held, ...bookings.flat()] }));
    const chosen = free[pick % Math.max(1, free.length)];
    if (chosen) bookings.push(holding(asked, chosen));
  }
  return bookings;
}

export const somePicks = fc.array(fc.nat({ max: 200 }), { maxLength: 12 });

/** Blocked times, limits and a moment of the event's date or the days before, for any question. */
export const anyRules = fc.record({
  blocked: fc.array(
    fc.record({
      resourceId: fc.constantFrom(null, 101, 102, 200, 201),
      by: fc.constantFrom<BlockedTime['by'][]>('time off', 'busy'),
      minute: fc.integer({ min: -120, max: 1500 }),
      length: fc.integer({ min: 1, max: 400 }),
    }),
    { maxLength: 5 },
  ),
  limits: fc.record({
    noticeHours: fc.constantFrom(0, 0, 1, 3, 48),
    daysAhead: fc.constantFrom(null, null, 0, 1, 3),
    perPersonADay: fc.constantFrom(null, null, 1, 2),
  }),
  /** Minutes before or after the date begins. */
  minute: fc.integer({ min: -3000, max: 1440 }),
});

export function withRules(asked: SlotQuestion, { blocked, limits, minute }: Rules): SlotQuestion {
  const midnight = startOfDate(asked.event.date, asked.event.timezone);
  return {
    ...asked,
    limits,
    now: midnight + minute * 60_000,
    blocked: blocked.map(({ resourceId, by, minute: start, length }) => ({
      resourceId,
      by,
      note: null,
      startsAt: midnight + start * 60_000,
      endsAt: midnight + (start + length) * 60_000,
    })),
  };
}

type Rules = typeof anyRules extends fc.Arbitrary<infer Drawn> ? Drawn : never;
