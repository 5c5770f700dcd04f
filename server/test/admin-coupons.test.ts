import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { adminCoupon, couponFigures, couponsPage } from '@daybook/schema/contract/admin/coupons';
import { buildPath } from '@daybook/schema/rules/path';
import { adminRoutes } from '@daybook/schema/words/admin-routes';
import { COUPON_NOT_FOUND, couponCodeHas, FIXED_NOT_VALID } from '@daybook/schema/words/admin-texts';
import { COUPON_CODE_TAKEN, COUPON_STILL_ACTIVE, MAX_USES_BELOW_USED } from '../src/admin/coupons/routes.ts';
import { checkouts, couponRedemptions, coupons } from '../src/database/money-tables.ts';
import { actionsIn, signInAdmin } from './admin.ts';
import { answerTo, refusalOf } from './booking-requests.ts';
import type { Owner } from './owner.ts';
import { startServer, type TestServer } from './start.ts';

const LIST = adminRoutes.listCoupons.path;
const of = (id: number) => buildPath(adminRoutes.changeCoupon.path, { couponId: id });

let server: TestServer;
let admin: Owner;
beforeEach(async () => {
  server = await startServer();
  admin = await signInAdmin(server);
});
afterEach(() => server.stop());

const listed = () => answerTo(z.array(adminCoupon), admin.get(LIST));
const create = (requested: Record<string, unknown>) =>
  answerTo(adminCoupon, admin.post(LIST, { description: '', max_uses: null, ...requested }));
const search = (query: string) =>
  answerTo(couponsPage, admin.get(`${adminRoutes.searchCoupons.path}?${query}`));
const codesOf = async (query: string) => (await search(query)).rows.map(({ code }) => code);

describe('making a coupon', () => {
  it('puts it on top of the list, its code upper-cased', async () => {
    const before = await listed();
    const made = await create({ code: ' spring_10 ', discount_type: 'percentage', discount_value: 10 });
    expect(made).toMatchObject({
      code: 'SPRING_10',
      description: null,
      discount_type: 'percentage',
      discount_value: 10,
      max_uses: null,
      used_count: 0,
      expires_at: null,
      is_active: true,
    });
    expect(await listed()).toEqual([made, ...before]);
  });

  it('keeps pounds to the penny, and lets a coupon that is no percentage expire', async () => {
    const expires_at = '2026-12-24T12:00:00.000Z';
    const fixed = { discount_type: 'fixed', discount_value: 9.99, expires_at };
    expect(await create({ code: 'TENNER', ...fixed, max_uses: 5 })).toMatchObject({ ...fixed, max_uses: 5 });
    const trial = { discount_type: 'trial', trial_duration_hours: 48, expires_at };
    expect(await create({ code: 'TRY', ...trial })).toMatchObject({ ...trial, discount_value: 0 });
    const percentage = { discount_type: 'percentage', discount_value: 5, expires_at };
    expect(await create({ code: 'ALWAYS', ...percentage })).toMatchObject({ expires_at: null });
  });

  it('refuses a code twice, beside the field, however it is written', async () => {
    await create({ code: 'SPRING10', discount_type: 'percentage', discount_value: 10 });
    const again = admin.post(LIST, { code: 'spring10', discount_type: 'fixed', discount_value: 1 });
    expect(await refusalOf(again)).toMatchObject({ status: 409, fields: { code: COUPON_CODE_TAKEN } });
  });

  it('says beside each field what it takes', async () => {
    const wrong = admin.post(LIST, { code: 'SPRING 10', discount_type: 'fixed', discount_value: 49.01 });
    const fields = { code: couponCodeHas(' '), discount_value: FIXED_NOT_VALID };
    expect(fields.code).toBe('A code can’t have a space. Take it out.');
    expect(await refusalOf(wrong)).toMatchObject({ status: 400, fields });
  });
});

describe('changing a coupon', () => {
  it('writes what an admin may change, and tells of it what differed', async () => {
    const { id } = await server.add.coupon({ code: 'TEN', discountType: 'fixed', discountValue: 1000 });
    const requested = {
      description: 'For May',
      max_uses: 3,
      expires_at: '2027-05-01T00:00:00.000Z',
      is_active: true,
    };
    const changed = await answerTo(
      adminCoupon,
      admin.put(of(id), { ...requested, code: 'ELSE', discount_value: 1 }),
    );
    expect(changed).toMatchObject({ ...requested, code: 'TEN', discount_value: 10 });
    await answerTo(adminCoupon, admin.put(of(id), requested));
    expect(await actionsIn(server)).toEqual([
      {
        action: 'coupon_changed',
        subject: 'TEN',
        before: { description: null, max_uses: null, expires_at: null },
        after: { description: 'For May', max_uses: 3, expires_at: requested.expires_at },
      },
    ]);
  });

  it('does not let it have been used more often than it may be', async () => {
    const { id } = await server.add.coupon({ code: 'TEN', usedCount: 4 });
    const fewer = admin.put(of(id), { max_uses: 3, is_active: true });
    expect(await refusalOf(fewer)).toMatchObject({ status: 400, fields: { max_uses: MAX_USES_BELOW_USED } });
    expect(await answerTo(adminCoupon, admin.put(of(id), { max_uses: 4, is_active: true }))).toMatchObject({
      max_uses: 4,
    });
  });

  it('takes no expiry for a percentage', async () => {
    const { id } = await server.add.coupon({ code: 'TEN' });
    const requested = { expires_at: '2027-05-01T00:00:00.000Z', is_active: true };
    expect(await answerTo(adminCoupon, admin.put(of(id), requested))).toMatchObject({ expires_at: null });
  });

  it('deactivates it without a body, once or again', async () => {
    const { id } = await server.add.coupon({ code: 'TEN' });
    const path = buildPath(adminRoutes.deactivateCoupon.path, { couponId: id });
    for (const _ of [1, 2]) {
      const answer = fetch(server.url + path, { method: 'PUT', headers: admin.headers });
      expect(await answerTo(adminCoupon, answer)).toMatchObject({ id, is_active: false });
    }
    expect((await actionsIn(server)).map(({ action }) => action)).toEqual(['coupon_deactivated']);
  });
});

describe('deleting a coupon', () => {
  it('is refused while it is active', async () => {
    const { id } = await server.add.coupon({ code: 'TEN' });
    expect(await refusalOf(admin.delete(of(id)))).toMatchObject({ status: 409, error: COUPON_STILL_ACTIVE });
  });

  it('deletes its uses, however many, and lets checkouts that reserve it continue', async () => {
    const coupon = await server.add.coupon({ code: 'TEN', isActive: false, usedCount: 450 });
    const businessIds: number[] = [];
    while (businessIds.length < 450) businessIds.push((await server.add.business()).id);
    await server.database
      .insert(couponRedemptions)
      .values(
        businessIds.map((businessId) => ({ couponId: coupon.id, businessId, redeemedAt: server.clock.now })),
      );
    const way = {
      id: 'a way',
      businessId: businessIds[0] ?? 0,
      model: 'setup_fee' as const,
      couponId: coupon.id,
      couponCode: 'TEN',
      pricePence: 4400,
      createdAt: server.clock.now,
      expiresAt: server.clock.now + 1000,
    };
    await server.database.insert(checkouts).values(way);

    expect((await admin.delete(of(coupon.id))).status).toBe(200);
    expect(await server.database.select().from(couponRedemptions)).toEqual([]);
    expect(await server.database.select().from(checkouts)).toMatchObject([
      { couponId: null, couponCode: 'TEN', pricePence: 4400, status: 'open' },
    ]);
    expect(await actionsIn(server)).toMatchObject([
      { action: 'coupon_deleted', subject: 'TEN', before: { used_count: 450 }, after: null },
    ]);
    expect(await refusalOf(admin.delete(of(coupon.id)))).toMatchObject({
      status: 404,
      error: COUPON_NOT_FOUND,
    });
  });
});

describe('the lists', () => {
  beforeEach(async () => {
    await server.database.delete(coupons);
    await server.add.coupon({
      code: 'SPRING10',
      description: 'For the café',
      usedCount: 3,
      maxUses: 9,
      createdAt: 1,
    });
    await server.add.coupon({ code: 'AUTUMN', isActive: false, usedCount: 7, createdAt: 2 });
    await server.add.coupon({ code: 'SPRING20', description: 'For barbers', createdAt: 3 });
  });

  it('finds every word in code and description, whatever its case and accents', async () => {
    expect(await codesOf('search=spring')).toEqual(['SPRING20', 'SPRING10']);
    expect(await codesOf('search=CAFE%20spring')).toEqual(['SPRING10']);
    expect(await codesOf('search=nothing')).toEqual([]);
  });

  it('filters and sorts', async () => {
    expect(await codesOf('')).toEqual(['SPRING20', 'AUTUMN', 'SPRING10']);
    expect(await codesOf('sort=oldest')).toEqual(['SPRING10', 'AUTUMN', 'SPRING20']);
    expect(await codesOf('sort=code')).toEqual(['AUTUMN', 'SPRING10', 'SPRING20']);
    expect(await codesOf('sort=uses')).toEqual(['AUTUMN', 'SPRING10', 'SPRING20']);
    expect(await codesOf('state=active&sort=uses&search=r')).toEqual(['SPRING10', 'SPRING20']);
    expect(await codesOf('state=inactive')).toEqual(['AUTUMN']);
  });

  it('shows the last page if a later one is requested', async () => {
    const { rows, ...page } = await search('page=9&page_size=2');
    expect(page).toEqual({ total: 3, page: 2, page_count: 2 });
    expect(rows.map(({ code }) => code)).toEqual(['SPRING10']);
    const searched = await search('page=9&page_size=1&search=spring');
    expect(searched).toMatchObject({ total: 2, page: 2, page_count: 2, rows: [{ code: 'SPRING10' }] });
  });

  it('counts', async () => {
    const figures = answerTo(couponFigures, admin.get(adminRoutes.countCoupons.path));
    expect(await figures).toEqual({ total: 3, active: 2, total_uses: 10, unlimited: 2 });
  });

  it('knows a coupon that has expired or is used up from one that can be used', async () => {
    const { now } = server.clock;
    const fixed = { discountType: 'fixed', discountValue: 100, createdAt: 4 } as const;
    await server.add.coupon({ ...fixed, code: 'OVER', expiresAt: now });
    await server.add.coupon({ ...fixed, code: 'OVER_AND_USED', expiresAt: now, maxUses: 1, usedCount: 1 });
    await server.add.coupon({ ...fixed, code: 'ALL_USED', expiresAt: now + 1000, maxUses: 1, usedCount: 1 });
    await server.add.coupon({ ...fixed, code: 'OFF', expiresAt: now, isActive: false });
    expect(await codesOf('state=active&sort=code')).toEqual(['SPRING10', 'SPRING20']);
    expect(await codesOf('state=expired&sort=code')).toEqual(['OVER', 'OVER_AND_USED']);
    expect(await codesOf('state=used_up&search=all')).toEqual(['ALL_USED']);
    expect(await codesOf('state=inactive&sort=code')).toEqual(['AUTUMN', 'OFF']);
    const figures = answerTo(couponFigures, admin.get(adminRoutes.countCoupons.path));
    expect(await figures).toMatchObject({ total: 7, active: 2, unlimited: 4 });
    server.clock.now += 1000;
    expect(await codesOf('state=expired&sort=code')).toEqual(['ALL_USED', 'OVER', 'OVER_AND_USED']);
  });

  it('follows each use', async () => {
    await server.database.update(coupons).set({ usedCount: 9 }).where(eq(coupons.code, 'SPRING20'));
    expect((await codesOf('sort=uses'))[0]).toBe('SPRING20');
  });
});
