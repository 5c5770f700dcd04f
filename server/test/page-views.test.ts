/** Page views of diaries: counted by the server, per day, and without a trace of the visitor. */

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { businesses } from '../src/database/tables.ts';
import { diaryVisits } from '../src/database/visitor-tables.ts';
import { hostedSite } from './hosted.ts';
import { startServer, type TestServer, type TestServerOptions } from './start.ts';
import { newPlace } from './test-database.ts';

const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0' };
let place: Awaited<ReturnType<typeof newPlace>>;
let server: TestServer;
const start = async (options: TestServerOptions = {}) =>
  (server = await startServer({ site: hostedSite, place, ...options }));
beforeEach(async () => {
  place = await newPlace();
  await start();
});
afterEach(async () => {
  await server.stop();
  await place.remove();
});

const open = (slug: string, headers: Record<string, string> = BROWSER, method = 'GET') =>
  fetch(`${server.url}/diary/${slug}`, { method, headers, redirect: 'manual' });

/** Stops the server, which writes the counts, and returns them. */
async function counted() {
  await server.stop();
  await start();
  return await server.database.select().from(diaryVisits);
}

it('counts each opening by the date of the diary’s own clock, and nothing is lost when the server stops', async () => {
  server.clock.now = Date.parse('2026-11-20T20:00:00Z');
  const { id, diarySlug } = await server.add.business({ timezone: 'Australia/Sydney' });
  for (const query of ['', '', '?utm_source=flyer']) await open(diarySlug + query);
  const answer = await open(diarySlug);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await counted()).toEqual([{ businessId: id, date: '2026-11-21', visits: 4, visitors: 0 }]);
});

it('adds to earlier counts, also to visits by consent', async () => {
  const { id, diarySlug } = await server.add.business();
  await server.add.diaryVisits(id, '2026-11-20', 3, 2);
  await open(diarySlug);
  expect(await counted()).toMatchObject([{ visits: 4, visitors: 2 }]);
});

it('counts no program, no HEAD, no page loaded in advance, no closed diary and no demonstration', async () => {
  const { diarySlug } = await server.add.business();
  const closed = await server.add.business({ isActive: false });
  const demo = await server.add.business();
  await server.database.update(businesses).set({ isDemo: true }).where(eq(businesses.id, demo.id));
  await open(diarySlug, { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await open(diarySlug, BROWSER, 'HEAD');
  await open(diarySlug, { ...BROWSER, 'Sec-Purpose': 'prefetch' });
  for (const slug of [closed.diarySlug, demo.diarySlug, 'nobody']) await open(slug);
  expect(await counted()).toEqual([]);
});

it('counts only so many openings from one address', async () => {
  await server.stop();
  await start({ rates: { visits: { burst: 2, perMilliseconds: 3_600_000 } } });
  const { diarySlug } = await server.add.business();
  for (let times = 0; times < 5; times += 1) expect((await open(diarySlug)).status).toBe(200);
  expect(await counted()).toMatchObject([{ visits: 2 }]);
});
