/** Cached responses are sent before the routes run (http/ready-first.ts), and nobody can tell the difference. */

import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { businesses, events } from '../src/database/tables.ts';
import type { HttpEnvironment } from '../src/http/environment.ts';
import { secureHeaders } from '../src/http/headers.ts';
import { listen } from '../src/http/listen.ts';
import { readyFirst } from '../src/http/ready-first.ts';
import { book, firstFree } from './booking-requests.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

interface Heard {
  status: number | undefined;
  /** By lower-case name, without those that differ between any two responses. */
  headers: Record<string, unknown>;
  requestId: unknown;
  /** Base64 of the bytes that were sent. */
  body: string;
}

/** Resolves to the response as it comes over the wire: not decompressed, and without following redirects. */
function hear(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const asking = request(server.url + path, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const { date: _date, 'x-request-id': requestId, ...others } = answer.headers;
        const body = Buffer.concat(chunks).toString('base64');
        resolve({ status: answer.statusCode, headers: others, requestId, body });
      });
    });
    asking.on('error', reject);
    asking.end();
  });
}

/** Adds a business with one event, whose diary and slots are long enough to be compressed. */
async function aDiary() {
  const business = await server.add.business();
  const event = await server.add.event(business.id, {
    startTime: '06:00',
    endTime: '20:00',
    slotMinutes: 15,
  });
  const venue = await server.add.venue(event.id);
  return { business, event, venue };
}

describe('a cached response', () => {
  it.each([
    ['plain', {}],
    ['compressed', { 'Accept-Encoding': 'gzip, br' }],
    ['unchanged', { 'If-None-Match': '*' }],
    ['to another site', { Origin: 'https://salon.example', 'Accept-Encoding': 'gzip' }],
  ])('is the same as the answer of the ordinary way: %s', async (_form, headers) => {
    const { business, event, venue } = await aDiary();
    const diary = `/api/diary/${business.diarySlug}`;
    const slots = `/api/events/${event.id}/time-slots`;
    for (const path of [
      `${diary}?`,
      `${diary}?event=${event.id}`,
      `${diary}/months/${TUESDAY.slice(0, 7)}?`,
      `${slots}?`,
      `${slots}?venue_id=${venue.id}`,
    ]) {
      // Nothing is kept by an address that ends so.
      const ordinary = { ...(await hear(`${path}&`, headers)), requestId: '' };
      const heard = await hear(path.replace(/\?$/, ''), headers);
      expect({ ...heard, requestId: '' }, path).toEqual(ordinary);
      expect(heard.status).toBe('If-None-Match' in headers ? 304 : 200);
      const isLong = !path.includes('months');
      expect(heard.headers['content-encoding']).toBe(
        'Accept-Encoding' in headers && isLong ? 'gzip' : undefined,
      );
    }
  });

  it('is left to the routes if it cannot be looked up', async () => {
    const app = new Hono<HttpEnvironment>();
    const log = pino({ enabled: false });
    const fails = () => Promise.reject(new Error('the database is gone'));
    app.use(readyFirst(fails, { log, metrics: null }, secureHeaders(false)));
    app.get('*', (context) => context.text('from a route'));
    const listening = await listen(0, '127.0.0.1');
    listening.serve(app);
    const response = await fetch(`http://127.0.0.1:${listening.port}/api/diary/willow`);
    expect(await response.text()).toBe('from a route');
    await listening.stop();
  });

  it('is logged by a line of its own, as every answer is', async () => {
    const { business } = await aDiary();
    const path = `/api/diary/${business.diarySlug}`;
    const ids = [(await hear(path)).requestId, (await hear(path)).requestId];
    const lines = server.log.map((line): unknown => JSON.parse(line));
    const line = { level: 30, method: 'GET', route: '/api/diary/:slug', status: 200 };
    const aNumber: unknown = expect.any(Number);
    expect(lines).toEqual(ids.map((id) => ({ ...line, id, time: aNumber, ms: aNumber })));
  });

  it('is used for GET alone', async () => {
    const { business } = await aDiary();
    const path = `/api/diary/${business.diarySlug}`;
    const { headers } = await hear(path);
    const head = await hear(path, {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '', headers: { etag: headers.etag } });
    expect((await hear(path, {}, 'OPTIONS')).status).toBe(204);
    expect((await hear(path, {}, 'POST')).status).toBe(404);
  });

  it.each(['/api/diary/:slug', '/api/events/:event/time-slots'])(
    'is no longer served from the cache: %s',
    async (route) => {
      const { business, event } = await aDiary();
      const path = route.replace(':slug', business.diarySlug).replace(':event', String(event.id));
      const statusNow = async () => (await hear(path)).status;
      const bodies = new Set([(await hear(path)).body]);
      const isAnotherNow = async () => bodies.size < bodies.add((await hear(path)).body).size;

      expect(await isAnotherNow()).toBe(false);
      expect((await book(server, await firstFree(server, event.id))).status).toBe(201);
      expect(await isAnotherNow(), 'a booking').toBe(true);
      server.clock.now = Date.parse(`${TUESDAY}T10:59:59Z`);
      expect(await isAnotherNow(), 'half a day').toBe(true);
      server.clock.now += 1000;
      expect(await isAnotherNow(), 'a time begins').toBe(true);

      const change = async (what: Partial<typeof businesses.$inferInsert>) =>
        await server.database.write({ business: business.id }, async (tx) =>
          tx.update(businesses).set(what).where(eq(businesses.id, business.id)),
        );
      await change({ paidAt: null, trialEndsAt: server.clock.now + 1000 });
      expect(await statusNow(), 'a trial').toBe(200);
      server.clock.now += 1000;
      expect(await statusNow(), 'the trial ended within the same minute').toBe(402);
      await change({ paidAt: server.clock.now });
      expect(await statusNow()).toBe(200);
      await change({ isActive: false });
      expect(await statusNow(), 'taken off').toBe(402);
      await change({ isActive: true });
      expect(await statusNow()).toBe(200);
      await change({ deletedAt: server.clock.now });
      expect(await statusNow(), 'deleted').toBe(404);
    },
  );

  it('is not found at an address that another diary has taken over', async () => {
    const { business } = await aDiary();
    const path = `/api/diary/${business.diarySlug}`;
    await hear(path);
    const move = async (id: number, diarySlug: string) =>
      await server.database.write({ business: id }, async (tx) =>
        tx.update(businesses).set({ diarySlug }).where(eq(businesses.id, id)),
      );
    const other = await server.add.business();
    await move(business.id, 'somewhere-else');
    expect((await hear(path)).status).toBe(404);
    await move(other.id, business.diarySlug);
    const heard = await hear(path);
    expect(Buffer.from(heard.body, 'base64').toString()).toContain(other.name);
    expect(JSON.parse(Buffer.from(heard.body, 'base64').toString())).toMatchObject({ events: [] });
  });

  it('is not found once its event has no owner', async () => {
    const { event } = await aDiary();
    const path = `/api/events/${event.id}/time-slots`;
    expect((await hear(path)).status).toBe(200);
    expect((await hear(path)).status).toBe(200);
    await server.database.write({ business: event.businessId }, async (tx) =>
      tx.delete(events).where(eq(events.id, event.id)),
    );
    expect((await hear(path)).status).toBe(404);
  });
});
