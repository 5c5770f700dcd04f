/** A booking as people see it. Every view takes its words from here, and has a layout of its own. */
import type { BookingDetails } from '@daybook/schema/contract/booking';
import { visitAddressOf, type VisitedPlace } from '@daybook/schema/rules/map-link';
import { priceText } from '@daybook/schema/rules/money';
import { HOME_VISIT } from './booking-texts.ts';
import { whenIn, type When } from './when.ts';

type Attendee = Pick<BookingDetails, 'attendee_first_name' | 'attendee_last_name'>;
type Booked = Pick<BookingDetails, 'event_name' | 'service_name'>;
type Place = VisitedPlace & Pick<BookingDetails, 'venue_name'> & { is_home_visit?: boolean };
type Booking = Attendee &
  Booked &
  Place &
  Pick<BookingDetails, 'starts_at' | 'ends_at' | 'status' | 'service_price' | 'person_name'>;

export interface SeenBooking {
  /** 'Ada Lovelace' */
  who: string;
  when: When;
  /** The service, or the event where no service was chosen. */
  what: string;
  /** '£38.50'; null where the booking has no price of its own. */
  price: string | null;
  /** The venue's name or 'Home visit'; '' where neither is known. */
  where: string;
  /** Who takes the appointment; '' where nobody is named. */
  person: string;
  /** The address of a home visit; '' where the customer named no place. */
  visitAddress: string;
  status: BookingDetails['status'];
}

/** `zone` is the clock on which the times are read. */
export function seenBooking(booking: Booking, zone: string): SeenBooking {
  const { service_price: price, venue_name } = booking;
  return {
    who: whoBooked(booking),
    when: whenIn(booking, zone),
    what: whatIsBooked(booking),
    price: price === null ? null : priceText(price),
    where: venue_name ?? (booking.is_home_visit ? HOME_VISIT : ''),
    person: booking.person_name ?? '',
    visitAddress: visitAddressOf(booking),
    status: booking.status,
  };
}

/** Returns 'Ada Lovelace', or 'Ada' where nobody gave a last name. */
export const whoBooked = ({ attendee_first_name, attendee_last_name }: Attendee) =>
  `${attendee_first_name} ${attendee_last_name}`.trim();

export const whatIsBooked = ({ service_name, event_name }: Booked) => service_name ?? event_name;
