import { expect, it } from 'vitest';
import { consequencesText } from './consequences.ts';

const found = { events: 1, bookings: 2310, upcoming_bookings: 2, has_subscription: false };

it('says what goes with a business', () => {
  expect(consequencesText([], found)).toEqual([
    '1 event and 2,310 bookings go with it: out of everybody’s reach at once, and removed for good within 30 days. Only records of the bookings are kept, for 7 years.',
    '2 bookings that are still to come are cancelled, and their attendees are emailed unless they were imported. People whose bookings were imported are emailed only where the business was paid for (a free trial isn’t enough), and at most 200 new addresses a day.',
    'Nobody can undo this.',
  ]);
});

it('says that nobody is emailed, and that a subscription ends', () => {
  const quiet = { ...found, upcoming_bookings: 0, has_subscription: true };
  expect(consequencesText(['2 businesses'], quiet)).toEqual([
    '2 businesses, 1 event and 2,310 bookings go with it: out of everybody’s reach at once, and removed for good within 30 days. Only records of the bookings are kept, for 7 years.',
    'No booking is still to come, so no attendee is emailed.',
    'Its subscription ends, and nothing more is charged.',
    'Nobody can undo this.',
  ]);
});
