/**
 * Finds free ports for servers that need a given one. They are below the range that a machine assigns
 * automatically, including to outgoing connections: one from that range may be taken before the server
 * starts.
 */

import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const FIRST = 15_000;
const LAST = 31_998;

/** Returns a free port whose successor (for the example sites) is free too. */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

/** Returns a free port at a name or address of this machine. */
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
