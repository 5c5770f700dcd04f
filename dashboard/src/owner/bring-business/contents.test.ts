import { expect, it } from 'vitest';
import type { BusinessFile, FileBooking, FileEvent } from '@daybook/schema/contract/business-file';
import { contentsOf } from './contents.ts';

const NOW = Date.parse('2026-11-20T23:30:00Z');

const room = (venue_name: string) => ({
  venue_name,
  venue_address: null,
  venue_postcode: 'W4 2AB',
  max_capacity: null,
});
const event = (event_date: string, venues: string[] = []): FileEvent => ({
  event_name: 'Cut',
  event_description: null,
  event_date,
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
  venues: venues.map(room),
  services: [],
  created_at: '2026-11-01T09:00:00.000Z',
});
const booking = (status: FileBooking['status'], starts_at: string): FileBooking => ({
  booking_reference: 'WC7-K4TP-9H',
  status,
  kind: 'time_slot',
  event: 1,
  venue: null,
  service: null,
  event_name: 'Cut',
  event_date: starts_at.slice(0, 10),
  start_time: '09:00',
  end_time: '09:45',
  timezone: 'Europe/London',
  starts_at,
  ends_at: starts_at,
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
});

it('counts what is to come on the business’s clock, and each venue once', () => {
  const file: BusinessFile = {
    format: 'daybook-business',
    version: 1,
    written_at: '2026-11-20T09:00:00.000Z',
    business: {
      business_name: 'Willow',
      business_email: 'hello@willow.example',
      business_phone: null,
      business_address: null,
      postcode: null,
      timezone: 'Europe/Paris',
      is_in_sitemap: true,
      diary_slug: 'willow',
    },
    // In Paris it is the 21st already.
    events: [event('2026-11-20', ['Blue']), event('2026-11-21', ['Blue', 'Red'])],
    bookings: [
      booking('confirmed', '2026-11-20T23:30:00.000Z'),
      booking('pending', '2026-11-20T23:31:00.000Z'),
      booking('cancelled', '2026-11-24T09:00:00.000Z'),
    ],
    visits: [],
  };
  expect(contentsOf(file, NOW)).toEqual({
    events: 2,
    eventsAhead: 1,
    bookings: 3,
    bookingsToCome: 1,
    cancelled: 1,
    venues: 2,
    services: 0,
  });
});
