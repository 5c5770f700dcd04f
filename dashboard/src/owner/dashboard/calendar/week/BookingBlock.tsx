import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { STATUS_WORDS } from '../../../../booking-words/status-words.ts';
import { VisitAddress } from '../../../../booking-words/VisitAddress.tsx';
import { bookingAddress } from '../../bookings/booking/booking-address.ts';
import { zoneIfRepeated } from '../clock.ts';
import type { TimedBooking } from '../day-contents.ts';
import type { Laid, Span } from '../day-layout.ts';
import styles from './week.module.css';
import { boxOf } from './week-height.ts';

/** How many hues the style sheet has. */
const HUES = 6;

interface BookingBlockProps {
  businessId: number;
  zone: string;
  laid: Laid<TimedBooking>;
  rows: Span;
}

/** A booking, drawn at its time. Leads to the bookings table, where it is highlighted. */
export function BookingBlock({ businessId, zone, laid, rows }: BookingBlockProps) {
  const { booking, seen } = laid.item;
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
        data-visit={seen.visitAddress !== '' || undefined}
      >
        <Link
          className={styles.way}
          to={bookingAddress(businessId, booking.booking_reference)}
          title={[seen.who, ...lines].join('\n')}
        >
          <strong>{seen.who}</strong>
          <span className={styles.lines}>{lines.join('\n')}</span>
        </Link>
        <VisitAddress booking={booking} className={styles.address} />
      </div>
    </li>
  );
}

/** Time, service with its price, place. */
function linesOf({ booking, seen }: TimedBooking, zone: string): string[] {
  const { when, what, price, where, status } = seen;
  const twin = zoneIfRepeated(Date.parse(booking.starts_at), zone);
  const time = when.times + (twin === null ? '' : ` ${twin}`);
  return [
    status === 'pending' ? `${time} · ${STATUS_WORDS.pending}` : time,
    price === null ? what : `${what} · ${price}`,
    where,
  ].filter(Boolean);
}
