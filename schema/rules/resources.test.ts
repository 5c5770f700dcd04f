import { describe, expect, it } from 'vitest';
import { MINUTE } from '../figures/periods.ts';
import { venueOf } from '../test/questions.ts';
import type { BlockedTime } from './blocked-times.ts';
import { minutesOf } from './clock-time.ts';
import {
  countBeginning,
  dayEventPlaces,
  lookAt,
  resourcesOf,
  roomBeginning,
  statesAt,
  type HeldTime,
  type SlotPerson,
  type Wanted,
} from './resources.ts';

const midnight = Date.parse('2026-11-24T00:00Z');
const at = (time: string) => midnight + minutesOf(time) * MINUTE;

function wanted(from: string, to: string, buffer = 0): Wanted {
  const span = { start: minutesOf(from), end: minutesOf(to) };
  return { span, startsAt: at(from), endsAt: at(to), buffer: buffer * MINUTE };
}

const RUTH = 200;
const SAM = 201;
const person = (id: number, given: Partial<SlotPerson> = {}): SlotPerson => ({
  id,
  hours: null,
  lunch: null,
  ...given,
});

let bookings = 0;
function held(resourceId: number, from: string, to: string, given: Partial<HeldTime> = {}): HeldTime {
  bookings += 1;
  return { resourceId, venueId: null, bookingId: bookings, startsAt: at(from), endsAt: at(to), ...given };
}

function off(resourceId: number | null, from: string, to: string): BlockedTime {
  return { resourceId, by: 'time off', note: null, startsAt: at(from), endsAt: at(to) };
}

type Facts = Parameters<typeof resourcesOf>[0];
const resources = (given: Partial<Facts>) =>
  resourcesOf({
    event: { id: 1 },
    service: null,
    venues: [],
    people: null,
    held: [],
    blocked: [],
    limit: null,
    ...given,
  });

const today = { startsAt: at('00:00'), endsAt: midnight + 1440 * MINUTE };

describe('a person who takes two bookings a day', () => {
  const stateAfter = (times: HeldTime[]) => {
    const asked = resources({ people: [person(RUTH)], held: times, limit: { ...today, bookings: 2 } });
    return statesAt(asked, wanted('15:00', '16:00')).people?.[0]?.state.is;
  };
  const first = held(RUTH, '00:00', '01:00');
  const second = held(RUTH, '10:00', '11:00');

  it('is free after one, and at their daily limit after two', () => {
    expect(stateAfter([first])).toBe('free');
    expect(stateAfter([first, second])).toBe('daily limit');
  });

  it('counts two times of one booking once, and a day event not at all', () => {
    expect(stateAfter([first, { ...second, bookingId: first.bookingId }])).toBe('free');
    expect(stateAfter([first, { ...second, bookingId: null }])).toBe('free');
  });

  it('does not count bookings of the dates before and after', () => {
    const before = { ...second, startsAt: midnight - 60 * MINUTE, endsAt: midnight };
    const after = { ...second, startsAt: today.endsAt, endsAt: today.endsAt + 60 * MINUTE };
    expect(stateAfter([first, before])).toBe('free');
    expect(stateAfter([first, after])).toBe('free');
  });

  it('is booked, and not at their limit, at the times of the two', () => {
    const asked = resources({
      people: [person(RUTH)],
      held: [first, second],
      limit: { ...today, bookings: 2 },
    });
    expect(statesAt(asked, wanted('10:30', '11:30')).people).toEqual([{ id: RUTH, state: { is: 'booked' } }]);
  });
});

describe('at a time', () => {
  const people = [
    person(RUTH, { lunch: { start: 720, end: 780 } }),
    person(SAM, { hours: { start: 600, end: 840 } }),
  ];

  it('is said of each person and place why they aren’t free', () => {
    const dentist = off(RUTH, '16:00', '17:00');
    const venues = [venueOf(1, { atOnce: 1 }), venueOf(2)];
    const asked = resources({ venues, people, held: [held(101, '11:00', '12:15')], blocked: [dentist] });
    const statesOf = (from: string, to: string) => {
      const { rooms, people: all } = statesAt(asked, wanted(from, to));
      return [...rooms, ...(all ?? [])].map(({ state }) => state.is);
    };
    expect(statesOf('12:00', '12:30')).toEqual(['booked', 'free', 'lunch', 'free']);
    expect(statesOf('13:00', '14:00')).toEqual(['free', 'free', 'free', 'free']);
    expect(statesOf('13:30', '14:30')).toEqual(['free', 'free', 'free', 'outside hours']);
    expect(statesAt(asked, wanted('16:30', '17:30')).people).toMatchObject([
      { id: RUTH, state: { is: 'blocked', by: dentist } },
      { id: SAM, state: { is: 'outside hours' } },
    ]);
  });

  it('as many appointments are offered as free and booked people, and places for them, allow', () => {
    const three = [...people, person(202)];
    const taken = [held(RUTH, '10:00', '11:00'), held(202, '10:00', '11:00')];
    const ask = (given: Partial<Facts>) =>
      lookAt(resources({ people: three, held: taken, ...given }), wanted('10:00', '11:00'));
    expect(ask({})).toMatchObject({ freePeople: [SAM], clear: 1, offered: 3 });
    expect(ask({ blocked: [off(202, '10:30', '10:45')], held: [] })).toMatchObject({ clear: 2, offered: 2 });
    const single = [venueOf(1, { atOnce: 1 }), venueOf(2, { atOnce: 1 })];
    expect(ask({ venues: single })).toMatchObject({ clear: 1, offered: 2 });
    // A place without a limit takes them all.
    expect(ask({ venues: [venueOf(1), ...single], held: [] })).toMatchObject({ clear: 3, offered: 3 });
    expect(ask({ venues: single, held: [held(101, '10:00', '11:00')] })).toMatchObject({
      clear: 1,
      offered: 2,
    });
  });

  it('a place is blocked by its own time off alone', () => {
    const venues = [venueOf(1), venueOf(2)];
    const asked = resources({ venues, blocked: [off(101, '09:00', '10:00')] });
    expect(lookAt(asked, wanted('09:30', '10:30'))).toMatchObject({ room: { venue: { id: 2 } }, clear: 1 });
  });

  it('finds the next booking behind several that are over', () => {
    const times = [held(RUTH, '09:00', '09:30'), held(RUTH, '09:30', '10:00'), held(RUTH, '11:00', '12:00')];
    const asked = resources({ people: [person(RUTH)], held: times.toReversed() });
    const isFree = (from: string, to: string, buffer = 0) =>
      lookAt(asked, wanted(from, to, buffer)).clear === 1;
    expect([isFree('09:15', '09:30'), isFree('10:00', '11:00'), isFree('10:00', '11:00', 5)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([isFree('11:30', '12:30'), isFree('12:00', '13:00')]).toEqual([false, true]);
  });
});

describe('appointments that begin at a time', () => {
  const people = [
    person(RUTH, { lunch: { start: 720, end: 780 } }),
    person(SAM, { hours: { start: 600, end: 840 } }),
  ];
  const venues = [venueOf(1), venueOf(2)];
  const beginning = (time: HeldTime[], from: string, to: string) => {
    const asked = resources({ venues, people, held: time });
    return [
      countBeginning(asked, wanted(from, to)),
      roomBeginning(asked, wanted(from, to))?.venue?.id ?? null,
    ];
  };

  it('are those of the people who work then, in the first place where none is limited', () => {
    const both = [held(RUTH, '10:00', '11:00'), held(SAM, '10:00', '10:30')];
    expect(beginning(both, '10:00', '11:00')).toEqual([2, 1]);
    expect(beginning(both, '10:15', '11:00')).toEqual([0, null]);
    expect(beginning(both.slice(0, 1), '10:00', '11:00')).toEqual([1, 1]);
  });

  it('do not count for those who have lunch or are not at work', () => {
    expect(beginning([held(RUTH, '12:00', '13:00')], '12:00', '12:30')).toEqual([0, null]);
    expect(beginning([held(SAM, '13:30', '14:00')], '13:30', '14:30')).toEqual([0, null]);
    expect(beginning([held(SAM, '09:00', '10:00')], '09:00', '10:00')).toEqual([0, null]);
  });

  it('count while others of the same people and places are still under way', () => {
    const overlapping = [held(RUTH, '09:00', '10:30'), held(RUTH, '10:00', '11:00')];
    expect(beginning(overlapping, '10:00', '11:00')).toEqual([1, 1]);
  });

  it('name the place that takes one at a time', () => {
    const limited = [venueOf(1, { atOnce: 1 }), venueOf(2, { atOnce: 1 })];
    const asked = resources({ venues: limited, held: [held(102, '10:00', '11:00')] });
    expect(roomBeginning(asked, wanted('10:00', '11:00'))?.venue?.id).toBe(2);
    expect(countBeginning(asked, wanted('10:00', '11:00'))).toBe(1);
    expect(roomBeginning(asked, wanted('09:00', '10:00'))).toBeNull();
  });
});

describe('the places of a day event', () => {
  const venues = [venueOf(1, { maxCapacity: 5, heldCount: 2 }), venueOf(2, { maxCapacity: 1, heldCount: 3 })];
  const people = [person(RUTH), person(SAM)];
  const day = { startsAt: at('09:00'), endsAt: at('17:00') };
  const placesLeft = (given: Partial<Facts>) =>
    dayEventPlaces(resources({ venues, ...given }), day).map(({ left, blocked }) => [left, blocked]);

  it('are those that nobody has booked, and never fewer than none', () => {
    expect(placesLeft({})).toEqual([
      [3, null],
      [0, null],
    ]);
    expect(placesLeft({ venues: [] })).toEqual([[null, null]]);
  });

  it('are none where the place is blocked', () => {
    const repairs = off(101, '16:00', '18:00');
    expect(placesLeft({ people, blocked: [repairs] })).toEqual([
      [0, repairs],
      [0, null],
    ]);
  });

  it('are none while the business is closed or everybody who leads it is away', () => {
    const [closed, away, awayToo] = [
      off(null, '08:00', '10:00'),
      off(RUTH, '09:00', '10:00'),
      off(SAM, '16:00', '17:00'),
    ];
    expect(placesLeft({ blocked: [closed] })).toEqual([
      [0, closed],
      [0, closed],
    ]);
    expect(placesLeft({ people, blocked: [away] })).toEqual(placesLeft({}));
    expect(placesLeft({ people, blocked: [awayToo] })).toEqual(placesLeft({}));
    expect(placesLeft({ people, blocked: [away, awayToo] })).toEqual([
      [0, away],
      [0, away],
    ]);
  });
});
