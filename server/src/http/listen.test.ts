/** Slow and stalled clients: how long the server waits for them. */

import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { listen, type Listening } from './listen.ts';

const PATIENCE = { request: 200, stalled: 400, lookEvery: 20 };

let server: Listening;
let handled = 0;
/** How many endless responses are being made. */
let unended = 0;
beforeEach(async () => {
  handled = 0;
  unended = 0;
  server = await listen(0, '127.0.0.1', PATIENCE);
  server.serve({
    async fetch(request) {
      handled += 1;
      return new Response(request.url.endsWith('/endless') ? endless() : await request.text());
    },
  });
});
afterEach(() => server.stop());

/** Resolves to everything received until the server closes the connection. `drip` is sent repeatedly. */
function talk(first: string, drip: string | null): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1');
    let told = '';
    const dripping = setInterval(() => drip !== null && socket.write(drip), PATIENCE.lookEvery);
    socket.on('data', (chunk) => (told += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(told);
    });
    socket.write(first);
  });
}

function endless(): ReadableStream<Uint8Array> {
  unended += 1;
  return new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
    cancel: () => void (unended -= 1),
  });
}

const lengthOf = (chunk: unknown) => (chunk instanceof Buffer ? chunk.length : Infinity);

const LATE = /^HTTP\/1\.1 408 /;

it('hangs up on a client that sends headers a few bytes at a time for ever (slow loris)', async () => {
  expect(await talk('GET / HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n')).toMatch(LATE);
  expect(handled).toBe(0);
});

it('hangs up on a client that sends a body a few bytes at a time for ever, or stops within it', async () => {
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n{';
  expect(await talk(head, 'a')).not.toMatch(/^HTTP\/1\.1 2/);
  expect(await talk(head, null)).not.toMatch(/^HTTP\/1\.1 2/);
});

it.each([
  ['two lengths', 'Content-Length: 3\r\nContent-Length: 30\r\n\r\nabc'],
  ['a length beside chunks', 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['an encoding that nobody knows', 'Transfer-Encoding: xchunked\r\n\r\nabc'],
  ['an encoding with a space before its colon', 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
  ['chunks whose size is no number', 'Transfer-Encoding: chunked\r\n\r\nxyz\r\n0\r\n\r\n'],
  ['a header over two lines', 'X-A: b\r\n c: d\r\nContent-Length: 0\r\n\r\n'],
])('takes no request with %s, which two servers may read as two (request smuggling)', async (_, rest) => {
  const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n';
  const told = await talk(`POST / HTTP/1.1\r\nHost: a\r\n${rest}${smuggled}`, null);
  expect(told).toMatch(/^HTTP\/1\.1 400 /);
  expect(told.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

it('takes no more headers than 16 KB', async () => {
  const told = await talk(`GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'b'.repeat(20_000)}\r\n\r\n`, null);
  expect(told).toMatch(/^HTTP\/1\.1 431 /);
  expect(handled).toBe(0);
});

it('stops making a response that nobody reads, and hangs up', async () => {
  const socket = connect(server.port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  socket.write('GET /endless HTTP/1.1\r\nHost: a\r\n\r\n');
  await eventually(() => handled === 1 && unended === 0);
  socket.destroy();
});

it('goes on sending to a client that reads slowly', async () => {
  const socket = connect(server.port, '127.0.0.1');
  socket.write('GET /endless HTTP/1.1\r\nHost: a\r\n\r\n');
  let closed = false;
  socket.on('close', () => (closed = true));
  socket.pause();
  const began = performance.now();
  while (performance.now() - began < 5 * PATIENCE.stalled) {
    await new Promise((wake) => setTimeout(wake, PATIENCE.lookEvery));
    for (let read = 0; read < 4_000_000;) read += lengthOf(socket.read());
  }
  expect(closed).toBe(false);
  socket.destroy();
  await eventually(() => unended === 0);
});

it('answers one request of a connection after the other, and none that come after its client has hung up', async () => {
  const socket = connect(server.port, '127.0.0.1');
  socket.write('GET /endless HTTP/1.1\r\nHost: a\r\n\r\nGET /second HTTP/1.1\r\nHost: a\r\n\r\n');
  await new Promise((read) => socket.once('data', read));
  socket.destroy();
  await eventually(() => unended === 0);
  expect(handled).toBe(1);
});
