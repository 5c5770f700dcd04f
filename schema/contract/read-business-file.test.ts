import { expect, it } from 'vitest';
import { IMPORTED_EVENTS_MAX } from '../figures/bounds.ts';
import {
  emptyFile,
  plainBooking as booking,
  plainEvent as event,
  plainPerson as ann,
  plainPlace as room,
  plainService as cut,
  plainVenue as inRoom,
} from '../test/business-files.ts';
import {
  FILE_EVENT_NOT_THERE,
  FILE_ITEM_NOT_THERE,
  FILE_KIND_OTHER,
  FILE_SERVICE_NOT_THERE,
  FILE_VENUE_NOT_THERE,
} from '../words/business-file.ts';
import { HOURS_OUTSIDE_EVENT } from '../words/catalogue-texts.ts';
import { LUNCH_TIMES_REQUIRED, SLOTS_OVERLAP } from '../words/event-texts.ts';
import { readBusinessFile, type FileRead } from './read-business-file.ts';

const file = { ...emptyFile, events: [event], bookings: [booking] };

/** Reads to the end, and collects the progress at each pause. */
function read(content: unknown): { result: FileRead; pauses: number[] } {
  const reading = readBusinessFile(content);
  const pauses: number[] = [];
  for (;;) {
    const step = reading.next();
    if (step.done) return { result: step.value, pauses };
    pauses.push(step.value);
  }
}

const wrong = (list: string, at: number | null, field: string, text: unknown) => ({
  problem: { is: 'wrong', list, at, field, text },
});

it('reads what it was given, and pauses while it does', () => {
  expect(read(file).result).toEqual({ file });
  const events = Array.from({ length: 600 }, () => event);
  expect(read({ ...file, events, bookings: [] }).pauses).toEqual([250 / 600, 500 / 600]);
});

it('reads a file of version 0.1.0, which knows neither a text about the business nor its opening hours', () => {
  const { about: _about, opening_hours: _hours, colour: _colour, ...business } = file.business;
  expect(read({ ...file, business }).result).toEqual({ file });
});

it.each([
  ...[null, 'text', 7, [], {}, { format: 'another' }, { ...file, events: 'none' }],
  ...[
    { ...file, catalogue: undefined },
    { ...file, availability: undefined },
  ],
])('knows what is no file of a business: %j', (content) => {
  expect(read(content).result).toEqual({ problem: { is: 'not a business file' } });
});

it('reports a file of a later version, even in an unknown shape', () => {
  expect(read({ format: 'daybook-business', version: 2 }).result).toEqual({
    problem: { is: 'later version', version: 2 },
  });
});

it('reports a list that is too long, without reading it', () => {
  const events = Array.from({ length: IMPORTED_EVENTS_MAX + 1 }, () => null);
  expect(read({ ...file, events }).result).toEqual({
    problem: { is: 'too many', list: 'events', max: IMPORTED_EVENTS_MAX },
  });
});

it('refuses a file that leaves out a field, except an empty text or list', () => {
  const business = { ...file.business, business_address: null, postcode: null, questions: [] };
  const booked = { ...booking, attendee_last_name: '', attendee_email: null, answers: [] };
  const whole = { ...file, business, catalogue: [ann, room, cut], bookings: [booked] };
  const { business: _, ...lists } = whole;
  expect(read(whole).result).toEqual({ file: whole });
  for (const field of Object.keys(business)) {
    const refused = wrong('business', null, `business.${field}`, expect.any(String));
    const { result } = read({ ...lists, business: { ...business, [field]: undefined } });
    expect([{ file: whole }, refused]).toContainEqual(result);
  }
  for (const list of ['catalogue', 'events', 'bookings'] as const) {
    const items: object[] = whole[list];
    for (const [index, item] of items.entries())
      for (const field of Object.keys(item)) {
        const refused = wrong(list, index + 1, field, expect.any(String));
        const { result } = read({ ...whole, [list]: items.with(index, { ...item, [field]: undefined }) });
        expect([{ file: whole }, refused]).toContainEqual(result);
      }
  }
});

it.each([
  ['business', null, 'version', { version: 0 }],
  ['business', null, 'business.timezone', { business: { ...file.business, timezone: 'Mars/Olympus' } }],
  ['events', 1, 'event_date', { events: [{ ...event, event_date: '2026-02-30' }] }],
  ['events', 2, 'slot_duration_minutes', { events: [event, { ...event, slot_duration_minutes: 0 }] }],
  ['bookings', 1, 'attendee_email', { bookings: [{ ...booking, attendee_email: 'nobody' }] }],
  ['bookings', 1, 'booking_reference', { bookings: [{ ...booking, booking_reference: '<b>' }] }],
  ['bookings', 1, 'starts_at', { bookings: [{ ...booking, event_date: '2026-11-28' }] }],
  ['bookings', 1, 'ends_at', { bookings: [{ ...booking, ends_at: booking.starts_at }] }],
  [
    'bookings',
    1,
    'attendee_first_name',
    { bookings: [{ ...booking, attendee_first_name: 'www.win.example' }] },
  ],
])('names the place and the field that is wrong: %s %s %s', (list, at, field, given) => {
  expect(read({ ...file, ...given }).result).toEqual(wrong(list, at, field, expect.any(String)));
});

it.each([
  [
    'manual_slots',
    SLOTS_OVERLAP,
    { creation_mode: 'manual', manual_slots: [slot('09:00', '10:00'), slot('09:30', '11:00')] },
  ],
  ['lunch_start_time', LUNCH_TIMES_REQUIRED, { lunch_end_time: '13:00' }],
  ['end_time', expect.any(String), { end_time: '08:00' }],
  [
    'slot_duration_minutes',
    expect.any(String),
    { start_time: '08:00', slot_duration_minutes: 5, buffer_minutes: 0, venues: Array(20).fill(inRoom) },
  ],
])('lets no event in that could not be planned here: %s', (field, text, given) => {
  const events = [{ ...event, ...given }];
  expect(read({ ...file, catalogue: [room], events }).result).toEqual(wrong('events', 1, field, text));
});

it.each([
  ['event', FILE_EVENT_NOT_THERE, { event: 2 }],
  ['venue', FILE_VENUE_NOT_THERE, { venue: 1 }],
  ['service', FILE_SERVICE_NOT_THERE, { service: 1 }],
  ['kind', FILE_KIND_OTHER, { kind: 'day_event' }],
])('finds a booking that names what is not in the file: %s', (field, text, given) => {
  expect(read({ ...file, bookings: [{ ...booking, ...given }] }).result).toEqual(
    wrong('bookings', 1, field, text),
  );
});

it.each([
  ['catalogue', 1, 'people', FILE_ITEM_NOT_THERE, { catalogue: [{ ...cut, people: [2] }, ann] }],
  ['catalogue', 1, 'name', expect.any(String), { catalogue: [{ ...ann, name: ' ' }] }],
  [
    'events',
    1,
    'venues',
    FILE_ITEM_NOT_THERE,
    { catalogue: [ann], events: [{ ...event, venues: [inRoom] }] },
  ],
  [
    'events',
    1,
    'services',
    FILE_ITEM_NOT_THERE,
    { catalogue: [room], events: [{ ...event, services: [1] }] },
  ],
  ['events', 1, 'people', FILE_ITEM_NOT_THERE, { events: [{ ...event, people: [{ person: 1 }] }] }],
  [
    'events',
    1,
    'people.0.start_time',
    HOURS_OUTSIDE_EVENT,
    {
      catalogue: [ann],
      events: [{ ...event, people: [{ person: 1, start_time: '08:00', end_time: '10:00' }] }],
    },
  ],
  ['bookings', 1, 'person', FILE_ITEM_NOT_THERE, { bookings: [{ ...booking, person: 1 }] }],
])('finds what names something else than the catalogue has: %s %s %s', (list, at, field, text, given) => {
  expect(read({ ...file, ...given }).result).toEqual(wrong(list, at, field, text));
});

function slot(start_time: string, end_time: string) {
  return { start_time, end_time };
}
