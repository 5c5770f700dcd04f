/** A booking's words for every view. Each view has its own layout. */

import type { BookingDetails } from '@daybook/schema/contract/booking';
import { visitAddressOf, type VisitedPlace } from '@daybook/schema/rules/map-link';
import { priceText } from '@daybook/schema/rules/money';
import { whenIn, type When } from '@daybook/schema/rules/when';
import { placesText } from '@daybook/schema/words/places-texts';
import { HOME_VISIT } from './booking-texts.ts';

type Attendee = Pick<BookingDetails, 'attendee_first_name' | 'attendee_last_name'>;
type Booked = Pick<BookingDetails, 'event_name' | 'service_name'>;
type Place = VisitedPlace & Pick<BookingDetails, 'venue_name'> & { is_home_visit?: boolean };
type Booking = Attendee &
  Booked &
  Place &
  Pick<BookingDetails, 'starts_at' | 'ends_at' | 'status' | 'service_price' | 'places' | 'person_name'>;

export interface SeenBooking {
  who: string;
  when: When;
  /** The service, or the event when no service was chosen: 'Yoga, 2 places'. */
  what: string;
  /** '£38.50', of all its places; null when the booking has no price of its own. */
  price: string | null;
  /** The venue's name or 'Home visit'; '' when neither is known. */
  where: string;
  /** The person who takes the appointment; '' when nobody is named. */
  person: string;
  /** The address of a home visit; '' when the customer gave none. */
  visitAddress: string;
  status: BookingDetails['status'];
}

/** Returns a booking's words, with its times in `zone`. */
export function seenBooking(booking: Booking, zone: string): SeenBooking {
  const { service_price: price, places, venue_name } = booking;
  return {
    who: whoBooked(booking),
    when: whenIn(booking, zone),
    what: whatIsBooked(booking) + (places > 1 ? `, ${placesText(places)}` : ''),
    price: price === null ? null : priceText(price * places),
    where: venue_name ?? (booking.is_home_visit ? HOME_VISIT : ''),
    person: booking.person_name ?? '',
    visitAddress: visitAddressOf(booking),
    status: booking.status,
  };
}

/** Returns 'Ada Lovelace', or 'Ada' when there is no last name. */
export const whoBooked = ({ attendee_first_name, attendee_last_name }: Attendee) =>
  `${attendee_first_name} ${attendee_last_name}`.trim();

export const whatIsBooked = ({ service_name, event_name }: Booked) => service_name ?? event_name;
