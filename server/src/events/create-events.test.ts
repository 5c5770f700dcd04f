import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_LIMITS } from '@daybook/schema/rules/booking-window';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { slotsOf } from '@daybook/schema/rules/slots';
import type { Timetable } from '@daybook/schema/rules/timetable';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { anyTimetable, CHANGING_DAYS } from '../../../schema/test/timetables.ts';
import type { EventContents } from '../diary/contents-store.ts';
import { servicesOf, slotQuestion } from '../diary/timetable-of-event.ts';
import { venueColumns } from '../diary/venue-shape.ts';
import { sampleService } from '../sample-data/rows.ts';
import { duplicateOf } from './create-events.ts';

const NOW = 1_795_165_200_000;

function contentsWith(timetable: Timetable, date: string): EventContents {
  const { mode, hours, lunch, lastStart } = timetable;
  return {
    event: {
      id: 7,
      businessId: 3,
      name: 'Cut',
      description: 'Dry or wet',
      date,
      startTime: clockTimeOf(hours.start),
      endTime: clockTimeOf(hours.end),
      slotMinutes: timetable.slotMinutes,
      bufferMinutes: timetable.bufferMinutes,
      requirementsNote: 'Come with dry hair.',
      personalMessage: 'See you soon.',
      type: mode === 'day_event' ? 'day_event' : 'booking',
      creationMode: mode === 'manual' ? 'manual' : 'automatic',
      serviceMode: mode === 'individual_services' ? 'individual_services' : 'time_slots',
      manualSlots: [...timetable.manualSlots],
      lunchStartTime: lunch && clockTimeOf(lunch.start),
      lunchEndTime: lunch && clockTimeOf(lunch.end),
      lastAppointmentTime: lastStart === null ? null : clockTimeOf(lastStart),
      isHomeVisit: false,
      placesPerTime: 1,
      placesPerBooking: 1,
      pricePence: null,
      patternId: null,
      isClosed: false,
      idempotencyKey: null,
      createdAt: 5,
    },
    venues: [
      { ...venueColumns(exampleVenue), id: 11, eventId: 7, resourceId: 1, atOnce: null, heldCount: 1 },
    ],
    services: [
      {
        ...sampleService({ name: 'Trim', durationMinutes: 30 }),
        ...{ id: 21, eventId: 7, catalogueId: 1, everyone: true },
      },
      {
        ...sampleService({ name: 'Colour', durationMinutes: 105 }),
        ...{ id: 22, eventId: 7, catalogueId: 2, everyone: true },
      },
    ],
    people: null,
    team: [],
    offers: [],
    lacks: null,
    held: [
      {
        resourceId: null,
        venueId: 11,
        startsAt: NOW,
        endsAt: NOW + 1,
        session: null,
        places: 1,
        bookingId: 1,
        offerId: null,
        expiresAt: null,
      },
    ],
  };
}

/** Returns the copy as the tables would hold it. */
function written(contents: EventContents, date: string, zone: string): EventContents {
  const copy = duplicateOf(contents, date, zone, NOW);
  return {
    event: {
      ...copy.event,
      id: 8,
      businessId: 3,
      patternId: null,
      isClosed: false,
      idempotencyKey: null,
    },
    venues: (copy.places ?? []).map(({ id, maxCapacity }, index) => ({
      ...mustFind(contents.venues, ({ resourceId }) => resourceId === id),
      maxCapacity,
      id: 51 + index,
      eventId: 8,
      heldCount: 0,
    })),
    services: (copy.serviceIds ?? []).map((id, index) => ({
      ...mustFind(contents.services, ({ catalogueId }) => catalogueId === id),
      id: 61 + index,
      eventId: 8,
    })),
    people: null,
    team: [],
    offers: [],
    lacks: null,
    held: [],
  };
}

function mustFind<Item>(items: readonly Item[], isIt: (item: Item) => boolean): Item {
  const found = items.find(isIt);
  if (!found) throw new Error('the copy names what the original does not have');
  return found;
}

/**
 * Returns every time that can be booked on the event's date before anything is booked, service by service.
 */
function offered(contents: EventContents, timezone: string): string[] {
  const venues = contents.venues.map((venue) => ({ ...venue, heldCount: 0 }));
  const rules = { timezone, limits: NO_LIMITS, blocked: [] };
  const unbooked = { ...contents, venues, held: [], rules };
  const services = servicesOf(contents).length ? servicesOf(contents) : [null];
  return services.flatMap((service) =>
    slotsOf(slotQuestion(unbooked, { venues, service, personId: null }, -Infinity)).map(
      ({ startTime, endTime, startsAt, endsAt, placesLeft }) =>
        [service?.name, startTime, endTime, startsAt, endsAt, placesLeft].join(' '),
    ),
  );
}

const anyDay = fc.oneof(
  fc.constantFrom<[string, string]>(['Europe/London', '2026-11-24'], ['Asia/Kolkata', '2027-02-28']),
  fc.constantFrom(...CHANGING_DAYS),
);

it('offers the same times on the new date that the original would offer there', () => {
  const modes = anyTimetable('automatic', 'manual', 'individual_services', 'day_event');
  fc.assert(
    fc.property(modes, anyDay, fc.boolean(), (timetable, [zone, date], isTwice) => {
      const original = contentsWith(timetable, '2026-11-17');
      const moved = { ...original, event: { ...original.event, date } };
      const copy = written(original, date, zone);
      expect(offered(copy, zone)).toEqual(offered(moved, zone));
      if (isTwice) expect(offered(written(copy, date, zone), zone)).toEqual(offered(moved, zone));
    }),
    { numRuns: 500 },
  );
});

const TIMETABLE: Timetable = {
  mode: 'automatic',
  hours: { start: 540, end: 720 },
  slotMinutes: 60,
  bufferMinutes: 10,
  manualSlots: [],
  lunch: { start: 660, end: 690 },
  lastStart: 600,
};

it('lists generated slots by hand, in the hours of those slots, without lunch or last appointment', () => {
  const { event } = duplicateOf(contentsWith(TIMETABLE, '2026-11-17'), '2026-11-24', 'Europe/London', NOW);
  expect(event).toEqual({
    ...event,
    date: '2026-11-24',
    startTime: '09:00',
    endTime: '10:00',
    creationMode: 'manual',
    manualSlots: [{ start: 540, end: 600 }],
    lunchStartTime: null,
    lunchEndTime: null,
    lastAppointmentTime: null,
    createdAt: NOW,
  });
});

it('copies listed slots as they are', () => {
  const manualSlots = [{ start: 600, end: 630 }];
  const contents = contentsWith({ ...TIMETABLE, mode: 'manual', manualSlots }, '2026-11-17');
  const { event } = duplicateOf(contents, '2026-11-24', 'Europe/London', NOW);
  expect(event).toMatchObject({ startTime: '09:00', endTime: '12:00', creationMode: 'manual', manualSlots });
});

it('keeps the hours, lunch and last appointment of services, and the hours of a day event', () => {
  for (const mode of ['individual_services', 'day_event'] as const) {
    const contents = contentsWith({ ...TIMETABLE, mode }, '2026-11-17');
    const { event, serviceIds } = duplicateOf(contents, '2026-11-24', 'Europe/London', NOW);
    expect({ ...contents.event, ...event }).toEqual({
      ...contents.event,
      date: '2026-11-24',
      createdAt: NOW,
    });
    expect(serviceIds).toEqual(mode === 'day_event' ? [] : [1, 2]);
  }
});

it('copies texts and places, and no booking, id or business', () => {
  const copy = duplicateOf(contentsWith(TIMETABLE, '2026-11-17'), '2026-11-24', 'Europe/London', NOW);
  expect(copy.places).toEqual([{ id: 1, maxCapacity: null }]);
  expect(copy.event).toMatchObject({
    name: 'Cut',
    description: 'Dry or wet',
    personalMessage: 'See you soon.',
  });
  expect(Object.keys(copy.event)).not.toContain('id');
  expect(Object.keys(copy.event)).not.toContain('businessId');
});

it('offers nothing where the original offers nothing, rather than half-hours all day', () => {
  const barren = contentsWith({ ...TIMETABLE, slotMinutes: 240 }, '2026-11-17');
  expect(duplicateOf(barren, '2026-11-24', 'Europe/London', NOW).event).toMatchObject({
    creationMode: 'automatic',
    startTime: '09:00',
    slotMinutes: 240,
  });
});
