import { CircleAlert, CircleCheck, CircleX, Clock } from 'lucide-react';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { MAIL_STATES, STATUS_OK } from '@daybook/schema/words/owner-booking-texts';
import styles from './bookings.module.css';

const icons = { confirmed: CircleCheck, pending: Clock, cancelled: CircleX };

/** OK for confirmed, other statuses as they are called; under it how its emails stand. */
export function BookingStatus({ booking: { status, mail_state } }: { booking: OwnerBooking }) {
  const Icon = icons[status];
  const mail = MAIL_STATES[mail_state];
  const isUndelivered = mail_state === 'failed' || mail_state === 'refused';
  return (
    <div>
      <span className={styles.status} data-status={status}>
        <Icon className={styles.icon} aria-hidden="true" />
        {status === 'confirmed' ? STATUS_OK : status}
      </span>
      {mail === '' ? null : (
        <span className={styles.mail} data-undelivered={isUndelivered}>
          {isUndelivered ? <CircleAlert className={styles.icon} aria-hidden="true" /> : null}
          {mail}
        </span>
      )}
    </div>
  );
}
