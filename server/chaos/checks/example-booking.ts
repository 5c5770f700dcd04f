import type { BookingFact } from '../facts.ts';

/** Of event 7: the tests of what is found change what they are about. */
export const exampleBooking: BookingFact = {
  id: 1,
  reference: 'ABC',
  businessId: 1,
  eventId: 7,
  venueId: null,
  kind: 'time_slot',
  status: 'confirmed',
  startsAt: 1_000,
  endsAt: 2_000,
  attendeeEmail: 'ada@chaos.example',
  attendeeFirstName: 'Ada',
};
