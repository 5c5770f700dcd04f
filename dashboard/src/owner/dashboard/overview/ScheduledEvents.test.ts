import { expect, it } from 'vitest';
import { bookedShareOf } from './booked-share.ts';

const slots = { event_type: 'booking', service_mode: 'time_slots', places_per_time: 1 } as const;
const services = { event_type: 'booking', service_mode: 'individual_services', places_per_time: 1 } as const;
const day = { event_type: 'day_event', service_mode: 'time_slots', places_per_time: 1 } as const;

it.each([
  ['slots', { ...slots, booked_places: 5, slot_count: 20 }, '5 of 20 booked', 0.25],
  ['slots that nobody took', { ...slots, booked_places: 0, slot_count: 20 }, 'no bookings yet', 0],
  ['a day without limit', { ...day, booked_places: 31, slot_count: null }, '31 booked', null],
  ['a full day', { ...day, booked_places: 30, slot_count: 30 }, '30 of 30 booked', 1],
  ['services', { ...services, booked_places: 5, slot_count: 29 }, '5 booked', null],
])('says how full an event is: %s', (_, event, text, share) => {
  expect(bookedShareOf(event)).toEqual({ text, share });
});
