import pino, { type Logger } from 'pino';

/** Characters collected before they are written. Pino's own buffering costs more than the line itself. */
const GATHERED = 16_000;
const FLUSH_EVERY = 500;

interface Log {
  log: Logger;
  flush: () => void;
}

/** Writes JSON lines to standard output. Outside production it writes only problems, for people to read. */
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
  // Runs whenever the process ends, unless it is killed: the last lines may report an uncaught error.
  process.once('exit', flush);
  return { log: pino({ level: isProduction ? 'info' : 'warn', base: null }, destination), flush };
}
