import { expect, it } from 'vitest';
import { consequencesText } from './Consequences.tsx';

const found = { events: 1, bookings: 2310, upcoming_bookings: 2, has_subscription: false };

it('lists what is deleted with a business', () => {
  expect(consequencesText([], found)).toEqual([
    'This also deletes 1 event and 2,310 bookings. They go offline at once and are deleted for good within 30 days. We keep only the date, service and price of each booking, for 7 years, and the payment records.',
    '2 upcoming bookings are cancelled, and we email the customers unless their bookings were imported. People whose bookings were imported are emailed only where the business was paid for (a free trial isn’t enough), and at most 200 new addresses a day.',
    'This can’t be undone.',
  ]);
});

it('says that nobody is emailed and that a subscription ends', () => {
  const quiet = { ...found, upcoming_bookings: 0, has_subscription: true };
  expect(consequencesText(['2 businesses'], quiet)).toEqual([
    'This also deletes 2 businesses, 1 event and 2,310 bookings. They go offline at once and are deleted for good within 30 days. We keep only the date, service and price of each booking, for 7 years, and the payment records.',
    'There are no upcoming bookings, so no customers are emailed.',
    'The subscription ends, and nothing more is charged.',
    'This can’t be undone.',
  ]);
});
