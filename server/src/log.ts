import pino, { type Logger } from 'pino';

/** Characters gathered before they are written: pino's own gathering costs more a line than the line itself. */
const GATHERED = 16_000;
const FLUSH_EVERY = 500;

export interface Log {
  log: Logger;
  /** Writes what was gathered. */
  flush: () => void;
}

/** JSON lines on standard output; outside production only what went wrong, so that a person can read along. */
export function createLog(isProduction: boolean): Log {
  const output = pino.destination({ dest: 1, sync: false });
  let gathered = '';
  const handOn = () => {
    if (gathered) output.write(gathered);
    gathered = '';
  };
  const destination = {
    write(line: string) {
      gathered += line;
      if (gathered.length >= GATHERED) handOn();
    },
  };
  const flush = () => {
    handOn();
    output.flushSync();
  };
  setInterval(handOn, FLUSH_EVERY).unref();
  // However the process ends, short of a kill: an error that nobody caught is told by the last lines.
  process.once('exit', flush);
  return { log: pino({ level: isProduction ? 'info' : 'warn', base: null }, destination), flush };
}
