import pino, { type Logger } from 'pino';

/**
 * Characters that are collected before they are written: pino's own collecting costs more for each line than
 * the line itself.
 */
const GATHERED = 16_000;
const FLUSH_EVERY = 500;

interface Log {
  log: Logger;
  /** Writes what was collected. */
  flush: () => void;
}

/**
 * Writes JSON lines to standard output. Outside production it writes only what went wrong, so that a person
 * can read it.
 */
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
  // Whenever the process ends, except when it is killed: the last lines report an error that nobody caught.
  process.once('exit', flush);
  return { log: pino({ level: isProduction ? 'info' : 'warn', base: null }, destination), flush };
}
