import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyQuestion,
  bookSome,
  freeIn,
  holding,
  question,
  services,
  somePicks,
  venueOf,
} from '../test/questions.ts';
import type { Instants } from './blocked-times.ts';
import { wallClockAt } from './calendar-day.ts';
import { clockTimeOf, minutesOf, MINUTES_A_DAY } from './clock-time.ts';
import type { HeldTime } from './resources.ts';
import { parseSlotId } from './slot-id.ts';
import { peopleFor, slotsOf, slotStartingAt, type Slot, type SlotQuestion } from './slots.ts';
import type { Timetable } from './timetable.ts';

const timesIn = (slots: Slot[]) => slots.map((slot) => slot.startTime);

/** Minutes after midnight; 1440 where a slot ends at midnight, which clocks show as 00:00. */
const endOf = ({ endTime }: Slot) => minutesOf(endTime) || MINUTES_A_DAY;

const untilMidnight = question(
  {
    service: null,
    people: [
      { id: 200, hours: null, lunch: null },
      { id: 201, hours: { start: 0, end: 1 }, lunch: null },
    ],
  },
  { ...services, mode: 'manual', manualSlots: [{ start: 1425, end: 1440 }] },
);

const overlap = (one: Instants, other: Instants) =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

describe('bookings accepted one after another', () => {
  it('never overlap on a person, on a place that takes one at a time, or in one venue, with the buffer after each', () => {
    fc.assert(
      fc.property(anyQuestion, somePicks, (asked, picks) => {
        const held = bookSome(asked, picks).flat();
        for (const [index, one] of held.entries()) {
          const others = held
            .slice(index + 1)
            .filter(({ resourceId, venueId }) => resourceId === one.resourceId && venueId === one.venueId);
          for (const other of others) expect(overlap(one, other)).toBe(false);
        }
      }),
    );
  });

  it('never lead to a free time that was not free before', () => {
    fc.assert(
      fc.property(anyQuestion, somePicks, (asked, picks) => {
        const bookings = bookSome(asked, picks);
        for (let count = 0; count < bookings.length; count += 1) {
          const startsFree = (held: HeldTime[][]) =>
            new Set(freeIn(slotsOf({ ...asked, held: held.flat() })).map(({ startsAt }) => startsAt));
          const before = startsFree(bookings.slice(0, count));
          const after = startsFree(bookings.slice(0, count + 1));
          expect([...after].every((start) => before.has(start))).toBe(true);
        }
      }),
    );
  });

  it('leave free what a look at every place and every person finds free, whichever event took the rest', () => {
    fc.assert(
      fc.property(anyQuestion, somePicks, somePicks, (asked, picks, elsewhere) => {
        const other = { ...asked, event: { ...asked.event, id: 2 }, venues: asked.venues.slice(1) };
        const held = [...bookSome(asked, picks), ...bookSome({ ...other, held: [] }, elsewhere)].flat();
        const people = peopleFor(asked.people, asked.service);
        for (const slot of slotsOf({ ...asked, held })) {
          const wanted = { startsAt: slot.startsAt, endsAt: slot.endsAt + slot.bufferMinutes * 60_000 };
          const isFree = (resourceId: number | null, venueId: number | null) =>
            !held.some(
              (time) => time.resourceId === resourceId && time.venueId === venueId && overlap(time, wanted),
            );
          const rooms = asked.venues.length ? asked.venues : [null];
          const hasRoom = rooms.some((venue) =>
            venue?.atOnce === 1
              ? isFree(venue.resourceId, null)
              : people !== null || isFree(null, venue?.id ?? null),
          );
          const [start, end] = [minutesOf(slot.startTime), endOf(slot)];
          const free = people?.filter(
            ({ id, hours, lunch }) =>
              (!hours || (hours.start <= start && end <= hours.end)) &&
              (!lunch || end <= lunch.start || lunch.end <= start) &&
              isFree(id, null),
          );
          expect(slot.isBooked).toBe(!hasRoom || free?.length === 0);
          expect(slot.freePeople).toEqual(free?.map(({ id }) => id) ?? null);
        }
      }),
      { examples: [[untilMidnight, [], []]] },
    );
  });
});

describe('every slot', () => {
  it('shows its instants on the business’s clock, and has the full length where one was promised', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const { timezone, date, timetable } = asked.event;
        for (const slot of slotsOf(asked)) {
          const { startTime, startsAt, endsAt } = slot;
          expect(wallClockAt(startsAt, timezone)).toEqual({ date, minutes: minutesOf(startTime) });
          expect(endsAt).toBeGreaterThan(startsAt);
          const promised = (endOf(slot) - minutesOf(startTime)) * 60_000;
          if (timetable.mode !== 'manual') expect(endsAt - startsAt).toBeGreaterThanOrEqual(promised);
        }
      }),
    );
  });

  it('has an id of its own that reads back as it', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const slots = slotsOf(asked);
        expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
        for (const { id, venueId, startTime } of slots) {
          expect(parseSlotId(id)).toEqual({
            eventId: 1,
            venueId,
            serviceId: asked.service?.id ?? null,
            personId: null,
            start: minutesOf(startTime),
          });
        }
      }),
    );
  });

  it('is in order and has not begun', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat({ max: 1439 }), (asked, minute) => {
        const now = Date.parse(`${asked.event.date}T${clockTimeOf(minute)}Z`);
        const starts = slotsOf({ ...asked, now }).map(({ startsAt }) => startsAt);
        expect(starts).toEqual([...starts].sort((a, b) => a - b));
        expect(starts.every((startsAt) => startsAt > now)).toBe(true);
      }),
    );
  });
});

describe('a service', () => {
  const nine = slotsOf(question()).find(({ startTime }) => startTime === '10:00');
  const held = nine ? holding(question(), nine) : [];

  it('is offered only with the buffer between it and bookings, and the taken time is shown', () => {
    const slots = slotsOf(question({ held }));
    expect(timesIn(freeIn(slots))).toEqual(['09:00', '11:00', '11:15']);
    expect(timesIn(slots.filter(({ isBooked }) => isBooked))).toEqual(['10:00']);
  });

  it('keeps its buffer over the hour that a changing clock skips', () => {
    const timetable = { ...services, hours: { start: 0, end: 240 }, bufferMinutes: 30 };
    const event = { id: 1, date: '2026-03-29', timezone: 'Europe/London', timetable };
    const before = slotsOf(question({ event })).find(({ startTime }) => startTime === '00:15');
    if (!before) throw new Error('not offered');
    // On that day the clock goes from 01:00 to 02:00, and the first 30 minutes after that are still buffer.
    expect(timesIn(freeIn(slotsOf(question({ event, held: holding(question({ event }), before) }))))[0]).toBe(
      '02:30',
    );
  });
});

describe('a clock that skips an hour', () => {
  const freeOn = (timetable: Timetable, service: SlotQuestion['service'] = null) =>
    timesIn(
      slotsOf(
        question({ event: { id: 1, date: '2026-03-29', timezone: 'Europe/London', timetable }, service }),
      ),
    );
  const night = { ...services, hours: { start: 0, end: 240 }, bufferMinutes: 0 };

  it('removes the slots and services that would be cut short by it', () => {
    expect(freeOn({ ...night, mode: 'automatic', slotMinutes: 120 })).toEqual(['02:00']);
    expect(freeOn(night, { id: 7, durationMinutes: 110, people: null })).toEqual(['02:00']);
  });

  it('only removes those listed slots that begin or end within it', () => {
    const manualSlots = [
      { start: 0, end: 60 },
      { start: 30, end: 90 },
      { start: 45, end: 150 },
      { start: 75, end: 180 },
    ];
    expect(freeOn({ ...night, mode: 'manual', manualSlots })).toEqual(['00:00', '00:45']);
  });
});

describe('several venues', () => {
  const venues = [venueOf(1), venueOf(2)];
  const timetable: Timetable = { ...services, mode: 'automatic', slotMinutes: 60 };

  it('are separate rooms: a time is taken when the last of them is', () => {
    const asked = question({ venues, service: null }, timetable);
    const [first] = slotsOf(asked);
    if (!first) throw new Error('not offered');
    const [second] = slotsOf({ ...asked, held: holding(asked, first) });
    expect([first.venueId, second?.venueId, second?.isBooked]).toEqual([1, 2, false]);
    const both = [first, second].flatMap((slot) => (slot ? holding(asked, slot) : []));
    expect(slotsOf({ ...asked, held: both })[0]).toMatchObject({ isBooked: true, venueId: 1 });
  });
});

describe('people', () => {
  const people = [
    { id: 200, hours: null, lunch: null },
    { id: 201, hours: { start: 600, end: 720 }, lunch: null },
  ];
  const asked = question({ people });
  const timesOf = (given: Partial<SlotQuestion>) => timesIn(freeIn(slotsOf({ ...asked, ...given })));
  const busy = {
    resourceId: 200,
    venueId: null,
    startsAt: Date.parse('2026-11-24T09:00Z'),
    endsAt: Infinity,
    bookingId: 1,
  };

  it('are free in their own hours, and busy wherever something else of theirs is booked', () => {
    expect(timesOf({})).toContain('09:00');
    expect(timesOf({ held: [busy] })[0]).toBe('10:00');
    expect(timesOf({ held: [busy], people: people.slice(0, 1) })).toEqual([]);
  });

  it('take no more bookings a day than the business allows', () => {
    const limits = { noticeHours: 0, daysAhead: null, perPersonADay: 1 };
    const morning = { ...busy, endsAt: busy.startsAt + 45 * 60_000 };
    const eve = { ...morning, startsAt: morning.startsAt - 86_400_000, endsAt: morning.endsAt - 86_400_000 };
    const alone = { people: people.slice(0, 1), limits };
    expect(timesOf({ ...alone, held: [morning] })).toEqual([]);
    expect(timesOf({ ...alone, held: [eve] })[0]).toBe('09:00');
    expect(timesOf({ ...alone, limits: { ...limits, perPersonADay: null }, held: [morning] })[0]).toBe(
      '09:45',
    );
  });

  it('who do not offer the service do not count, and without anybody nothing is offered', () => {
    const service = { id: 7, durationMinutes: 45, people: [201] };
    expect(timesOf({ service })[0]).toBe('10:00');
    expect(slotsOf({ ...asked, service: { ...service, people: [] } })).toEqual([]);
    expect(slotsOf({ ...asked, people: [] })).toEqual([]);
    expect(slotsOf({ ...asked, people: null, service: { ...service, people: [] } })).toEqual([]);
  });
});

describe('a day event', () => {
  const timetable: Timetable = { ...services, mode: 'day_event' };
  const full = venueOf(1, { maxCapacity: 2, heldCount: 2 });

  it('is full when its venue is full, or all its venues', () => {
    const open = venueOf(2, { maxCapacity: 1 });
    const asked = question({ venues: [full, open], service: null }, timetable);
    expect(slotsOf(asked)).toMatchObject([{ venueId: 2, isBooked: false, placesLeft: 1 }]);
    const venues = [full, { ...open, heldCount: 1 }];
    expect(slotsOf({ ...asked, venues })).toMatchObject([{ isBooked: true, placesLeft: 0 }]);
  });

  it('is taken at its first venue where nobody of its people is left', () => {
    const asked = question({ venues: [venueOf(4)], people: [], service: null }, timetable);
    expect(slotsOf(asked)).toMatchObject([{ venueId: 4, isBooked: true, placesLeft: 0, freePeople: [] }]);
    expect(slotsOf({ ...asked, venues: [] })).toMatchObject([{ venueId: null, isBooked: true }]);
  });

  it('is listed while all its places are blocked only if somebody has booked it', () => {
    const closed = { resourceId: null, by: 'time off', note: null, startsAt: 0, endsAt: Infinity } as const;
    const venues = [venueOf(1, { maxCapacity: 2 }), venueOf(2, { maxCapacity: 2 })];
    const asked = question({ venues, service: null }, timetable);
    expect(slotsOf({ ...asked, blocked: [closed] })).toEqual([]);
    expect(slotsOf({ ...asked, venues: [], blocked: [closed] })).toEqual([]);
    expect(slotsOf({ ...asked, blocked: [{ ...closed, resourceId: 101 }] })).toMatchObject([
      { venueId: 2, isBooked: false, placesLeft: 2 },
    ]);
    const booked = [venueOf(1, { maxCapacity: 2, heldCount: 1 }), venueOf(2, { maxCapacity: 2 })];
    expect(slotsOf({ ...asked, venues: booked, blocked: [closed] })).toMatchObject([
      { venueId: 1, isBooked: true, placesLeft: 0 },
    ]);
  });

  it('has no limit without a capacity', () => {
    expect(slotsOf(question({ service: null }, timetable))).toMatchObject([
      { isBooked: false, placesLeft: null },
    ]);
  });
});

it('gives the same answer for one start as for the whole day', () => {
  fc.assert(
    fc.property(anyQuestion, somePicks, (asked, picks) => {
      const booked = { ...asked, held: bookSome(asked, picks).flat() };
      for (const slot of slotsOf(booked)) {
        expect(slotStartingAt(booked, minutesOf(slot.startTime))).toEqual(slot);
      }
    }),
  );
});
