import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import type { Span } from '../day-layout.ts';
import { boxOf, pixelsOf } from './pixels.ts';
import styles from './hours.module.css';

const HOUR = 60;

/**
 * The column of hours, which stays while the days scroll. It is not read out, because each booking says its
 * own time.
 */
export function Hours({ rows }: { rows: Span }) {
  const hours: number[] = [];
  for (let hour = rows.start; hour < rows.end; hour += HOUR) hours.push(hour);
  return (
    <div className={styles.hours} data-hours="" aria-hidden="true">
      <div className={styles.corner} data-corner="" />
      {/* Anew for other rows, so that no hour is seen to move. */}
      <div
        key={`${rows.start} ${rows.end}`}
        className={styles.scale}
        style={{ height: pixelsOf(rows.end - rows.start) }}
      >
        {hours.map((hour) => (
          <span
            key={hour}
            className={styles.hour}
            style={{ top: boxOf({ start: hour, end: hour }, rows).top }}
          >
            {clockTimeOf(hour)}
          </span>
        ))}
      </div>
    </div>
  );
}
