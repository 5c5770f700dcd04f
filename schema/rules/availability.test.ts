import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyQuestion,
  anyRules,
  bookSome,
  holding,
  question,
  somePicks,
  venueOf,
  withRules,
} from '../test/questions.ts';
import { availabilityOf, freePeopleOf } from './availability.ts';
import { clockTimeOf } from './clock-time.ts';
import { peopleFor, slotsOf, type SlotQuestion, type SlotService } from './slots.ts';
import type { Timetable } from './timetable.ts';

const NOTHING = { free: 0, taken: 0, passed: 0, total: 0, takenAhead: 0, isOver: false };

/** Counts what the diary would list for each venue and the shortest service if no time had begun. */
function countListed(asked: SlotQuestion) {
  const venueByVenue = asked.venues.length ? asked.venues.map((venue) => [venue]) : [[]];
  const listed = (at: Partial<SlotQuestion>) =>
    venueByVenue.flatMap((venues) => slotsOf({ ...asked, venues, ...at }));
  const all = listed({ now: -Infinity, limits: { ...asked.limits, noticeHours: 0, daysAhead: null } });
  const ahead = all.filter(({ startsAt }) => startsAt > asked.now);
  const taken = all.filter(({ isBooked }) => isBooked);
  const free = listed({}).filter(({ isBooked }) => !isBooked);
  return {
    free: free.length,
    taken: taken.length,
    passed: all.length - taken.length - free.length,
    total: all.length,
    takenAhead: ahead.filter(({ isBooked }) => isBooked).length,
  };
}

const servicesIn = ({ service }: SlotQuestion): SlotService[] =>
  service ? [{ ...service, id: 8, durationMinutes: service.durationMinutes + 15 }, service] : [];

describe('what is counted', () => {
  it('equals what is listed, venue by venue, on any day, whatever is booked, blocked and closed by the clock', () => {
    fc.assert(
      fc.property(anyQuestion, somePicks, anyRules, (asked, picks, rules) => {
        const ofNobody = {
          ...asked,
          people: null,
          service: asked.service && { ...asked.service, people: null },
        };
        const booked = withRules({ ...ofNobody, held: bookSome(ofNobody, picks).flat() }, rules);
        expect(availabilityOf(booked, servicesIn(booked))).toMatchObject(countListed(booked));
      }),
    );
  });

  it('is as many as can be booked one after another at each time, where people are named', () => {
    fc.assert(
      fc.property(anyQuestion, somePicks, anyRules, (asked, picks, rules) => {
        const booked = withRules({ ...asked, held: bookSome(asked, picks).flat() }, rules);
        const people = peopleFor(asked.people, asked.service);
        if (!people) return;
        let free = 0;
        for (const { startsAt } of slotsOf(booked)) {
          let held = booked.held;
          // Without limited places, people are the limit, so nobody must be booked twice.
          for (let more = true; more;) {
            const slot = slotsOf({ ...booked, held }).find(
              (one) => one.startsAt === startsAt && !one.isBooked,
            );
            more = slot !== undefined;
            if (slot) held = [...held, ...holding(booked, slot)];
            if (slot) free += 1;
          }
        }
        expect(availabilityOf(booked, asked.service ? [asked.service] : []).free).toBe(free);
      }),
      { numRuns: 30 },
    );
  });

  it('has at least as many taken as are listed, and none if none is, where people are named', () => {
    fc.assert(
      fc.property(anyQuestion, somePicks, anyRules, (asked, picks, rules) => {
        const booked = withRules({ ...asked, held: bookSome(asked, picks).flat() }, rules);
        const inOne = { ...booked, venues: booked.venues.slice(0, 1) };
        const listed = countListed(inOne);
        const { taken } = availabilityOf(inOne, inOne.service ? [inOne.service] : []);
        expect(taken).toBeGreaterThanOrEqual(listed.taken);
        if (listed.total === 0) expect(taken).toBe(0);
      }),
    );
  });

  it('has a taken time whose only person has reached the daily limit, but none while they are away', () => {
    const at = (hour: number) => Date.parse(`2026-11-24T${String(hour).padStart(2, '0')}:00Z`);
    const claim = { venueId: null, bookingId: 1, startsAt: at(10), endsAt: at(11) };
    const asked = question({
      venues: [{ ...venueOf(1), atOnce: 1 }],
      people: [{ id: 200, hours: null, lunch: null }],
      limits: { noticeHours: 0, daysAhead: null, perPersonADay: 1 },
      held: [
        // Someone else's at the same place, and a full day elsewhere.
        { ...claim, resourceId: venueOf(1).resourceId },
        { ...claim, resourceId: 200, bookingId: 2, startsAt: at(20), endsAt: at(21) },
      ],
    });
    const services = [{ id: 7, durationMinutes: 30, people: null }];
    const listed = (of: SlotQuestion) => slotsOf(of).map(({ startTime, isBooked }) => [startTime, isBooked]);
    const withService = { ...asked, service: services[0] ?? null };
    expect(listed(withService)).toEqual([['10:00', true]]);
    expect(availabilityOf(asked, services)).toMatchObject({ free: 0, taken: 1, takenAhead: 1 });
    const away = { resourceId: 200, startsAt: at(0), endsAt: at(24), by: 'time off' as const, note: null };
    const off = { ...withService, blocked: [away] };
    expect(listed(off)).toEqual([]);
    expect(availabilityOf(off, services)).toMatchObject({ free: 0, taken: 0 });
  });

  it('finds the people of the free slots', () => {
    fc.assert(
      fc.property(anyQuestion, somePicks, anyRules, (asked, picks, rules) => {
        const booked = withRules({ ...asked, held: bookSome(asked, picks).flat() }, rules);
        const free = slotsOf(booked).filter(({ isBooked }) => !isBooked);
        expect(freePeopleOf(booked)).toEqual(new Set(free.flatMap(({ freePeople }) => freePeople ?? [])));
      }),
    );
  });

  it('keeps the total and the taken count, whatever the clock says', () => {
    fc.assert(
      fc.property(anyQuestion, somePicks, anyRules, fc.nat({ max: 1439 }), (asked, picks, rules, minute) => {
        const booked = {
          ...withRules({ ...asked, held: bookSome(asked, picks).flat() }, rules),
          now: -Infinity,
        };
        const before = availabilityOf(booked, servicesIn(booked));
        const now = Date.parse(`${asked.event.date}T${clockTimeOf(minute)}Z`);
        const { total, taken } = availabilityOf({ ...booked, now }, servicesIn(booked));
        expect({ total, taken }).toEqual({ total: before.total, taken: before.taken });
      }),
    );
  });

  it('is that of the people who have the most free times, by the shortest of what they offer', () => {
    const asked = question({
      people: [
        { id: 200, hours: { start: 540, end: 600 }, lunch: null },
        { id: 201, hours: null, lunch: null },
      ],
    });
    const offered = [
      { id: 1, durationMinutes: 45, people: [200] },
      { id: 2, durationMinutes: 60, people: [201] },
      { id: 3, durationMinutes: 30, people: [201] },
    ];
    const most = availabilityOf(asked, offered.slice(2));
    expect(most.free).toBeGreaterThan(availabilityOf(asked, offered.slice(0, 1)).free ?? Infinity);
    expect(availabilityOf(asked, offered)).toEqual(most);
    expect(availabilityOf(asked, offered.toReversed())).toEqual(most);
  });

  it('is that of those with the most free times, also where others offer a shorter service', () => {
    const asked = question({
      people: [
        { id: 200, hours: null, lunch: null },
        { id: 201, hours: { start: 540, end: 600 }, lunch: null },
      ],
    });
    const all = { id: 1, durationMinutes: 60, people: [200] };
    const short = { id: 2, durationMinutes: 30, people: [201] };
    expect(availabilityOf(asked, [short, all]).free).toBe(availabilityOf(asked, [all]).free);
    const others = { ...all, people: null };
    expect(availabilityOf(asked, [short, others]).free).toBe(availabilityOf(asked, [others]).free);
  });

  it('is zero without services, and such an event is not over', () => {
    expect(availabilityOf(question({ now: Infinity }), [])).toEqual({
      ...NOTHING,
      isOver: false,
    });
  });

  it('is over once the last time has begun, however many nobody took', () => {
    const timetable: Timetable = { ...question().event.timetable, mode: 'manual' };
    const listed = {
      ...timetable,
      manualSlots: [
        { start: 540, end: 570 },
        { start: 600, end: 630 },
      ],
    };
    const at = (time: string) => ({ now: Date.parse(`2026-11-24T${time}Z`) });
    expect(availabilityOf(question(at('09:59'), listed), [])).toEqual({
      ...NOTHING,
      free: 1,
      passed: 1,
      total: 2,
    });
    expect(availabilityOf(question(at('10:00'), listed), [])).toEqual({
      ...NOTHING,
      passed: 2,
      total: 2,
      isOver: true,
    });
  });
});

describe('a day event', () => {
  const timetable: Timetable = { ...question().event.timetable, mode: 'day_event' };
  const venues = [venueOf(1, { maxCapacity: 2, heldCount: 1 }), venueOf(2, { maxCapacity: 3, heldCount: 3 })];
  const begun = Date.parse('2026-11-24T09:00Z');

  it('counts the places of all its venues', () => {
    const places = { ...NOTHING, free: 1, taken: 4, total: 5, takenAhead: 4 };
    expect(availabilityOf(question({ venues }, timetable), [])).toEqual(places);
  });

  it('has no free places once it has begun: those that nobody took are passed', () => {
    const places = { ...NOTHING, taken: 4, passed: 1, total: 5, isOver: true };
    expect(availabilityOf(question({ venues, now: begun }, timetable), [])).toEqual(places);
  });

  it('has no free places where the clock skips its start: it has no slot that could be booked', () => {
    const skipped = { ...timetable, hours: { start: 90, end: 300 } };
    const event = { id: 1, date: '2026-03-29', timezone: 'Europe/London', timetable: skipped };
    const asked = question({ event, venues, service: null });
    expect(slotsOf(asked)).toEqual([]);
    const counts = { ...NOTHING, taken: 4, total: 4, takenAhead: 4 };
    expect(availabilityOf(asked, [])).toEqual(counts);
    expect(availabilityOf({ ...asked, venues: [] }, [])).toEqual(NOTHING);
  });

  it('has no free places before its date takes bookings, and keeps those that are taken', () => {
    const now = Date.parse('2026-11-20T09:00Z');
    const limits = { noticeHours: 0, daysAhead: 3, perPersonADay: null };
    const endless = [...venues, venueOf(3)];
    expect(availabilityOf(question({ venues, now, limits }, timetable), [])).toEqual({
      ...NOTHING,
      taken: 4,
      passed: 1,
      total: 5,
      takenAhead: 4,
    });
    expect(availabilityOf(question({ venues: endless, now, limits }, timetable), [])).toMatchObject({
      free: 0,
      passed: 1,
      total: null,
    });
  });

  it('has no free places where nobody of its people is left', () => {
    const asked = question({ venues, people: [] }, timetable);
    expect(availabilityOf(asked, [])).toMatchObject({ free: 0, taken: 4, total: 4 });
  });

  it('has no limit where one of its venues has none', () => {
    const endless = venueOf(3, { heldCount: 5000 });
    const asked = question({ venues: [...venues, endless] }, timetable);
    expect(availabilityOf(asked, [])).toMatchObject({ free: null, taken: 5004, total: null });
    const first = question({ venues: [endless, ...venues] }, timetable);
    expect(availabilityOf(first, [])).toMatchObject({ free: null, taken: 5004, total: null });
    expect(availabilityOf({ ...asked, now: begun }, [])).toMatchObject({ free: 0, total: null });
    expect(availabilityOf(question({}, timetable), [])).toMatchObject({ free: null, total: null });
  });
});
