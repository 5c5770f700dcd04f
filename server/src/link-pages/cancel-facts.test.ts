import { expect, it } from 'vitest';
import { NO_CHOICE } from '@daybook/schema/test/example-booking-details';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { placeOf } from './cancel-facts.tsx';

it.each([
  ['the venue, its address and its postcode', exampleVenue, 'Front room, 14 Bridge Street, HX7 8EX'],
  ['what is known of the venue', { ...exampleVenue, venue_address: null }, 'Front room, HX7 8EX'],
  [
    'the customer’s own address for a home visit',
    { ...NO_CHOICE, customer_address: '3 Mill Lane', customer_postcode: 'HX7 8EX' },
    '3 Mill Lane, HX7 8EX',
  ],
  ['nothing where no place is known', NO_CHOICE, ''],
])('says %s', (_what, booking, value) => {
  expect(placeOf(booking)).toBe(value);
});
