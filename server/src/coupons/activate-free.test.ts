import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Pricing } from '@daybook/schema/contract/payment';
import { HOUR } from '@daybook/schema/figures/periods';
import { buildersFor, NOW, type Builders } from '../../test/builders.ts';
import { openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { openPlace } from '../../test/test-database.ts';
import { findBusinessOf } from '../businesses/access-store.ts';
import { isPaidFor, billingStatusOf } from '../businesses/billing-status.ts';
import { couponRedemptions, coupons, payments } from '../database/money-tables.ts';
import { businesses, users } from '../database/tables.ts';
import { activateFree } from './activate-free.ts';

let example: ExampleDatabase;
let add: Builders;
let userId: number;
let businessId: number;
beforeEach(async () => {
  example = await openExampleDatabase();
  add = buildersFor(example.database);
  userId = (await add.owner()).id;
  businessId = await unpaidBusiness();
});
afterEach(() => example.close());

type CouponGiven = Partial<typeof coupons.$inferInsert>;
const unpaidBusiness = async (given: Partial<typeof businesses.$inferInsert> = {}) =>
  (await add.business({ ownerId: userId, paidAt: null, ...given })).id;
const activate = (
  code: string,
  about: { userId?: number; businessId?: number; model?: Pricing; now?: number } = {},
  database = example.database,
) => {
  const requested = { userId, businessId, model: 'setup_fee' as const, now: NOW, ...about, code };
  const lockOn = { account: requested.userId, business: requested.businessId };
  return database.write(lockOn, async (tx) => {
    const business =
      (await findBusinessOf(tx, requested.userId, requested.businessId)) ??
      expect.fail('it is not the owner’s');
    return activateFree(tx, { ...requested, business, isBeingPaidFor: isPaidFor(business, requested.now) });
  });
};
const couponNow = async (code: string) =>
  (await example.database.select().from(coupons).where(eq(coupons.code, code)))[0];
const businessNow = async (id = businessId) =>
  (await example.database.select().from(businesses).where(eq(businesses.id, id)))[0];
const accountNow = async () => (await example.database.select().from(users).where(eq(users.id, userId)))[0];
const redemptions = async () => await example.database.select().from(couponRedemptions);

async function coupon(code: string, given: CouponGiven = {}) {
  return (await add.coupon({ code, ...given })).id;
}

it('starts a trial of the coupon’s hours at once', async () => {
  const couponId = await coupon('TRYIT', { discountType: 'trial', discountValue: 0, trialHours: 48 });
  expect(await activate(' tryit ')).toEqual({ ok: true, value: 'trial' });
  expect(await businessNow()).toMatchObject({
    trialEndsAt: NOW + 48 * HOUR,
    trialHours: 48,
    trialCouponCode: 'TRYIT',
    paidAt: null,
  });
  expect((await accountNow())?.trialUsedAt).toBe(NOW);
  expect((await couponNow('TRYIT'))?.usedCount).toBe(1);
  expect(await redemptions()).toEqual([{ couponId, businessId, userId, redeemedAt: NOW }]);
  expect(await example.database.select().from(payments)).toEqual([]);
});

it('gives a trial of a coupon that names no hours the hours that hold for all', async () => {
  await coupon('TRYIT', { discountType: 'trial', discountValue: 0 });
  await activate('TRYIT', { model: 'subscription' });
  expect(await businessNow()).toMatchObject({ trialEndsAt: NOW + 24 * HOUR, trialHours: 24 });
});

it('gives an account one trial, for any number of businesses and coupons', async () => {
  await coupon('FIRST', { discountType: 'trial', discountValue: 0 });
  await coupon('SECOND', { discountType: 'trial', discountValue: 0 });
  const second = await unpaidBusiness();
  const first = businessId;
  const outcomes = await Promise.all([activate('FIRST'), activate('SECOND', { businessId: second })]);
  // Either of the two may be the first.
  const isFirstLate = outcomes[0]?.ok === false;
  expect(isFirstLate ? outcomes.toReversed() : outcomes).toEqual([
    { ok: true, value: 'trial' },
    { ok: false, reason: 'trial had' },
  ]);
  expect((await businessNow(isFirstLate ? first : second))?.trialEndsAt).toBeNull();
  expect((await couponNow(isFirstLate ? 'FIRST' : 'SECOND'))?.usedCount).toBe(0);
});

it('completes a setup that a coupon makes free, with a payment of 0', async () => {
  await coupon('ALLOFIT', { discountType: 'percentage', discountValue: 100 });
  expect(await activate('ALLOFIT')).toEqual({ ok: true, value: 'setup' });
  expect(await businessNow()).toMatchObject({ paidAt: NOW, trialEndsAt: null });
  expect(await example.database.select().from(payments)).toMatchObject([
    { businessId, kind: 'setup_fee', amountPence: 0, couponCode: 'ALLOFIT', paidAt: NOW },
  ]);
  expect((await couponNow('ALLOFIT'))?.usedCount).toBe(1);
  expect(await redemptions()).toHaveLength(1);
});

it('leaves what costs something to a payment', async () => {
  await coupon('HALF', { discountType: 'percentage', discountValue: 50 });
  await coupon('ALLOFIT', { discountType: 'percentage', discountValue: 100 });
  expect(await activate('HALF')).toEqual({ ok: false, reason: 'costs something' });
  const subscription = await activate('ALLOFIT', { model: 'subscription' });
  expect(subscription, 'the months after the first need a card').toEqual({
    ok: false,
    reason: 'costs something',
  });
  expect((await couponNow('HALF'))?.usedCount).toBe(0);
  expect((await businessNow())?.paidAt).toBeNull();
});

it('takes no free setup and no trial for a business that is paid for', async () => {
  await coupon('TRYIT', { discountType: 'trial', discountValue: 0 });
  await coupon('ALLOFIT', { discountType: 'percentage', discountValue: 100 });
  for (const paid of [{ paidAt: NOW - 1 }, { coveredUntil: NOW + 1 }]) {
    const about = { businessId: await unpaidBusiness(paid) };
    expect(await activate('TRYIT', about)).toEqual({ ok: false, reason: 'trial not needed' });
    expect(await activate('ALLOFIT', about)).toEqual({ ok: false, reason: 'already paid' });
    expect(await activate('UNKNOWN', about)).toEqual({ ok: false, reason: 'already paid' });
  }
  expect((await accountNow())?.trialUsedAt).toBeNull();
  expect(await redemptions()).toEqual([]);
});

it.each<[string, CouponGiven]>([
  ['not valid', { isActive: false }],
  ['expired', { expiresAt: NOW }],
  ['used up', { maxUses: 3, usedCount: 3 }],
])('refuses a coupon that is %s', async (reason, given) => {
  await coupon('ALLOFIT', { discountType: 'percentage', discountValue: 100, ...given });
  expect(await activate('ALLOFIT')).toEqual({ ok: false, reason });
  expect((await businessNow())?.paidAt).toBeNull();
});

it('refuses a code that no coupon has, and one that this business has used', async () => {
  expect(await activate('NOTHING')).toEqual({ ok: false, reason: 'not valid' });
  await coupon('ALLOFIT', { discountType: 'percentage', discountValue: 100 });
  await activate('ALLOFIT');
  await example.database.update(businesses).set({ paidAt: null }).where(eq(businesses.id, businessId));
  expect(await activate('ALLOFIT')).toEqual({ ok: false, reason: 'used by this business' });
});

it('gives a hundred who ask at the same moment, of two processes, the ten uses that there are', async () => {
  await coupon('TEN', { discountType: 'percentage', discountValue: 100, maxUses: 10 });
  const second = openPlace(example.place);
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, async (_, at) =>
      activate('TEN', { businessId: await unpaidBusiness() }, at % 2 ? second : example.database),
    ),
  );
  await second.close();
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10);
  expect((await couponNow('TEN'))?.usedCount).toBe(10);
  expect(await redemptions()).toHaveLength(10);
  const paid = (await example.database.select().from(businesses)).filter(({ paidAt }) => paidAt === NOW);
  expect(paid).toHaveLength(10);
});

it('uses a coupon no more often than allowed, and counts each use once', async () => {
  const requests = fc.array(fc.record({ owner: fc.nat(3), business: fc.nat(2), code: fc.nat(2) }), {
    maxLength: 30,
  });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(requests, fc.nat(6), async (asked, most) => {
      run += 1;
      const maxUses = Math.max(1, most);
      const codes = [`TRIAL${run}`, `FREE${run}`, `GIFT${run}`];
      await coupon(codes[0] ?? '', { discountType: 'trial', discountValue: 0, maxUses });
      await coupon(codes[1] ?? '', { discountType: 'percentage', discountValue: 100, maxUses });
      await coupon(codes[2] ?? '', { discountType: 'fixed', discountValue: 4900, maxUses });
      const owners: { id: number; businesses: number[] }[] = [];
      for (let count = 0; count < 4; count += 1) {
        const ownerId = (await add.owner()).id;
        const own = Array.from({ length: 3 }, () => unpaidBusiness({ ownerId }));
        owners.push({ id: ownerId, businesses: await Promise.all(own) });
      }
      const outcomes = await Promise.all(
        asked.map(({ owner, business, code }) =>
          activate(codes[code] ?? '', {
            userId: owners[owner]?.id ?? 0,
            businessId: owners[owner]?.businesses[business] ?? 0,
          }),
        ),
      );
      for (const [at, code] of codes.entries()) {
        const done = outcomes.filter((outcome, index) => outcome.ok && asked[index]?.code === at).length;
        const used = await couponNow(code);
        expect(used?.usedCount).toBe(done);
        expect(done).toBeLessThanOrEqual(maxUses);
        expect((await redemptions()).filter(({ couponId }) => couponId === used?.id)).toHaveLength(done);
      }
      for (const { businesses: owned } of owners) {
        const rows = await Promise.all(owned.map((id) => businessNow(id)));
        expect(rows.filter((row) => row?.trialEndsAt != null).length).toBeLessThanOrEqual(1);
        for (const row of rows)
          if (row?.paidAt != null) expect(billingStatusOf(row, NOW + 1_000_000_000)).toBe('paid');
      }
    }),
    { numRuns: 25 },
  );
});
