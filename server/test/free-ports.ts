/**
 * Free ports for servers that are told theirs. They lie below those that a machine gives to whoever asks for any, to every
 * connection that goes out too: one of those may be taken between the look for it and the server's own start.
 */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const FIRST = 15_000;
const LAST = 31_998;

/** A free port whose successor (the example sites') is free too. */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

/** A free port of a name or address of this machine. */
export async function freePort(host = 'localhost'): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port, host)) return port;
  }
}

function isFree(port: number, host = 'localhost'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
