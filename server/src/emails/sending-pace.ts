/** How fast a mail server is asked. One that is away or lets nobody in is asked ever less, until it takes an email again. */
import { CONNECTIONS } from './transport.ts';

/** The wait between two looks at the outbox, milliseconds: in a rush of emails, customers are still answered. */
const PAUSE = 10;
const LONGEST_PAUSE = 10_000;

export function createPace() {
  let failedInARow = 0;
  return {
    fail: () => void (failedInARow += 1),
    restore: () => void (failedInARow = 0),
    /** Emails that may be on their way at once. */
    parallel: () => (failedInARow < CONNECTIONS ? CONNECTIONS : 1),
    /** Milliseconds. */
    pause: () => Math.min(LONGEST_PAUSE, PAUSE * 2 ** Math.max(0, failedInARow - CONNECTIONS)),
  };
}

export type Pace = ReturnType<typeof createPace>;
