import { expect, it } from 'vitest';
import { BROUGHT_EVENTS_MAX } from '../figures/business-file.ts';
import { FILE_EVENT_NOT_THERE, FILE_KIND_OTHER, FILE_VENUE_NOT_THERE } from '../words/business-file.ts';
import { LUNCH_TIMES_REQUIRED, SLOTS_OVERLAP } from '../words/event-texts.ts';
import { readBusinessFile, type FileRead } from './read-business-file.ts';

const event = {
  event_name: 'Cut',
  event_description: null,
  event_date: '2026-11-24',
  start_time: '09:00',
  end_time: '17:00',
  slot_duration_minutes: 45,
  buffer_minutes: 5,
  requirements_note: null,
  personal_message: 'See you.',
  event_type: 'booking',
  creation_mode: 'automatic',
  service_mode: 'time_slots',
  manual_slots: [],
  lunch_start_time: null,
  lunch_end_time: null,
  last_appointment_time: null,
  is_home_visit: false,
  venues: [],
  services: [],
  created_at: '2026-11-01T09:00:00.000Z',
};
const booking = {
  booking_reference: 'WC7-K4TP-9H',
  status: 'confirmed',
  kind: 'time_slot',
  event: 1,
  venue: null,
  service: null,
  event_name: 'Cut',
  event_date: '2026-11-24',
  start_time: '09:00',
  end_time: '09:45',
  timezone: 'Europe/London',
  starts_at: '2026-11-24T09:00:00.000Z',
  ends_at: '2026-11-24T09:45:00.000Z',
  buffer_minutes: 0,
  venue_name: null,
  venue_address: null,
  venue_postcode: null,
  service_name: null,
  service_price_pence: null,
  is_home_visit: false,
  customer_address: null,
  customer_postcode: null,
  attendee_first_name: 'Ada',
  attendee_last_name: 'Lovelace',
  attendee_email: 'ada@example.com',
  attendee_phone: null,
  source: null,
  created_at: '2026-11-02T09:00:00.000Z',
  cancelled_at: null,
  cancelled_by: null,
  sequence: 0,
};
const file = {
  format: 'daybook-business',
  version: 1,
  written_at: '2026-11-20T09:00:00.000Z',
  business: {
    business_name: 'Willow',
    business_email: 'hello@willow.example',
    business_phone: null,
    business_address: null,
    postcode: null,
    timezone: 'Europe/London',
    is_in_sitemap: true,
    diary_slug: 'willow',
  },
  events: [event],
  bookings: [booking],
  visits: [],
};

/** Reads to the end; also how much had been read at each pause. */
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

it.each([null, 'text', 7, [], {}, { format: 'another' }, { ...file, events: 'none' }])(
  'knows what is no file of a business: %j',
  (content) => {
    expect(read(content).result).toEqual({ problem: { is: 'not a business file' } });
  },
);

it('says that a file is of a later version, whatever it looks like', () => {
  expect(read({ format: 'daybook-business', version: 2 }).result).toEqual({
    problem: { is: 'later version', version: 2 },
  });
});

it('says what there is too much of, without reading it', () => {
  const events = Array.from({ length: BROUGHT_EVENTS_MAX + 1 }, () => null);
  expect(read({ ...file, events }).result).toEqual({
    problem: { is: 'too many', list: 'events', max: BROUGHT_EVENTS_MAX },
  });
});

it.each([
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
    { start_time: '08:00', slot_duration_minutes: 5, buffer_minutes: 0, venues: rooms(20) },
  ],
])('lets no event in that could not be planned here: %s', (field, text, given) => {
  expect(read({ ...file, events: [{ ...event, ...given }] }).result).toEqual(wrong('events', 1, field, text));
});

it.each([
  ['event', FILE_EVENT_NOT_THERE, { event: 2 }],
  ['venue', FILE_VENUE_NOT_THERE, { venue: 1 }],
  ['kind', FILE_KIND_OTHER, { kind: 'day_event' }],
])('finds a booking that names what is not in the file: %s', (field, text, given) => {
  expect(read({ ...file, bookings: [{ ...booking, ...given }] }).result).toEqual(
    wrong('bookings', 1, field, text),
  );
});

function slot(start_time: string, end_time: string) {
  return { start_time, end_time };
}

function rooms(count: number) {
  const room = { venue_name: 'Room', venue_address: null, venue_postcode: 'W4 2AB', max_capacity: null };
  return Array.from({ length: count }, () => room);
}
