import { PRESSES_AT_ONCE } from '@daybook/schema/figures/promises';
import styles from './two-hundred-presses.module.css';

const ACROSS = 20;
const DOWN = PRESSES_AT_ONCE / ACROSS;
/** Of each press, with the gap after it. */
const STEP = 10;
const SIDE = 8;
/** The press that got the time: across, down. */
const WINNER = [7, 4] as const;

/** Every press a square, and one of them filled. The words beside it say the same. */
export function TwoHundredPresses() {
  const [x, y] = WINNER.map((place) => place * STEP);
  return (
    <svg
      className={styles.presses}
      viewBox={`-2 -2 ${ACROSS * STEP + 2} ${DOWN * STEP + 2}`}
      aria-hidden="true"
    >
      <pattern id="press" width={STEP} height={STEP} patternUnits="userSpaceOnUse">
        <rect className={styles.press} width={SIDE} height={SIDE} rx="1.5" />
      </pattern>
      <rect width={ACROSS * STEP} height={DOWN * STEP} fill="url(#press)" />
      <rect className={styles.halo} x={(x ?? 0) - 1.5} y={(y ?? 0) - 1.5} width="11" height="11" rx="2.5" />
      <rect className={styles.winner} x={x} y={y} width={SIDE} height={SIDE} rx="1.5" />
    </svg>
  );
}
