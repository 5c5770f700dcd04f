import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallClockAt } from './calendar-day.ts';
import { clockTimeOf, minutesOf } from './clock-time.ts';
import { parseSlotId } from './slot-id.ts';
import { slotsOf, slotStartingAt, type Slot } from './slots.ts';
import type { Timetable } from './timetable.ts';
import { anyQuestion, bookSome, freeIn, holding, question, services, somePicks } from '../test/questions.ts';

const timesIn = (slots: Slot[]) => slots.map((slot) => slot.startTime);

describe('bookings accepted one after another', () => {
  it('never overlap in one venue, and services keep the buffer in minutes that pass', () => {
    fc.assert(
      fc.property(anyQuestion, somePicks, (asked, picks) => {
        const held = bookSome(asked, picks);
        const { mode, bufferMinutes } = asked.event.timetable;
        const buffer = mode === 'individual_services' ? bufferMinutes * 60_000 : 0;
        for (const [index, one] of held.entries()) {
          for (const other of held.slice(index + 1).filter(({ venueId }) => venueId === one.venueId)) {
            const areClear = one.endsAt + buffer <= other.startsAt || other.endsAt + buffer <= one.startsAt;
            expect(areClear).toBe(true);
          }
        }
      }),
    );
  });

  it('never lead to a free time that was not free before', () => {
    fc.assert(
      fc.property(anyQuestion, somePicks, (asked, picks) => {
        const venues = asked.venues.slice(0, 1);
        const held = bookSome({ ...asked, venues }, picks);
        for (let count = 0; count < held.length; count += 1) {
          const before = new Set(
            freeIn(slotsOf({ ...asked, venues, held: held.slice(0, count) })).map(({ id }) => id),
          );
          const after = freeIn(slotsOf({ ...asked, venues, held: held.slice(0, count + 1) }));
          expect(after.every(({ id }) => before.has(id))).toBe(true);
          expect(after.length).toBeLessThan(before.size);
        }
      }),
    );
  });
});

describe('every slot', () => {
  it('shows its instants on the business’s clock, and has the full length where one was promised', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const { timezone, date, timetable } = asked.event;
        for (const slot of slotsOf(asked)) {
          const { startTime, endTime, startsAt, endsAt } = slot;
          expect(wallClockAt(startsAt, timezone)).toEqual({ date, minutes: minutesOf(startTime) });
          expect(endsAt).toBeGreaterThan(startsAt);
          const promised = (minutesOf(endTime) - minutesOf(startTime)) * 60_000;
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
  const held = nine ? [holding(nine)] : [];

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
    expect(timesIn(freeIn(slotsOf(question({ event, held: [holding(before)] }))))[0]).toBe('02:30');
  });
});

describe('several venues', () => {
  const venues = [1, 2].map((id) => ({ id, maxCapacity: null, heldCount: 0 }));
  const timetable: Timetable = { ...services, mode: 'automatic', slotMinutes: 60 };

  it('are separate rooms: a time is taken when the last of them is', () => {
    const asked = question({ venues, service: null }, timetable);
    const [first] = slotsOf(asked);
    if (!first) throw new Error('not offered');
    const [second] = slotsOf({ ...asked, held: [holding(first)] });
    expect([first.venueId, second?.venueId, second?.isBooked]).toEqual([1, 2, false]);
    const both = [first, second].flatMap((slot) => (slot ? [holding(slot)] : []));
    expect(slotsOf({ ...asked, held: both })[0]?.isBooked).toBe(true);
  });
});

describe('a day event', () => {
  const timetable: Timetable = { ...services, mode: 'day_event' };
  const full = { id: 1, maxCapacity: 2, heldCount: 2 };

  it('is full when its venue is full, or all its venues', () => {
    const open = { id: 2, maxCapacity: 1, heldCount: 0 };
    const asked = question({ venues: [full, open], service: null }, timetable);
    expect(slotsOf(asked)).toMatchObject([{ venueId: 2, isBooked: false, placesLeft: 1 }]);
    const venues = [full, { ...open, heldCount: 1 }];
    expect(slotsOf({ ...asked, venues })).toMatchObject([{ isBooked: true, placesLeft: 0 }]);
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
      const booked = { ...asked, held: bookSome(asked, picks) };
      for (const slot of slotsOf(booked)) {
        expect(slotStartingAt(booked, minutesOf(slot.startTime))).toEqual(slot);
      }
    }),
  );
});
