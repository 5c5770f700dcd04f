/** How the product ends: a start that must fail, and a stop while requests are in progress. */

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect, createServer, type Server } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freeSlots } from './customer.ts';
import { eventually } from './eventually.ts';
import { freePortPair } from './free-ports.ts';
import { LAUNCH_TEST_MILLISECONDS, launchServer, type LaunchedServer } from './launch.ts';
import { isPostgres, newPlace, type TestPlace } from './test-database.ts';

/** Far below the ten seconds after which a stopping server cuts off the remaining clients. */
const WELL_WITHIN = 3_000;

describe('a server that is told to stop', () => {
  let place: TestPlace;
  let server: LaunchedServer;
  beforeEach(async () => {
    place = await newPlace();
    server = await launchServer({ place });
  });
  afterEach(async () => {
    await server.kill();
    await place.remove();
  });

  it(
    'answers the booking that is still arriving, takes no new visitor, closes its database and ends well',
    async () => {
      const booking = await slowBooking(server.url);
      const stopped = server.stop();
      await refused(server.url);
      const answer = await booking.finish();
      const began = performance.now();
      expect(await stopped).toBe(0);
      expect(performance.now() - began).toBeLessThan(WELL_WITHIN);
      expect(answer.status).toBe(201);
      expect(answer.body).toHaveProperty('booking_reference');
      // SQLite removes its log when the last connection closes properly.
      expect(existsSync(server.databaseFile)).toBe(!isPostgres);
      expect(existsSync(`${server.databaseFile}-wal`)).toBe(false);
    },
    LAUNCH_TEST_MILLISECONDS,
  );

  it(
    'does not wait for connections without a request, or with none left to answer',
    async () => {
      const { hostname, port } = new URL(server.url);
      const silent = connect(Number(port), hostname);
      const asked = connect(Number(port), hostname);
      const cut = [silent, asked].map((socket) => once(socket, 'close'));
      await Promise.all([once(silent, 'connect'), once(asked, 'connect')]);
      asked.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\nConnection: keep-alive\r\n\r\n`);
      await once(asked, 'data');
      const began = performance.now();
      expect(await server.stop()).toBe(0);
      expect(performance.now() - began).toBeLessThan(WELL_WITHIN);
      await Promise.all(cut);
    },
    LAUNCH_TEST_MILLISECONDS,
  );

  it(
    'is ready until then, and not afterwards, though it is still healthy',
    async () => {
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      const ready = await halfAsked(server.url, '/readyz');
      const healthy = await halfAsked(server.url, '/healthz');
      const stopped = server.stop();
      await refused(server.url);
      expect(await ready.finish()).toMatch(/^HTTP\/1\.1 503 /);
      expect(await healthy.finish()).toMatch(/^HTTP\/1\.1 200 /);
      expect(await stopped).toBe(0);
    },
    LAUNCH_TEST_MILLISECONDS,
  );
});

describe('a server with a drain period for load balancers', () => {
  it(
    'is not ready from the moment that it is told to stop, but still serves everybody',
    async () => {
      const server = await launchServer({ env: { DRAIN_SECONDS: '300' } });
      const stopped = server.stop();
      await eventually(async () => (await fetch(`${server.url}/readyz`)).status === 503);
      const [slot] = await freeSlots(server.url, 'willow-co-hair');
      expect(slot).toBeDefined();
      await server.kill();
      await stopped;
    },
    LAUNCH_TEST_MILLISECONDS,
  );

  it(
    'ends when the period is over',
    async () => {
      const server = await launchServer({ env: { DRAIN_SECONDS: '1' } });
      const began = performance.now();
      expect(await server.stop()).toBe(0);
      expect(performance.now() - began).toBeGreaterThanOrEqual(1000);
    },
    LAUNCH_TEST_MILLISECONDS,
  );
});

it(
  'does not start in production without a setting it needs, and names what is missing',
  async () => {
    const start = launchServer({ env: { NODE_ENV: 'production' } });
    await expect(start).rejects.toThrow(
      /It said:\nSettings are missing in production: SESSION_SECRET, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, SMTP_URL, EMAIL_FROM\n$/,
    );
  },
  LAUNCH_TEST_MILLISECONDS,
);

it(
  'ends if its port is in use, and says which port it is and how to choose another',
  async () => {
    const port = await freePortPair();
    const neighbour = await neighbourAt(port);
    const said = await launchServer({ port }).then(
      () => 'it started',
      (error: unknown) => String(error),
    );
    neighbour.close();
    expect(said).toContain(`Daybook can't start: another program uses port ${port}.`);
    expect(said).toContain('PORT=9000 npm start');
    expect(said).not.toMatch(/EADDRINUSE|\n +at /);
  },
  LAUNCH_TEST_MILLISECONDS,
);

it(
  'serves the example sites on the next free port where theirs is taken, and prints that one',
  async () => {
    const port = await freePortPair();
    const neighbour = await neighbourAt(port + 1);
    const server = await launchServer({ port });
    await eventually(() => server.output().includes('Example sites'));
    expect(Number(new URL(server.examplesUrl).port)).toBeGreaterThan(port + 1);
    expect((await fetch(server.examplesUrl)).status).toBe(200);
    await server.stop();
    neighbour.close();
  },
  LAUNCH_TEST_MILLISECONDS,
);

async function neighbourAt(port: number): Promise<Server> {
  // Listens on the server's port, and hangs up on every client.
  const neighbour = createServer((socket) => socket.destroy());
  neighbour.listen(port, 'localhost');
  await once(neighbour, 'listening');
  return neighbour;
}

interface SlowBooking {
  /** Sends the rest of the request. */
  finish(): Promise<{ status: number | undefined; body: unknown }>;
}

/** Begins a booking of which the server has the headers, and half of the body. */
async function slowBooking(url: string): Promise<SlowBooking> {
  const [slot] = await freeSlots(url, 'willow-co-hair');
  if (!slot) throw new Error('the demo salon has no free slot');
  const body = JSON.stringify({
    attendee_first_name: 'Ada',
    attendee_last_name: 'Lovelace',
    attendee_email: 'ada@example.com',
    selected_start_time: slot.start_time,
    selected_end_time: slot.end_time,
  });
  const asked = request(`${url}/api/time-slots/${slot.id}/book`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      // The server says when it has begun to handle this request.
      Expect: '100-continue',
    },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asked.on('response', resolve).on('error', reject);
  });
  // `finish` reports a failure; until then it must not count as unhandled.
  answered.catch(() => undefined);
  const begun = once(asked, 'continue');
  asked.flushHeaders();
  await begun;
  asked.write(body.slice(0, 20));
  return {
    async finish() {
      asked.end(body.slice(20));
      const answer = await answered;
      return { status: answer.statusCode, body: await json(answer) };
    },
  };
}

/**
 * Begins a request of which the server has all but the last line. `finish` sends that, and resolves to
 * everything that comes back.
 */
async function halfAsked(url: string, path: string): Promise<{ finish(): Promise<string> }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const ask = (asked: string, more = '') => `GET ${asked} HTTP/1.1\r\nHost: ${hostname}\r\n${more}`;
  // By the time of the first response, the half request has arrived too.
  socket.write(`${ask('/healthz')}\r\n${ask(path, 'Connection: close\r\n')}`);
  await once(socket, 'data');
  return {
    finish() {
      const answer = text(socket);
      socket.write('\r\n');
      return answer;
    },
  };
}

/** Resolves once a new connection is refused. */
async function refused(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  for (;;) {
    const socket = connect(Number(port), hostname);
    const isRefused = await new Promise<boolean>((tell) => {
      socket.on('connect', () => tell(false)).on('error', () => tell(true));
    });
    socket.destroy();
    if (isRefused) return;
    await new Promise((wake) => setTimeout(wake, 20));
  }
}
