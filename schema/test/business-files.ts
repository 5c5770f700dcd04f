/** The smallest file of a business, and one of each thing for it: tests change what they are about. */

import type { BusinessFile, FileBooking, FileEvent, FileItem } from '../contract/business-file.ts';
import type { FilePattern, FileTimeOff } from '../contract/file-availability.ts';
import { serviceTextsRequest } from '../contract/service.ts';
import { NO_BOOKED_SERVICE } from './example-service.ts';
import { NO_BOOKED_VENUE } from './example-venue.ts';

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
    about: null,
    opening_hours: null,
    colour: null,
    picture: null,
    questions: [
      {
        text: 'How long is your hair?',
        kind: 'one',
        choices: ['Short', 'Long'],
        is_required: true,
        is_about_health: false,
        service_name: null,
        event_name: 'Cut and blow-dry',
      },
    ],
    minimum_notice_hours: 0,
    maximum_days_ahead: null,
    daily_limit_per_person: 20,
    bank_holidays: 'scotland',
    has_waiting_list: true,
    offer_minutes: 30,
    change_notice_hours: 12,
    customers_may_move: false,
    diary_slug: 'willow-co-hair',
  },
  catalogue: [],
  availability: [],
  events: [],
  bookings: [],
  visits: [],
  customers: [],
};

export const plainPerson: FileItem = {
  kind: 'person',
  name: 'Ann',
  colour: null,
  bookable_online: true,
  picture: null,
  is_archived: false,
};

export const plainPlace: FileItem = {
  kind: 'place',
  name: 'Front room',
  address: null,
  postcode: 'HX7 8EX',
  at_once: null,
  is_archived: false,
};

export const plainService: FileItem = {
  kind: 'service',
  name: 'Cut',
  ...serviceTextsRequest.parse({}),
  price_pence: 3800,
  duration_minutes: 45,
  places_per_time: 1,
  places_per_booking: 1,
  people: null,
  is_archived: false,
};

/** At the catalogue's first item. */
export const plainVenue = { item: 1, max_capacity: null };

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
  places_per_time: 1,
  places_per_booking: 1,
  price_pence: null,
  is_closed: false,
  venues: [],
  services: [],
  people: [],
  weekly_hours: null,
  weekly_hours_date: null,
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
  ...NO_BOOKED_VENUE,
  person: null,
  person_name: null,
  ...NO_BOOKED_SERVICE,
  service_price_pence: null,
  places: 1,
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
  made_by: 'customer',
  moved_count: 0,
  did_not_come: false,
  absent_places: 0,
  note: null,
  series: null,
  answers: [{ question: 'How long is your hair?', answer: 'Long', is_about_health: false }],
  change_notice_hours: 0,
  customer_note: null,
  customer_alert: null,
  customer_of: null,
  customer_contact: null,
};

/** Every Tuesday from 09:00 to 17:00 at the customer's. */
export const plainPattern: FilePattern = {
  kind: 'weekly_hours',
  weekdays: [{ day: 2, start_time: '09:00', end_time: '17:00', people: null }],
  every_weeks: 1,
  from_date: '2026-11-02',
  until_date: null,
  weeks_ahead: 8,
  event: {
    event_name: 'Cut and blow-dry',
    event_description: null,
    requirements_note: null,
    personal_message: 'See you soon.',
    event_type: 'booking',
    creation_mode: 'automatic',
    service_mode: 'time_slots',
    slot_duration_minutes: 45,
    buffer_minutes: 5,
    manual_slots: [],
    has_lunch_break: false,
    lunch_start_time: null,
    lunch_end_time: null,
    last_appointment_time: null,
    is_home_visit: true,
    places_per_time: 1,
    places_per_booking: 1,
    event_price: null,
    places: [],
    people: [],
    service_ids: [],
  },
  is_paused: false,
  skipped_dates: [],
};

/** Christmas Day to New Year, for everybody. */
export const plainTimeOff: FileTimeOff = {
  kind: 'time_off',
  resource_id: null,
  starts_on: '2026-12-25',
  ends_on: '2027-01-01',
  start_time: null,
  end_time: null,
  every_year: false,
  note: 'Closed over Christmas',
};
