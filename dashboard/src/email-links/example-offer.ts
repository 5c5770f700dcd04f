import type { OfferSeen } from '@daybook/schema/contract/waiting-list';
import { exampleBookedBusiness, NO_CHOICE } from '@daybook/schema/test/example-booking-details';

const business = { ...exampleBookedBusiness, business_phone: null, diary_slug: 'willow' };

export const exampleOffer: OfferSeen = {
  ...business,
  event_name: 'Appointments',
  event_date: '2026-11-25',
  start_time: '10:40',
  end_time: '12:10',
  starts_at: '2026-11-25T10:40:00.000Z',
  ends_at: '2026-11-25T12:10:00.000Z',
  timezone: 'Europe/London',
  ...NO_CHOICE,
  person_name: 'Ruth',
  service_name: 'Full colour',
  service_price: 74,
  privacy_notice: null,
  cancellation_policy: null,
  attendee_first_name: 'Ellen',
  state: 'held',
  gone_for: null,
  held_until: '2026-11-24T14:30:00.000Z',
  is_home_visit: false,
  moves: null,
  cancel_url: null,
};
