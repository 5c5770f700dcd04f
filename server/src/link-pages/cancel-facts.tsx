import type { Booking } from '@daybook/schema/contract/booking';
import type { CancelDetails } from '@daybook/schema/contract/cancel';
import { appointmentTime } from '@daybook/schema/rules/appointment-time';
import { mailtoOf, telOf } from '@daybook/schema/rules/contact-link';
import { visitAddressOf, type VisitedPlace } from '@daybook/schema/rules/map-link';
import { placesPriceText } from '@daybook/schema/rules/money';
import { placesText } from '@daybook/schema/words/places-texts';
import type { Fact } from './link-document.tsx';

export function bookingFacts(booking: CancelDetails): Fact[] {
  return [
    { label: 'When', value: <When booking={booking} /> },
    { label: 'What', value: <What booking={booking} /> },
    { label: 'With', value: listOf(', ', booking.person_name, booking.business_name) },
    {
      label: 'Contact',
      value: (booking.business_phone ?? booking.business_email) && <Contacts of={booking} />,
    },
    { label: 'Where', value: placeOf(booking) },
    { label: 'Reference', value: booking.booking_reference },
  ];
}

export function attendeeFacts(booking: CancelDetails): Fact[] {
  return [
    { label: 'Name', value: nameOf(booking) },
    { label: 'Email', value: booking.attendee_email },
    { label: 'Phone', value: booking.attendee_phone },
  ];
}

const listOf = (between: string, ...parts: (string | null)[]) => parts.filter(Boolean).join(between);

/** The page's script writes the reader's own time into the last line, where it differs. */
function When({ booking }: { booking: CancelDetails }) {
  const { date, times, zone } = appointmentTime(booking, booking.timezone);
  return (
    <>
      {date}, <span class="whole">{times}</span>
      <small>{zone}</small>
      <small
        hidden
        data-starts={booking.starts_at}
        data-ends={booking.ends_at}
        data-timezone={booking.timezone}
      />
    </>
  );
}

function What({ booking }: { booking: CancelDetails }) {
  const { event_name, service_name, service_price: price, places } = booking;
  const cost = price === null ? null : placesPriceText(price, places);
  const more = listOf(' · ', service_name, cost ?? (places > 1 ? placesText(places) : null));
  return (
    <>
      {event_name}
      {more !== '' && <small>{more}</small>}
    </>
  );
}

/** Shows the known ways to contact the business, which several texts refer to. */
export function Contacts({ of }: { of: Pick<CancelDetails, 'business_phone' | 'business_email'> }) {
  const { business_phone: phone, business_email: email } = of;
  return (
    <>
      {phone && <Contact text={phone} href={telOf(phone)} />}
      {email && <Contact text={email} href={mailtoOf(email)} />}
    </>
  );
}

function Contact({ text, href }: { text: string; href: string | null }) {
  return <div>{href === null ? text : <a href={href}>{text}</a>}</div>;
}

/** Returns 'Ada Lovelace', or 'Ada' when there is no last name. */
export const nameOf = (attendee: Pick<CancelDetails, 'attendee_first_name' | 'attendee_last_name'>): string =>
  listOf(' ', attendee.attendee_first_name, attendee.attendee_last_name);

type Place = Pick<Booking, 'venue_name' | 'venue_address' | 'venue_postcode'> & Partial<VisitedPlace>;

export function placeOf(booking: Place): string {
  const { venue_name, venue_address, venue_postcode } = booking;
  return venue_name === null
    ? visitAddressOf({ customer_address: null, customer_postcode: null, ...booking })
    : listOf(', ', venue_name, venue_address, venue_postcode);
}
