import { setImmediate } from 'node:timers/promises';

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Resolves when whoever does long work in steps may do the next one. Between two steps, of whichever work, the
 * process answers all that has come in meanwhile: however many do long work at once, nobody waits longer than
 * for one step. A step is meant to last 10 ms at most.
 */
export function nextTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}
