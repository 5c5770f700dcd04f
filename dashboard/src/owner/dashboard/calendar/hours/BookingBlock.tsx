import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { bookingAddress } from '@daybook/schema/rules/booking-address';
import { STATUS_WORDS, withPerson } from '#booking-words/booking-texts.ts';
import { VisitAddress } from '#booking-words/VisitAddress.tsx';
import { useBookingActions } from '#owner/dashboard/bookings/booking/BookingActions.tsx';
import { MOVE_KEY } from '../calendar-texts.ts';
import { zoneIfRepeated } from '../clock.ts';
import type { TimedBooking } from '../day-contents.ts';
import type { Laid, Span } from '../day-layout.ts';
import { boxOf } from './hours-height.ts';
import styles from './hours.module.css';

const HUES = ['sky', 'violet', 'orange', 'teal', 'rose', 'olive'];

/** Each person's colour ('#2456b8'). If null, a booking's colour comes from its service. */
export type PersonColours = ReadonlyMap<number, string> | null;

interface BookingBlockProps {
  businessId: number;
  zone: string;
  colours: PersonColours;
  /** False in the person's own column */
  isPersonNamed: boolean;
  isMovable: boolean;
  laid: Laid<TimedBooking>;
  rows: Span;
}

/** Opens the booking's card (use-card.ts), and in a tab of its own the booking's row. It is moved by dragging (use-dragged-booking.ts) or with the M key. */
export function BookingBlock(props: BookingBlockProps) {
  const { businessId, zone, colours, isPersonNamed, isMovable, laid, rows } = props;
  const ask = useBookingActions();
  const { booking, seen } = laid.item;
  const { top, height } = boxOf(laid, rows);
  const place: CSSProperties = {
    top,
    left: `calc((100% - var(--gutter)) * ${laid.column / laid.columns})`,
    width: `calc((100% - var(--gutter)) / ${laid.columns})`,
    height,
  };
  const lines = linesOf(laid.item, zone, isPersonNamed);
  return (
    <li className={styles.place} style={place}>
      <div
        className={styles.booking}
        style={{ '--hue': hueOf(laid.item, colours) }}
        data-pending={booking.status === 'pending' || undefined}
        data-visit={seen.visitAddress !== '' || undefined}
        data-movable={isMovable ? booking.id : undefined}
      >
        <Link
          className={styles.way}
          data-booking={booking.id}
          aria-haspopup="dialog"
          draggable={false}
          aria-keyshortcuts={isMovable ? MOVE_KEY : undefined}
          onKeyDown={({ key, altKey, ctrlKey, metaKey }) => {
            if (isMovable && key.toUpperCase() === MOVE_KEY && !altKey && !ctrlKey && !metaKey)
              ask('move', booking);
          }}
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

/** Returns the person's colour, or the same hue for the same service in every week. */
function hueOf({ booking, seen }: TimedBooking, colours: PersonColours): string | undefined {
  if (colours !== null) return colours.get(booking.person_id ?? 0);
  const sum = Array.from(seen.what).reduce(
    (before, letter) => (before * 31 + (letter.codePointAt(0) ?? 0)) % 65_521,
    0,
  );
  return `var(--${HUES[sum % HUES.length]})`;
}

function linesOf({ booking, seen }: TimedBooking, zone: string, isPersonNamed: boolean): string[] {
  const { when, what, price, where, person, status } = seen;
  const twin = zoneIfRepeated(Date.parse(booking.starts_at), zone);
  const time = when.times + (twin === null ? '' : ` ${twin}`);
  return [
    status === 'pending' ? `${time} · ${STATUS_WORDS.pending}` : time,
    price === null ? what : `${what} · ${price}`,
    where,
    isPersonNamed && person !== '' ? withPerson(person) : '',
  ].filter(Boolean);
}
