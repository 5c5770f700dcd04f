import { expect, it } from 'vitest';
import { seenBooking } from './seen-booking.ts';

const booking = {
  attendee_first_name: 'Ada',
  attendee_last_name: 'Lovelace',
  event_name: 'Hair with Ruth',
  service_name: 'Cut',
  service_price: 38.5,
  places: 1,
  person_name: 'Ann Marsh',
  venue_name: 'Front room',
  customer_address: null,
  customer_postcode: null,
  is_home_visit: false,
  status: 'confirmed',
  starts_at: '2026-11-24T10:30:00.000Z',
  ends_at: '2026-11-24T11:15:00.000Z',
} as const;

it('shows who comes when, for what and where', () => {
  expect(seenBooking(booking, 'Europe/London')).toEqual({
    who: 'Ada Lovelace',
    when: { date: '2026-11-24', from: '10:30', to: '11:15', isPastMidnight: false, times: '10:30 to 11:15' },
    what: 'Cut',
    price: '£38.50',
    where: 'Front room',
    person: 'Ann Marsh',
    visitAddress: '',
    status: 'confirmed',
  });
});

it('shows the event when no service was chosen, and the customer’s own address for a home visit', () => {
  const visit = {
    ...booking,
    service_name: null,
    service_price: null,
    venue_name: null,
    customer_address: '3 Mill Lane',
    customer_postcode: 'HX7 8EX',
    is_home_visit: true,
  };
  expect(seenBooking(visit, 'Europe/London')).toMatchObject({
    what: 'Hair with Ruth',
    price: null,
    where: 'Home visit',
    visitAddress: '3 Mill Lane, HX7 8EX',
  });
});
