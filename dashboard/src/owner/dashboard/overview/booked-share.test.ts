import { expect, it } from 'vitest';
import { bookedShareOf } from './booked-share.ts';

const slots = { event_type: 'booking', service_mode: 'time_slots', places_per_time: 1 } as const;

it.each([
  ['no bookings yet', 0, 0, 4],
  ['3 of 4 booked', 0.75, 3, 4],
  ['4 of 4 booked', 1, 4, 4],
  // A delay took times away, but not their bookings.
  ['6 booked', 1, 6, 4],
])('is %j and %d with %i bookings and %i times', (text, share, booked_places, slot_count) => {
  expect(bookedShareOf({ ...slots, booked_places, slot_count })).toEqual({ text, share });
});

it('counts the places of a class', () => {
  const yoga = { ...slots, places_per_time: 8, slot_count: 2 };
  expect(bookedShareOf({ ...yoga, booked_places: 12 })).toEqual({ text: '12 of 16 booked', share: 0.75 });
});
