import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { MailState as State } from '@daybook/schema/contract/owner-booking';
import { MAIL_STATES } from './bookings-texts.ts';
import styles from './mail-state.module.css';

/** The state of the emails about a booking. Draws nothing where there are none. */
export function MailState({ state }: { state: State }) {
  const text = MAIL_STATES[state];
  if (text === '') return null;
  const isUndelivered = state === 'failed' || state === 'refused';
  return (
    <span className={styles.mail} data-undelivered={isUndelivered}>
      {isUndelivered ? <CircleAlert className={styles.icon} aria-hidden="true" /> : null}
      {text}
    </span>
  );
}
