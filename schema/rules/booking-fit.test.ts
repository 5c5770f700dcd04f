import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTimetable } from '../test/timetables.ts';
import { misfitOf, type FittingBooking, type FittingEvent } from './booking-fit.ts';
import { overlaps, spansOf, type Timetable } from './timetable.ts';

const MODES = ['automatic', 'manual', 'individual_services', 'day_event'] as const;
const KINDS = {
  automatic: 'time_slot',
  manual: 'time_slot',
  individual_services: 'service',
  day_event: 'day_event',
} as const;

const nineToFive: Timetable = {
  mode: 'automatic',
  hours: { start: 540, end: 1020 },
  slotMinutes: 45,
  bufferMinutes: 5,
  manualSlots: [],
  lunch: { start: 720, end: 780 },
  lastStart: 960,
};
const ruth = { id: 7, hours: null, lunch: null };
const eventOf = (changes: Partial<FittingEvent> = {}, timetable: Partial<Timetable> = {}): FittingEvent => ({
  timetable: { ...nineToFive, ...timetable },
  isHomeVisit: false,
  placeIds: [1],
  serviceIds: [5],
  people: [ruth],
  ...changes,
});
const bookingAt = (start: number, changes: Partial<FittingBooking> = {}): FittingBooking => ({
  kind: 'time_slot',
  isHomeVisit: false,
  time: { start, end: start + 45 },
  place: { id: 1, name: 'The Blue Room' },
  service: null,
  person: { id: 7, name: 'Ruth' },
  ...changes,
});
const whyOf = (booking: FittingBooking, event: FittingEvent) => misfitOf(booking, event)?.why ?? null;

describe('a booking', () => {
  it('fits within the hours, whether or not a slot begins with it', () => {
    expect(misfitOf(bookingAt(540), eventOf())).toBeNull();
    expect(misfitOf(bookingAt(547), eventOf())).toBeNull();
    expect(misfitOf(bookingAt(960), eventOf())).toBeNull();
  });

  it.each([
    [530, 'before 09:00'],
    [990, 'after 17:00'],
    [700, 'during the lunch break'],
    [965, 'after the last appointment at 16:00'],
  ])('at minute %i does not fit: %s', (start, why) => {
    expect(misfitOf(bookingAt(start), eventOf())).toEqual({ why, canMove: true });
  });

  it('fits listed slots where it lies within one of them', () => {
    const listed = eventOf({}, { mode: 'manual', manualSlots: [spanAt(600, 60), spanAt(700, 60)] });
    expect(whyOf(bookingAt(610), listed)).toBeNull();
    expect(whyOf(bookingAt(640), listed)).toBe('outside the time slots');
    expect(whyOf(bookingAt(590), listed)).toBe('before 10:00');
    expect(whyOf(bookingAt(730), listed)).toBe('after 12:40');
  });

  it('of a day event fits only while that keeps its hours', () => {
    const ofDay = (time: FittingBooking['time']) => bookingAt(0, { kind: 'day_event', person: null, time });
    const evening = eventOf({}, { mode: 'day_event', hours: { start: 1140, end: 1500 } });
    expect(whyOf(ofDay({ start: 1140, end: 1500 }), evening)).toBeNull();
    expect(whyOf(ofDay({ start: 1200, end: 1500 }), evening)).toBe('outside the time slots');
    expect(whyOf(ofDay({ start: 1140, end: 1440 }), evening)).toBe('outside the time slots');
    expect(whyOf(ofDay({ start: 1080, end: 1500 }), evening)).toBe('before 19:00');
    expect(whyOf(ofDay({ start: 1140, end: 1560 }), evening)).toBe('after 01:00');
  });

  it('needs its person, in their own hours and outside their own lunch', () => {
    const own = (changes: Partial<typeof ruth> | object) => eventOf({ people: [{ ...ruth, ...changes }] });
    expect(whyOf(bookingAt(540), eventOf({ people: [] }))).toBe('Ruth doesn’t work then');
    expect(whyOf(bookingAt(540), own({ hours: spanAt(600, 60) }))).toBe('before Ruth’s hours');
    expect(whyOf(bookingAt(630), own({ hours: spanAt(600, 60) }))).toBe('after Ruth’s hours');
    expect(whyOf(bookingAt(600), own({ lunch: spanAt(610, 30) }))).toBe('during the lunch break');
    expect(whyOf(bookingAt(600), own({ hours: spanAt(600, 45) }))).toBeNull();
    const sam = { id: 8, hours: spanAt(600, 60), lunch: null };
    expect(whyOf(bookingAt(540), eventOf({ people: [sam, ruth] }))).toBeNull();
  });

  it('needs its service', () => {
    const services = eventOf({ serviceIds: [6] }, { mode: 'individual_services' });
    const booking = bookingAt(600, { kind: 'service', service: { id: 5, name: 'Cut' } });
    expect(misfitOf(booking, services)).toEqual({ why: 'Cut isn’t offered then', canMove: true });
    expect(whyOf({ ...booking, service: { id: null, name: 'Cut' } }, services)).toBe(
      'Cut isn’t offered then',
    );
    expect(whyOf({ ...booking, service: { id: 6, name: 'Cut' } }, services)).toBeNull();
  });

  it('cannot move to an event of another kind, or without its place', () => {
    expect(misfitOf(bookingAt(600), eventOf({ placeIds: [2] }))).toEqual({
      why: 'no longer at The Blue Room',
      canMove: false,
    });
    const kinds = [eventOf({}, { mode: 'day_event' }), eventOf({ isHomeVisit: true, placeIds: [] })];
    for (const event of kinds)
      expect(misfitOf(bookingAt(600), event)).toEqual({ why: 'booked in another way', canMove: false });
  });
});

const spanAt = (start: number, minutes: number) => ({ start, end: start + minutes });
const bookingOf = (timetable: Timetable, time: FittingBooking['time']): FittingBooking => ({
  kind: KINDS[timetable.mode],
  isHomeVisit: false,
  time,
  place: null,
  service: null,
  person: null,
});
const bare = (timetable: Timetable) => eventOf({ timetable, placeIds: [], serviceIds: [], people: [] });

describe('whatever the timetable', () => {
  it('each of an event’s own times fits it', () => {
    fc.assert(
      fc.property(anyTimetable(...MODES), fc.integer({ min: 5, max: 300 }), (timetable, minutes) => {
        for (const span of spansOf(timetable, minutes))
          expect(misfitOf(bookingOf(timetable, span), bare(timetable))).toBeNull();
      }),
    );
  });

  it('what fits an event keeps clear of its lunch and its closing times', () => {
    const start = fc.integer({ min: 0, max: 1400 });
    const times = fc.tuple(start, fc.integer({ min: 5, max: 240 }));
    fc.assert(
      fc.property(anyTimetable('automatic', 'individual_services'), times, (timetable, [at, minutes]) => {
        const time = spanAt(at, minutes);
        const isInside = timetable.hours.start <= time.start && time.end <= timetable.hours.end;
        const isClear = !timetable.lunch || !overlaps(time, timetable.lunch);
        const isEarly = timetable.lastStart === null || time.start <= timetable.lastStart;
        const fits = misfitOf(bookingOf(timetable, time), bare(timetable)) === null;
        expect(fits).toBe(isInside && isClear && isEarly);
      }),
    );
  });
});
