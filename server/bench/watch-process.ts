/**
 * Requests /healthz of a server without a pause, and replies with the longest wait. Forked by servers.ts: in
 * the process that reads a long response, it would have to wait for that reading.
 */

import { z } from 'zod';

const told = z.union([z.object({ port: z.int() }), z.object({ isOver: z.literal(true) })]);
let isOver = false;

process.on('message', (message) => {
  const tells = told.parse(message);
  if ('port' in tells) void watch(tells.port);
  else isOver = true;
});
process.on('disconnect', () => process.exit(0));

async function watch(port: number): Promise<void> {
  const ask = async () => (await fetch(`http://localhost:${port}/healthz`)).arrayBuffer();
  // The first request also opens the connection.
  await ask();
  process.send?.({ port });
  let worst = 0;
  while (!isOver) {
    const asked = performance.now();
    await ask();
    worst = Math.max(worst, performance.now() - asked);
  }
  process.send?.({ worst });
}
