/** Counted visits to public pages, per day, by people who allow it. page-views.test.ts covers diaries. */

import { afterEach, beforeEach, expect, it } from 'vitest';
import { HOUR } from '@daybook/schema/figures/periods';
import { CONSENT_COOKIE, VISIT_COOKIE, VISITOR_COOKIE } from '@daybook/schema/words/kept-in-browser';
import { diaryVisits, siteVisits } from '../src/database/visitor-tables.ts';
import { CROSS_SITE_REFUSED, TOO_MANY_REQUESTS } from '../src/http/refusal-texts.ts';
import { refusalOf } from './booking-requests.ts';
import { startServer, type TestServer } from './start.ts';
import { visit, type Visitor } from './visitor.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

function accepting(): Visitor {
  const visitor = visit(server);
  visitor.cookies.set(CONSENT_COOKIE, 'accepted');
  return visitor;
}
const open = (visitor: Visitor, path: string) => visitor.post('/api/visits', { path });
const ofSite = async () =>
  await server.database.select().from(siteVisits).orderBy(siteVisits.path, siteVisits.date);

it('counts a public page by the date of London’s clock, once a visit', async () => {
  // Half past midnight in London, in summer.
  server.clock.now = Date.parse('2026-06-30T23:30:00Z');
  const visitor = accepting();
  for (const path of ['/', '/pricing', '/']) await open(visitor, path);
  expect(await ofSite()).toEqual([
    { path: '/', date: '2026-07-01', visits: 1, visitors: 1 },
    { path: '/pricing', date: '2026-07-01', visits: 1, visitors: 1 },
  ]);
  await open(accepting(), '/');
  expect((await ofSite())[0]).toMatchObject({ visits: 2, visitors: 2 });
});

it('counts a second visit on the same date as one visitor’s', async () => {
  const visitor = accepting();
  await open(visitor, '/');
  // As a browser does after two hours without a page.
  visitor.cookies.delete(VISIT_COOKIE);
  await open(visitor, '/');
  expect(await ofSite()).toMatchObject([{ visits: 2, visitors: 1 }]);
});

it('counts nobody who has not accepted, and sets no cookie for them', async () => {
  for (const choice of [null, 'declined', 'yes']) {
    const visitor = visit(server);
    if (choice !== null) visitor.cookies.set(CONSENT_COOKIE, choice);
    expect((await open(visitor, '/')).status).toBe(200);
    expect([...visitor.setCookies]).toEqual([]);
  }
  expect(await ofSite()).toEqual([]);
});

it('counts no diary, none of the dashboard’s own pages and no invented one', async () => {
  const { diarySlug } = await server.add.business();
  const visitor = accepting();
  for (const path of [`/diary/${diarySlug}`, '/dashboard', '/invented']) await open(visitor, path);
  expect([await server.database.select().from(diaryVisits), await ofSite(), [...visitor.setCookies]]).toEqual(
    [[], [], []],
  );
});

it('gives the browser two cookies that name nobody: for two hours, and for a day', async () => {
  const visitor = accepting();
  await open(visitor, '/pricing');
  expect(visitor.setCookies.get(VISIT_COOKIE)).toBe('visit=pricing; Max-Age=7200; Path=/; SameSite=Lax');
  expect(visitor.setCookies.get(VISITOR_COOKIE)).toMatch(
    /^visitor=\d{4}-\d\d-\d\d\.pricing; Max-Age=86400; Path=\/; SameSite=Lax$/,
  );
  const other = accepting();
  await open(other, '/pricing');
  expect(other.cookies).toEqual(visitor.cookies);
});

it('begins the two hours again with every page, counted or not', async () => {
  const visitor = accepting();
  await open(visitor, '/');
  visitor.setCookies.clear();
  server.clock.now += HOUR;
  await open(visitor, '/');
  expect(visitor.setCookies.get(VISIT_COOKIE)).toContain('Max-Age=7200');
  expect(await ofSite()).toMatchObject([{ visits: 1 }]);
});

it('is refused to anybody else’s page', async () => {
  const asked = accepting().send('POST', '/api/visits', { path: '/' }, { Origin: 'https://salon.example' });
  expect(await refusalOf(asked)).toMatchObject({ status: 403, error: CROSS_SITE_REFUSED });
});

it('comes so often from one address of the network', async () => {
  await server.stop();
  server = await startServer({ rates: { visits: { burst: 1, perMilliseconds: HOUR } } });
  const visitor = accepting();
  await open(visitor, '/');
  expect(await refusalOf(open(visitor, '/pricing'))).toMatchObject({
    status: 429,
    error: TOO_MANY_REQUESTS,
  });
});
