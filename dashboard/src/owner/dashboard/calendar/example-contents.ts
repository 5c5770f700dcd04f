import type { OwnerEvent } from '@daybook/schema/contract/event';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { exampleAppointment } from '@daybook/schema/test/example-booking-details';

export const MONDAY = '2026-11-23';
export const TUESDAY = '2026-11-24';

/** Returns an event on Tuesday from 9 to 5. */
export const event = (id: number, given: Partial<OwnerEvent> = {}): OwnerEvent => ({
  id,
  event_name: `Event ${id}`,
  event_description: null,
  event_date: TUESDAY,
  start_time: '09:00',
  end_time: '17:00',
  planned_end_time: '17:00',
  slot_duration_minutes: 45,
  buffer_minutes: 5,
  requirements_note: null,
  personal_message: 'See you soon.',
  event_type: 'booking',
  creation_mode: 'automatic',
  service_mode: 'time_slots',
  service_type: 'time_slots',
  manual_slots: [],
  services: [],
  has_lunch_break: false,
  lunch_start_time: null,
  lunch_end_time: null,
  last_appointment_time: null,
  is_home_visit: false,
  venues: [],
  place_ids: [],
  service_ids: [],
  people: [],
  pattern_id: null,
  is_closed: false,
  booked_count: 0,
  free_count: 9,
  taken_count: 0,
  passed_count: 0,
  slot_count: 9,
  is_over: false,
  created_at: '2026-11-20T09:00:00.000Z',
  ...given,
});

/** Returns a booking on Tuesday at 9. */
export const booking = (id: number, given: Partial<OwnerBooking> = {}): OwnerBooking => ({
  ...exampleAppointment,
  id,
  booking_reference: `WC7-K4TP-${id}`,
  event_id: 1,
  person_id: null,
  event_name: 'Event 1',
  event_date: TUESDAY,
  start_time: '09:00',
  end_time: '09:45',
  starts_at: '2026-11-24T09:00:00.000Z',
  ends_at: '2026-11-24T09:45:00.000Z',
  is_home_visit: false,
  is_day_event: false,
  customer_id: 1,
  customer_alert: null,
  made_by: 'customer',
  moved_count: 0,
  did_not_come: false,
  source: null,
  mail_state: 'sent',
  created_at: '2026-11-20T09:00:00.000Z',
  cancelled_at: null,
  cancelled_by: null,
  ...given,
});
