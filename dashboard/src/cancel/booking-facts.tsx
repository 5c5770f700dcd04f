import type { ReactNode } from 'react';
import type { BookingDetails } from '@daybook/schema/contract/booking';
import type { CancelDetails } from '@daybook/schema/contract/cancel';
import { mailtoOf, telOf } from '@daybook/schema/rules/contact-link';
import { dayTitle, longDate } from '@daybook/schema/rules/date';
import { whenIn } from '@daybook/schema/rules/when';
import { zoneName } from '@daybook/schema/rules/zone-name';
import { placeFacts } from '#booking-words/place-facts.ts';
import { seenBooking, whoBooked } from '#booking-words/seen-booking.ts';
import type { Fact } from '#ui/Facts.tsx';
import { RowText, Text } from '#ui/Text.tsx';
import styles from './cancel.module.css';

export function bookingFacts(booking: CancelDetails): Fact[] {
  const { price } = seenBooking(booking, booking.timezone);
  return [
    { label: 'When', value: <When booking={booking} /> },
    { label: 'What', value: <What booking={booking} price={price} /> },
    { label: 'With', value: listOf(booking.person_name, booking.business_name) },
    { label: 'Contact', value: contact(booking) },
    ...placeFacts(booking),
    { label: 'Reference', value: <Reference booking={booking} /> },
  ];
}

const listOf = (...names: (string | null)[]) => names.filter(Boolean).join(', ');

export function attendeeFacts(booking: CancelDetails): Fact[] {
  return [
    { label: 'Name', value: whoBooked(booking) },
    { label: 'Email', value: booking.attendee_email },
    { label: 'Phone', value: booking.attendee_phone },
  ];
}

function When({ booking }: { booking: CancelDetails }) {
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { date, times, zone, onOwnClock } = appointmentTime(booking, ownZone);
  return (
    <>
      {date}, <span className={styles.together}>{times}</span>
      <Aside>{zone}</Aside>
      {onOwnClock === null ? null : <Aside>{onOwnClock}</Aside>}
    </>
  );
}

/** Returns the known ways to contact the business, which several texts refer to. */
function contact({ business_phone, business_email }: CancelDetails): ReactNode {
  const ways = [
    { text: business_phone, href: telOf(business_phone ?? '') },
    { text: business_email, href: mailtoOf(business_email ?? '') },
  ].filter(({ text }) => text);
  if (ways.length === 0) return null;
  return ways.map(({ text, href }) => (
    <Text as="div" key={text} breaks>
      {href === null ? text : <a href={href}>{text}</a>}
    </Text>
  ));
}

const Aside = ({ children }: { children: ReactNode }) => (
  <RowText look="soft" className={styles.aside}>
    {children}
  </RowText>
);

function Reference({ booking }: { booking: CancelDetails }) {
  return <span className={styles.reference}>{booking.booking_reference}</span>;
}

function What({ booking, price }: { booking: CancelDetails; price: string | null }) {
  const { event_name, service_name } = booking;
  const service = [service_name, price].filter(Boolean).join(' · ');
  return (
    <>
      {event_name}
      {service_name === null ? null : <Aside>{service}</Aside>}
    </>
  );
}

type Times = Pick<BookingDetails, 'starts_at' | 'ends_at' | 'timezone'>;

interface AppointmentTime {
  /** 'Tuesday 24 November 2026' */
  date: string;
  /** '10:30 to 11:15' */
  times: string;
  /** 'London time' */
  zone: string;
  /** '05:30 to 06:15 your time (New York time)'; null when the reader's time is the same. */
  onOwnClock: string | null;
}

/** Returns the time in words, in the business's zone, and in `ownZone`, the reader's, when that differs. */
export function appointmentTime(booking: Times, ownZone: string): AppointmentTime {
  const { date, from, times } = whenIn(booking, booking.timezone);
  const own = whenIn(booking, ownZone);
  const day = own.date === date ? '' : `${dayTitle(own.date)}, `;
  return {
    date: longDate(date),
    times,
    zone: zoneName(booking.timezone),
    onOwnClock:
      own.date === date && own.from === from ? null : `${day}${own.times} your time (${zoneName(ownZone)})`,
  };
}
