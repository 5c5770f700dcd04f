import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { priceText } from '@daybook/schema/rules/money';
import { HOME_VISIT, PENDING } from '@daybook/schema/words/calendar';
import { timeSpan } from '@daybook/schema/words/time-span';
import { VisitAddress } from '../../booking/VisitAddress.tsx';
import { zoneIfRepeated } from '../clock.ts';
import { attendeeName, type TimedBooking } from '../day-contents.ts';
import type { Laid, Span } from '../day-layout.ts';
import { bookingAddress } from '../use-place.ts';
import styles from './booking-block.module.css';
import { boxOf } from './pixels.ts';

/** As many as there are hues in the style sheet. */
const HUES = 6;

interface BookingBlockProps {
  businessId: number;
  zone: string;
  laid: Laid<TimedBooking>;
  rows: Span;
}

/** A booking where its time is. Leads to the bookings table, where it is highlighted. */
export function BookingBlock({ businessId, zone, laid, rows }: BookingBlockProps) {
  const { booking } = laid.item;
  const { top, height } = boxOf(laid, rows);
  const place: CSSProperties = {
    top,
    left: `calc((100% - var(--gutter)) * ${laid.column / laid.columns})`,
    width: `calc((100% - var(--gutter)) / ${laid.columns})`,
    height,
  };
  const lines = linesOf(laid.item, zone);
  return (
    <li className={styles.place} style={place}>
      <div
        className={styles.booking}
        data-hue={booking.id % HUES}
        data-pending={booking.status === 'pending' || undefined}
      >
        <Link
          className={styles.way}
          to={bookingAddress(businessId, booking.booking_reference)}
          title={[attendeeName(booking), ...lines].join('\n')}
        >
          <strong>{attendeeName(booking)}</strong>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Link>
        <VisitAddress booking={booking} className={styles.address} />
      </div>
    </li>
  );
}

/** Time, service with its price, place. */
function linesOf({ booking, when }: TimedBooking, zone: string): string[] {
  const { service_name, service_price, venue_name, is_home_visit } = booking;
  const twin = zoneIfRepeated(Date.parse(booking.starts_at), zone);
  const time = timeSpan(when.from, when.to, when.isPastMidnight) + (twin === null ? '' : ` ${twin}`);
  const service = service_name ?? booking.event_name;
  return [
    booking.status === 'pending' ? `${time} · ${PENDING}` : time,
    service_price === null ? service : `${service} · ${priceText(service_price)}`,
    venue_name ?? (is_home_visit ? HOME_VISIT : ''),
  ].filter(Boolean);
}
