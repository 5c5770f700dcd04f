import type { BookingDetails } from '@daybook/schema/contract/booking';
import { visitAddressOf, type VisitedPlace } from '@daybook/schema/rules/map-link';
import type { Fact } from '#ui/Facts.tsx';
import { WHERE } from './booking-texts.ts';

type Place = Pick<BookingDetails, 'venue_name' | 'venue_address' | 'venue_postcode'> & Partial<VisitedPlace>;

export function placeFacts(booking: Place): Fact[] {
  const { venue_name, venue_address, venue_postcode } = booking;
  const venue = [venue_name, venue_address, venue_postcode].filter(Boolean).join(', ');
  const visit = visitAddressOf({ customer_address: null, customer_postcode: null, ...booking });
  return [{ label: WHERE, value: venue_name === null ? visit : venue }];
}
