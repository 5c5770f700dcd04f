/** A customer's data for tests. */
import type { HeldBooking, HeldEntry, MyData } from '@daybook/schema/contract/customer-data';
import { exampleAppointment } from '@daybook/schema/test/example-booking-details';

export const exampleBooking = (changed: Partial<HeldBooking> = {}): HeldBooking => ({
  ...exampleAppointment,
  status: 'cancelled',
  event_name: 'Hair at home',
  service_name: 'Cut',
  service_price: 38.5,
  customer_address: '3 Mill Lane',
  customer_postcode: 'HX7 8EX',
  attendee_phone: '07700 900123',
  is_home_visit: true,
  source: 'newsletter',
  created_at: '2026-11-20T09:00:00.000Z',
  cancelled_at: '2026-11-21T09:00:00.000Z',
  cancelled_by: 'customer',
  made_by: 'customer',
  moved_count: 1,
  did_not_come: false,
  cancel_url: 'https://book.example/cancel?token=of-this-booking-alone',
  emails: [
    {
      name: 'Booking confirmed',
      recipient: 'ada@example.com',
      status: 'sent',
      created_at: '2026-11-20T09:00:00.000Z',
      sent_at: '2026-11-20T09:00:02.000Z',
    },
  ],
  ...changed,
});

const exampleEntry = (changed: Partial<HeldEntry> = {}): HeldEntry => ({
  attendee_first_name: 'Ada',
  attendee_last_name: 'Lovelace',
  attendee_email: 'ada@example.com',
  attendee_phone: '07700 900123',
  from_date: '2026-11-24',
  to_date: '2026-12-04',
  part_of_day: 'afternoon',
  service_name: 'Cut',
  person_name: 'Ruth',
  booking_reference: 'WC7-K4TP-9H',
  added_by: 'customer',
  joined_at: '2026-11-20T09:00:00.000Z',
  confirmed_at: '2026-11-20T09:05:00.000Z',
  ended_at: '2026-11-21T09:00:00.000Z',
  ended_for: 'booked',
  offers: [
    {
      kind: 'held',
      outcome: 'taken',
      event_name: 'Hair at home',
      event_date: '2026-11-24',
      start_time: '10:30',
      starts_at: '2026-11-24T10:30:00.000Z',
      service_name: 'Cut',
      person_name: 'Ruth',
      offered_at: '2026-11-21T08:50:00.000Z',
      expires_at: '2026-11-21T09:20:00.000Z',
      booking_reference: 'WC7-K4TP-9H',
    },
  ],
  ...changed,
});

export const exampleData = (changed: Partial<MyData> = {}): MyData => ({
  business_name: 'Willow & Co. Hair',
  business_phone: '01422 555 010',
  business_email: 'hello@willow.example',
  diary_slug: 'willow-co-hair',
  attendee_email: 'ada@example.com',
  link_ends_at: '2026-11-23T18:00:00.000Z',
  note: 'Likes the chair at the window.',
  bookings: [exampleBooking()],
  total: 1,
  page: 1,
  page_count: 1,
  waiting_list: [exampleEntry()],
  erasure: { is: 'not_asked' },
  ...changed,
});
