/** A booking for tests, without a venue, a person or a service. */

import type { BookedBusiness, Booking, BookingDetails } from '../contract/booking.ts';
import { NO_BOOKED_SERVICE } from './example-service.ts';
import { NO_BOOKED_VENUE } from './example-venue.ts';

export const exampleBookedBusiness: BookedBusiness = {
  business_name: 'Willow & Co. Hair',
  business_phone: '01422 555 010',
  business_email: 'hello@willow.example',
  diary_slug: 'willow-co-hair',
  is_demo: false,
};

/** No venue, person or service. */
export const NO_CHOICE = {
  ...NO_BOOKED_VENUE,
  person_name: null,
  ...NO_BOOKED_SERVICE,
  service_price: null,
} satisfies Partial<BookingDetails>;

/** A booking without the fields of its business. */
export const exampleAppointment: Booking = {
  booking_reference: 'WC7-K4TP-9H',
  status: 'confirmed',
  event_name: 'Cut and colour with Ruth',
  event_date: '2026-11-24',
  start_time: '10:30',
  end_time: '11:15',
  starts_at: '2026-11-24T10:30:00.000Z',
  ends_at: '2026-11-24T11:15:00.000Z',
  timezone: 'Europe/London',
  ...NO_CHOICE,
  places: 1,
  customer_address: null,
  customer_postcode: null,
  attendee_first_name: 'Ada',
  attendee_last_name: 'Lovelace',
  attendee_email: 'ada@example.com',
  attendee_phone: null,
};
