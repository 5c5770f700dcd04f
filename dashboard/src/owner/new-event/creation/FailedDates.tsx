import { longDate } from '@daybook/schema/rules/date';
import styles from './failed-dates.module.css';
import type { FailedDate } from './outcome.ts';

/** Which dates failed, and why. */
export function FailedDates({ failed }: { failed: readonly FailedDate[] }) {
  return (
    <ul className={styles.failed}>
      {failed.map(({ date, reason }) => (
        <li key={date}>
          <strong>{longDate(date)}</strong>
          <br />
          {reason}
        </li>
      ))}
    </ul>
  );
}
