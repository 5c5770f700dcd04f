import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import type { BookingStatus as Status } from '@daybook/schema/contract/booking';
import styles from './booking-status.module.css';

const icons = { confirmed: CircleCheck, pending: Clock, cancelled: CircleX };

interface BookingStatusProps {
  status: Status;
  /** What the view calls each status. */
  words: Record<Status, string>;
  /** Shows a tinted label instead of a sign with words. */
  isBadge?: boolean;
}

export function BookingStatus({ status, words, isBadge = false }: BookingStatusProps) {
  const Icon = icons[status];
  return (
    <span className={isBadge ? styles.badge : styles.status} data-status={status}>
      {isBadge ? null : <Icon className={styles.icon} aria-hidden="true" />}
      {words[status]}
    </span>
  );
}
