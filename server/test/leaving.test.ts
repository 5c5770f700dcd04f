/** Clients that go away before their request is complete. */

import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startServer, type TestServer } from './start.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

/** Begins such a request and goes away once the server has begun to handle it. */
async function leaveAmid(path: string, type: string): Promise<void> {
  const { hostname, port, host } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  // The server asks for the body when it has read this header, so the request is being handled then.
  const headers = [`Host: ${host}`, `Content-Type: ${type}`, 'Content-Length: 1000', 'Expect: 100-continue'];
  socket.write([`POST ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
  await once(socket, 'data');
  socket.write('{"attendee_first_name":');
  socket.destroy();
}

it.each([
  ['/api/time-slots/1-0-0-0900/book', 'application/json'],
  ['/api/cancel/booking', 'application/json'],
  ['/dev/sign-in', 'application/x-www-form-urlencoded'],
])('a client that goes away in the middle of %s gets one quiet line in the log', async (path, type) => {
  await leaveAmid(path, type);
  await expect.poll(() => server.log.join(''), { timeout: 10_000 }).toMatch(/"status":/);
  const lines = server.log.filter((line) => /went away|failed|status/.test(line));
  expect(lines).toEqual([
    expect.stringMatching(/"level":30.*"msg":"the client went away"/),
    expect.stringMatching(/"level":30.*"status":499/),
  ]);
  expect(server.log.join('')).not.toMatch(/stack|aborted/);
});
