/** What goes wrong is told in the log; that the database cannot work is told once, however many it keeps waiting. */
import type { Logger } from 'pino';
import { isDatabaseTrouble } from './passing-errors.ts';

/** `what` is the line's text. `facts` name nobody, and hold no input. */
export type TellError = (error: unknown, what: string, facts?: Record<string, unknown>) => void;

/** What a part of the server needs that tells of errors, and of more than errors. */
export interface LogParts {
  log: Logger;
  tell: TellError;
}

/** Between two looks at a database that could not work, milliseconds. */
const LOOK_AGAIN_AFTER = 1_000;
/** A database that is read but not written (a full disk, a standby) has an end only when nothing has failed for so long. */
const QUIET_FOR = 10_000;

export interface Outages {
  /** Tells every error, but of those that an outage of the database brings only the first. */
  tell: TellError;
  /** How many outages there were since the start, the present one included. */
  figures(): { outages: number };
  /** Looks no more. */
  stop(): void;
}

/** `look` throws for as long as the database does not answer. */
export function createOutages(log: Logger, look: () => Promise<unknown>): Outages {
  /** How many errors the outage has brought, and when the first and the last; null while there is none. */
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

/** Where no database is behind it. */
export const tellEach =
  (log: Logger): TellError =>
  (error, what, facts) =>
    log.error({ ...facts, error: describe(error) }, what);

/** Name, code and stack: never the input that caused it. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  return { name: error.name, code: 'code' in error ? error.code : undefined, stack: error.stack };
}
