import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort, freePortPair } from './free-ports.ts';

describe('a free port', () => {
  it('is outside the range that the machine assigns automatically', async () => {
    const given = createServer().listen(0, 'localhost');
    await once(given, 'listening');
    const address = given.address();
    given.close();
    const lowestGiven = typeof address === 'object' && address ? Math.min(address.port, 32_768) : 0;
    expect(await freePort()).toBeLessThan(lowestGiven);
    expect((await freePortPair()) + 1).toBeLessThan(lowestGiven);
  });
});
