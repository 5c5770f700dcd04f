import { setImmediate } from 'node:timers/promises';

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Resolves when a long job that works in steps may do its next step. Between two steps of any jobs the
 * process handles everything that has arrived, so however many long jobs run at once, nobody waits longer
 * than for one step. A step should last 10 ms at most.
 */
export function nextTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

/** Resolves before each step of long work. Throws if nobody waits for the work any more. */
export type Turn = () => Promise<void>;

/** Returns a function to call before each piece of work: others have a turn once the pieces weigh so much. */
export function turnsAfter(weight: number): (further: number) => Promise<void> {
  let done = 0;
  return async (further) => {
    done += further;
    if (done < weight) return;
    done = further;
    await nextTurn();
  };
}
