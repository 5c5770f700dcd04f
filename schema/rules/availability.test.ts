import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuestion, bookSome, question, somePicks } from '../test/questions.ts';
import { availabilityOf } from './availability.ts';
import { clockTimeOf } from './clock-time.ts';
import { slotsOf, type SlotQuestion, type SlotService } from './slots.ts';
import type { Timetable } from './timetable.ts';

/** What the diary would show of each venue, of the shortest service, slot by slot. */
function countShown(asked: SlotQuestion) {
  const shown = (asked.venues.length ? asked.venues.map((venue) => [venue]) : [[]]).flatMap((venues) =>
    slotsOf({ ...asked, venues }),
  );
  return { free: shown.filter(({ isBooked }) => !isBooked).length, total: shown.length };
}

const servicesIn = ({ service }: SlotQuestion): SlotService[] =>
  service ? [{ id: 8, durationMinutes: service.durationMinutes + 15 }, service] : [];

describe('what is counted', () => {
  it('is what is shown, venue by venue, on any day, whatever is booked and whatever has begun', () => {
    fc.assert(
      fc.property(anyQuestion, somePicks, fc.nat({ max: 1439 }), (asked, picks, minute) => {
        const now = Date.parse(`${asked.event.date}T${clockTimeOf(minute)}Z`);
        const booked = { ...asked, held: bookSome(asked, picks), now };
        expect(availabilityOf(booked, servicesIn(booked))).toEqual(countShown(booked));
      }),
    );
  });

  it('is nothing for services that are not there yet', () => {
    expect(availabilityOf(question(), [])).toEqual({ free: 0, total: 0 });
  });
});

describe('a day event', () => {
  const timetable: Timetable = { ...question().event.timetable, mode: 'day_event' };
  const venues = [
    { id: 1, maxCapacity: 2, heldCount: 1 },
    { id: 2, maxCapacity: 3, heldCount: 3 },
  ];

  it('counts the places of all its venues', () => {
    expect(availabilityOf(question({ venues }, timetable), [])).toEqual({ free: 1, total: 5 });
  });

  it('has none free once it has begun', () => {
    const now = Date.parse('2026-11-24T09:00Z');
    expect(availabilityOf(question({ venues, now }, timetable), [])).toEqual({ free: 0, total: 5 });
  });

  it('has no limit where one of its venues has none', () => {
    const endless = { id: 3, maxCapacity: null, heldCount: 5000 };
    expect(availabilityOf(question({ venues: [...venues, endless] }, timetable), [])).toEqual({
      free: null,
      total: null,
    });
    expect(availabilityOf(question({}, timetable), [])).toEqual({ free: null, total: null });
  });
});
