import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { untilTime } from '@daybook/schema/words/time-span';
import { CANCEL } from '../../../ui/interface-texts.ts';
import { BookingStatus } from '../../../booking-words/BookingStatus.tsx';
import { seenBooking } from '../../../booking-words/seen-booking.ts';
import { STATUS_AT_A_GLANCE } from '../../../booking-words/status-words.ts';
import { Button } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useBookingActions } from '../bookings/booking/BookingActions.tsx';
import { CANCEL_BOOKING, ofCustomer } from '../bookings/booking/owner-booking-texts.ts';
import styles from './booking-row.module.css';
import { RowText } from './RowText.tsx';

interface BookingRowProps {
  booking: OwnerBooking;
  /** The business's zone. */
  timezone: string;
}

/** One of the next bookings: when, who, what and where, and a button that cancels it. */
export function BookingRow({ booking, timezone }: BookingRowProps) {
  const ask = useBookingActions();
  const { who, when, what, where, status } = seenBooking(booking, timezone);
  return (
    <li className={styles.booking}>
      <p className={styles.time}>
        <RowText look="strong">{when.from}</RowText>{' '}
        <RowText look="soft">{untilTime(when.to, when.isPastMidnight)}</RowText>
      </p>
      <p className={styles.who}>
        <RowText look="strong">{who}</RowText>
      </p>
      <p className={styles.what}>
        <RowText look="soft">{[what, where].filter(Boolean).join(' · ')}</RowText>
      </p>
      <p className={styles.status}>
        <VisuallyHidden>Status: </VisuallyHidden>
        <BookingStatus status={status} words={STATUS_AT_A_GLANCE} isBadge />
      </p>
      <div className={styles.cancel}>
        <Button
          kind="quiet"
          onClick={() => ask('cancel', booking)}
          aria-label={`${CANCEL_BOOKING} ${ofCustomer(who)}`}
        >
          {CANCEL}
        </Button>
      </div>
    </li>
  );
}
