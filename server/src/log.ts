import pino, { type Logger } from 'pino';

/** Bytes gathered before they are written, so that a line does not cost each request a system call. */
const GATHERED = 16_000;
const FLUSH_EVERY = 500;

export interface Log {
  log: Logger;
  /** Writes what was gathered. */
  flush: () => void;
}

/** JSON lines on standard output; outside production only what went wrong, so that a person can read along. */
export function createLog(isProduction: boolean): Log {
  const destination = pino.destination({ dest: 1, sync: false, minLength: GATHERED });
  const timer = setInterval(() => destination.flush(), FLUSH_EVERY);
  timer.unref();
  return {
    log: pino({ level: isProduction ? 'info' : 'warn', base: null }, destination),
    flush: () => destination.flushSync(),
  };
}
