import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { diaryWeek, siteVisits, type DiaryWeek } from '@daybook/schema/contract/visits';
import { VISIT_WEEKS_SHOWN } from '@daybook/schema/figures/screens';
import { buildPath } from '@daybook/schema/rules/path';
import { adminRoutes } from '@daybook/schema/words/admin-routes';
import { BUSINESS_NOT_FOUND } from '@daybook/schema/words/business-texts';
import { routes } from '@daybook/schema/words/routes';
import { ADMIN_ACCESS_REQUIRED } from '@daybook/schema/words/session-texts';
import { signInAdmin } from './admin.ts';
import { answerTo, refusalOf } from './booking-requests.ts';
import { signIn, type Owner } from './owner.ts';
import { startServer, type TestServer } from './start.ts';
import { isPostgres, sqliteOf } from './test-database.ts';

let server: TestServer;
beforeEach(async () => {
  // Friday, 20 November 2026.
  server = await startServer({ hasDemonstration: true });
});
afterEach(() => server.stop());

describe('an owner', () => {
  let owner: Owner;
  beforeEach(async () => {
    owner = await signIn(server);
  });

  const ask = (who: Owner, businessId: number) =>
    who.get(buildPath(routes.listDiaryWeeks.path, { businessId }));
  const weeksOf = async (businessId: number) => answerTo(z.array(diaryWeek), ask(owner, businessId));
  /** Returns the weeks that aren't empty. */
  const filled = (weeks: DiaryWeek[]) =>
    weeks.filter(({ views, earlier_visits, bookings }) => views + earlier_visits + bookings > 0);

  it('sees twelve weeks from Monday, the last of them this one, and nothing in them at first', async () => {
    const weeks = await weeksOf((await server.add.business({ ownerId: owner.id })).id);
    expect(weeks).toHaveLength(VISIT_WEEKS_SHOWN);
    expect(weeks[0]).toEqual({ from: '2026-08-31', views: 0, earlier_visits: 0, bookings: 0 });
    expect(weeks.at(-1)?.from).toBe('2026-11-16');
    expect(filled(weeks)).toEqual([]);
  });

  it('sees the page views of the diary beside the bookings that were made, cancelled ones too', async () => {
    const { id } = await server.add.business({ ownerId: owner.id });
    await server.add.diaryVisits(id, '2026-08-30', 50);
    // Visits by people who allowed it, from before page views were counted.
    await server.add.diaryVisits(id, '2026-08-31', 4, 3);
    await server.add.diaryVisits(id, '2026-09-06', 2, 1);
    await server.add.diaryVisits(id, '2026-09-07', 1);
    await server.add.diaryVisits(id, '2026-11-20', 9);
    // They count in the week in which they were made, whenever they take place.
    const made = (at: string, status: 'confirmed' | 'cancelled' = 'confirmed') =>
      server.add.booking(id, { createdAt: Date.parse(at), status });
    await made('2026-08-30T22:59:59.999Z');
    await made('2026-08-30T23:00:00Z');
    await made('2026-09-06T22:59:59.999Z', 'cancelled');
    await made('2026-11-16T00:00:00Z');
    expect(filled(await weeksOf(id))).toEqual([
      { from: '2026-08-31', views: 0, earlier_visits: 6, bookings: 2 },
      { from: '2026-09-07', views: 1, earlier_visits: 0, bookings: 0 },
      { from: '2026-11-16', views: 9, earlier_visits: 0, bookings: 1 },
    ]);
  });

  it('sees them by the weeks of the business’s own clock', async () => {
    // Monday morning in Sydney.
    server.clock.now = Date.parse('2026-11-22T17:00:00Z');
    const { id } = await server.add.business({ ownerId: owner.id, timezone: 'Australia/Sydney' });
    await server.add.diaryVisits(id, '2026-11-23', 1);
    await server.add.booking(id, { createdAt: Date.parse('2026-11-22T12:59:59.999Z') });
    await server.add.booking(id, { createdAt: Date.parse('2026-11-22T13:00:00Z') });
    expect(filled(await weeksOf(id))).toEqual([
      { from: '2026-11-16', views: 0, earlier_visits: 0, bookings: 1 },
      { from: '2026-11-23', views: 1, earlier_visits: 0, bookings: 1 },
    ]);
  });

  it('sees nothing of another business, not even of another of their own', async () => {
    const { id } = await server.add.business({ ownerId: owner.id });
    for (const other of [
      await server.add.business({ ownerId: owner.id }),
      await server.add.business({ ownerId: (await signIn(server, 'other@barn.example')).id }),
    ]) {
      await server.add.diaryVisits(other.id, '2026-11-20', 9);
      await server.add.booking(other.id);
    }
    expect(filled(await weeksOf(id))).toEqual([]);
  });

  it('is told that there is no such business where it is somebody else’s, the admin too', async () => {
    const { id } = await server.add.business({ ownerId: owner.id });
    await server.add.diaryVisits(id, '2026-11-20', 9);
    const strangers = await Promise.all([signIn(server, 'other@barn.example'), signInAdmin(server)]);
    for (const stranger of strangers)
      expect(await refusalOf(ask(stranger, id))).toMatchObject({ status: 404, error: BUSINESS_NOT_FOUND });
  });

  // The plan is SQLite's.
  it.skipIf(isPostgres)('reads no booking, however many there are: an index has the counts', () => {
    const plan = sqliteOf(server.database)
      .prepare<number[], { detail: string }>(
        `EXPLAIN QUERY PLAN SELECT count(*) FROM bookings
         WHERE business_id = ? AND created_at >= ? AND created_at < ?`,
      )
      .all(1, 0, 1);
    expect(plan.map(({ detail }) => detail)).toEqual([
      expect.stringContaining('USING COVERING INDEX bookings_by_business_and_creation'),
    ]);
  });
});

describe('the admin', () => {
  const seen = async () =>
    answerTo(siteVisits, (await signInAdmin(server)).get(adminRoutes.getSiteVisits.path));

  it('sees the visits to the public pages week by week on London’s clock, and the pages by their visits', async () => {
    // Half past midnight on Monday in London, in summer.
    server.clock.now = Date.parse('2027-06-27T23:30:00Z');
    await server.add.siteVisits('/', '2027-04-11', 70);
    await server.add.siteVisits('/', '2027-04-12', 5, 4);
    await server.add.siteVisits('/pricing', '2027-06-27', 6, 6);
    await server.add.siteVisits('/', '2027-06-27', 1);
    await server.add.siteVisits('/faq', '2027-06-28', 6, 2);
    const { weeks, pages } = await seen();
    expect(weeks).toHaveLength(VISIT_WEEKS_SHOWN);
    expect(weeks.filter(({ visits }) => visits > 0)).toEqual([
      { from: '2027-04-12', visits: 5, visitors: 4 },
      { from: '2027-06-21', visits: 7, visitors: 7 },
      { from: '2027-06-28', visits: 6, visitors: 2 },
    ]);
    expect(pages).toEqual([
      { path: '/', visits: 6, visitors: 5 },
      { path: '/faq', visits: 6, visitors: 2 },
      { path: '/pricing', visits: 6, visitors: 6 },
    ]);
  });

  it('sees no view of a diary', async () => {
    await server.add.diaryVisits((await server.add.business()).id, '2026-11-20', 9);
    const { weeks, pages } = await seen();
    expect([weeks.filter(({ visits }) => visits > 0), pages]).toEqual([[], []]);
  });

  it('alone sees them', async () => {
    const asked = (await signIn(server)).get(adminRoutes.getSiteVisits.path);
    expect(await refusalOf(asked)).toMatchObject({ status: 403, error: ADMIN_ACCESS_REQUIRED });
  });
});
