/** Logs errors, but an outage of the database only once, however many requests it affects. */

import type { Logger } from 'pino';
import { isDatabaseTrouble } from './passing-errors.ts';

/** `what` is the line's text. `facts` must contain no names and no input. */
export type TellError = (error: unknown, what: string, facts?: Record<string, unknown>) => void;

/** For parts of the server that log errors and other lines. */
export interface LogParts {
  log: Logger;
  tell: TellError;
}

/** Milliseconds between two checks of a database that isn't working. */
const LOOK_AGAIN_AFTER = 1_000;
/** A read-only database (full disk, standby) counts as working again once nothing has failed for so long. */
const QUIET_FOR = 10_000;

export interface Outages {
  /** Logs every error, but only the first of an outage of the database. */
  tell: TellError;
  figures(): { outages: number };
  stop(): void;
}

/** `look` must throw while the database doesn't answer. */
export function createOutages(log: Logger, look: () => Promise<unknown>): Outages {
  /** The outage's number of errors, and when the first and the last came; null without an outage. */
  let outage: { errors: number; first: number; last: number } | null = null;
  let outages = 0;
  let nextLook: NodeJS.Timeout | undefined;
  let isStopped = false;

  function lookLater(): void {
    if (isStopped) return;
    nextLook = setTimeout(() => void look().then(end, lookLater), LOOK_AGAIN_AFTER).unref();
  }

  function end(): void {
    if (!outage) return;
    if (performance.now() - outage.last < QUIET_FOR) return lookLater();
    const seconds = Math.round((outage.last - outage.first) / 1000);
    log.warn({ seconds, errors: outage.errors }, 'the database works again');
    outage = null;
  }

  return {
    tell(error, what, facts = {}) {
      if (!isDatabaseTrouble(error)) return tellEach(log)(error, what, facts);
      const now = performance.now();
      if (!outage) {
        log.error({ ...facts, error: describe(error), first: what }, 'the database cannot work');
        outages += 1;
        outage = { errors: 0, first: now, last: now };
        lookLater();
      }
      outage.errors += 1;
      outage.last = now;
    },
    figures: () => ({ outages }),
    stop() {
      isStopped = true;
      clearTimeout(nextLook);
    },
  };
}

/** For programs without a database. */
export const tellEach =
  (log: Logger): TellError =>
  (error, what, facts) =>
    log.error({ ...facts, error: describe(error) }, what);

/** Returns name, code and stack, but never the input that caused it. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  return { name: error.name, code: 'code' in error ? error.code : undefined, stack: error.stack };
}
