import type { Child } from 'hono/jsx';
import type { CancelDetails } from '@daybook/schema/contract/cancel';
import { appointmentTime } from '@daybook/schema/rules/appointment-time';
import { mailtoOf, telOf } from '@daybook/schema/rules/contact-link';
import { visitAddressOf } from '@daybook/schema/rules/map-link';
import { priceText } from '@daybook/schema/rules/money';
import type { Fact } from './link-document.tsx';

export function bookingFacts(booking: CancelDetails): Fact[] {
  return [
    { label: 'When', value: <When booking={booking} /> },
    { label: 'What', value: <What booking={booking} /> },
    { label: 'With', value: listOf(', ', booking.person_name, booking.business_name) },
    { label: 'Contact', value: contactsOf(booking) },
    { label: 'Where', value: placeOf(booking) },
    { label: 'Reference', value: booking.booking_reference },
  ];
}

export function attendeeFacts(booking: CancelDetails): Fact[] {
  return [
    { label: 'Name', value: listOf(' ', booking.attendee_first_name, booking.attendee_last_name) },
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
  const { event_name, service_name, service_price: price } = booking;
  return (
    <>
      {event_name}
      {service_name !== null && (
        <small>{listOf(' · ', service_name, price === null ? null : priceText(price))}</small>
      )}
    </>
  );
}

/** Returns the known ways to contact the business, which several texts refer to. */
function contactsOf({ business_phone: phone, business_email: email }: CancelDetails): Child {
  if (!phone && !email) return null;
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

function placeOf(booking: CancelDetails): string {
  const { venue_name, venue_address, venue_postcode } = booking;
  return venue_name === null
    ? visitAddressOf(booking)
    : listOf(', ', venue_name, venue_address, venue_postcode);
}
