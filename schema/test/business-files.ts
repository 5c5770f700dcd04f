/** The smallest file of a business, and one event and one booking for it: tests change what they are about. */
import type { BusinessFile, FileBooking, FileEvent } from '../contract/business-file.ts';

/** Where the business of the examples is. */
export const FILE_ZONE = 'Europe/London';

export const emptyFile: BusinessFile = {
  format: 'daybook-business',
  version: 1,
  written_at: '2026-11-20T09:00:00.000Z',
  business: {
    business_name: 'Willow & Co Hair',
    business_email: 'hello@willow.example',
    business_phone: null,
    business_address: '14 Bridge Street',
    postcode: 'HX7 8EX',
    timezone: FILE_ZONE,
    is_in_sitemap: true,
    privacy_notice: null,
    cancellation_policy: null,
    trading_details: null,
    diary_slug: 'willow-co-hair',
  },
  events: [],
  bookings: [],
  visits: [],
};

/** 09:00 to 17:00 in 45-minute slots. */
export const plainEvent: FileEvent = {
  event_name: 'Cut and blow-dry',
  event_description: null,
  event_date: '2026-11-24',
  start_time: '09:00',
  end_time: '17:00',
  slot_duration_minutes: 45,
  buffer_minutes: 5,
  requirements_note: null,
  personal_message: 'See you soon.',
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

/** Tuesday at 09:00, of the file's first event. */
export const plainBooking: FileBooking = {
  booking_reference: 'WC7-K4TP-9H',
  status: 'confirmed',
  kind: 'time_slot',
  event: 1,
  venue: null,
  service: null,
  event_name: 'Cut and blow-dry',
  event_date: '2026-11-24',
  start_time: '09:00',
  end_time: '09:45',
  timezone: FILE_ZONE,
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
