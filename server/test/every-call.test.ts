import { afterEach, beforeEach, expect, it } from 'vitest';
import { NOT_FOUND, UNEXPECTED_ERROR } from '@daybook/schema/words/texts';
import { bookings } from '../src/database/booking-tables.ts';
import { countRows } from '../src/database/prepared.ts';
import { DATABASE_UNAVAILABLE } from '../src/http/refusal-texts.ts';
import { book, bookedBy, firstFree, refusalOf, tokenIn } from './booking-requests.ts';
import { allowWrites, refuseWrites } from './database-faults.ts';
import { startServer, type TestServer } from './start.ts';
import { say } from './test-database.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

it('reports good health while the database answers', async () => {
  const answer = await server.get('/healthz');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ ok: true });
});

it('opens the public calls, and only them, to any site without credentials', async () => {
  const { diarySlug } = await server.add.business();
  const answer = await server.get(`/api/diary/${diarySlug}`, { Origin: 'https://salon.example' });
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  const missing = await server.get('/api/diary/nobody');
  expect(missing.headers.get('Access-Control-Allow-Origin')).toBe('*');
  for (const path of ['/dev/mail', '/api/businesses/my']) {
    expect((await server.get(path)).headers.get('Access-Control-Allow-Origin')).toBeNull();
  }
});

it('lets another site’s browser ask before it books, and remember the answer for a day', async () => {
  const answer = await fetch(`${server.url}/api/time-slots/1-0-0-0900/book`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://salon.example', 'Access-Control-Request-Method': 'POST' },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('POST');
  expect(answer.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type, Idempotency-Key');
  expect(answer.headers.get('Access-Control-Max-Age')).toBe('86400');
});

it('has the headers that keep browsers safe in every response', async () => {
  for (const path of ['/healthz', '/api/diary/nobody', '/nowhere']) {
    const { headers } = await server.get(path);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  }
});

it('keeps an idle connection longer than proxies do, so that none sends into one that is closing', async () => {
  const [, seconds = 0] =
    /timeout=(\d+)/.exec((await server.get('/healthz')).headers.get('Keep-Alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(120);
});

it('answers an unknown path in the one shape of every error', async () => {
  expect(await refusalOf(server.get('/api/nothing'))).toEqual({
    status: 404,
    error: NOT_FOUND,
    message: NOT_FOUND,
  });
});

it('logs a line for each request, without a person or a token in it', async () => {
  const event = await server.add.event((await server.add.business()).id);
  const booked = await bookedBy(book(server, await firstFree(server, event.id)));
  const token = tokenIn(booked.cancel_url);
  const answer = await server.get(`/api/cancel/booking-details?token=${token}`);
  const lines = server.log.join('');
  expect(lines).toContain('"route":"/api/time-slots/:slotId/book","status":201');
  expect(lines).toContain(`"id":"${answer.headers.get('X-Request-Id')}"`);
  for (const secret of [token, 'ada@example.com', 'Lovelace', '?token']) expect(lines).not.toContain(secret);
});

it('responds 503 when the database cannot write, and gives no detail of an unexpected error', async () => {
  const event = await server.add.event((await server.add.business()).id);
  const slot = await firstFree(server, event.id);
  await refuseWrites(server.database);
  expect(await refusalOf(book(server, slot))).toMatchObject({ status: 503, error: DATABASE_UNAVAILABLE });
  await allowWrites(server.database);
  await say(server.database, 'ALTER TABLE emails RENAME TO lost');
  expect(await refusalOf(book(server, slot))).toEqual({
    status: 500,
    error: UNEXPECTED_ERROR,
    message: UNEXPECTED_ERROR,
  });
  for (const told of ['"the database cannot work"', '"msg":"request failed"'])
    expect(server.log.filter((line) => line.includes(told))).toHaveLength(1);
  expect(await countRows(server.database, bookings)).toBe(0);
});
