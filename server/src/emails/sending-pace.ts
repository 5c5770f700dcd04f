/** Slows down while a mail server is away or refuses our login, until it accepts an email again. */
import { CONNECTIONS } from './transport.ts';

/** Milliseconds between two looks at the outbox, so that customers are still served in a rush of emails. */
const PAUSE = 10;
const LONGEST_PAUSE = 10_000;

export function createPace() {
  let failedInARow = 0;
  return {
    fail: () => void (failedInARow += 1),
    restore: () => void (failedInARow = 0),
    parallel: () => (failedInARow < CONNECTIONS ? CONNECTIONS : 1),
    /** Milliseconds. */
    pause: () => Math.min(LONGEST_PAUSE, PAUSE * 2 ** Math.max(0, failedInARow - CONNECTIONS)),
  };
}

export type Pace = ReturnType<typeof createPace>;
