import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildersFor, NOW, type Builders } from '../../test/builders.ts';
import { openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { couponRedemptions, coupons } from '../database/money-tables.ts';
import { findUsableCoupon, releaseUse, recordRedemption, takeUse } from './coupon-uses-store.ts';

let example: ExampleDatabase;
let add: Builders;
beforeEach(async () => {
  example = await openExampleDatabase();
  add = buildersFor(example.database);
});
afterEach(() => example.close());

const write = <Result>(body: Parameters<typeof example.database.write<Result>>[1]) =>
  example.database.write({}, body);
const usedOf = async (id: number) =>
  (await example.database.select().from(coupons).where(eq(coupons.id, id)))[0]?.usedCount;

it('counts uses taken and returned, within the limits', async () => {
  let run = 0;
  const steps = fc.array(fc.constantFrom('take', 'release'), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(steps, fc.option(fc.integer({ min: 1, max: 5 })), async (asked, maxUses) => {
      const { id } = await add.coupon({ code: `RUN${(run += 1)}`, maxUses });
      let used = 0;
      for (const step of asked) {
        if (step === 'take') {
          const isLeft = maxUses === null || used < maxUses;
          expect(await write((tx) => takeUse(tx, id))).toBe(isLeft);
          if (isLeft) used += 1;
        } else {
          await write((tx) => releaseUse(tx, id));
          used = Math.max(0, used - 1);
        }
        expect(await usedOf(id)).toBe(used);
      }
    }),
    { numRuns: 30 },
  );
});

it('takes no use of a deleted coupon, and can still return one', async () => {
  expect(await write((tx) => takeUse(tx, 999))).toBe(false);
  await write((tx) => releaseUse(tx, 999));
});

it('tells somebody who has used the coupon so, and not that it is used up', async () => {
  const owner = await add.owner({ trialUsedAt: NOW });
  const business = await add.business({ ownerId: owner.id });
  const percent = await add.coupon({ code: 'ONCE', maxUses: 1, usedCount: 1 });
  await add.coupon({ code: 'TRYIT', discountType: 'trial', discountValue: 0, maxUses: 1, usedCount: 1 });
  await write((tx) =>
    recordRedemption(tx, { couponId: percent.id, businessId: business.id, userId: owner.id, now: NOW }),
  );
  const find = (code: string, businessId: number | null) =>
    findUsableCoupon(example.database.read, code, { userId: owner.id, businessId, now: NOW });
  expect(await find('ONCE', business.id)).toEqual({ ok: false, reason: 'used by this business' });
  expect(await find('ONCE', null)).toEqual({ ok: false, reason: 'used up' });
  expect(await find('TRYIT', null)).toEqual({ ok: false, reason: 'trial had' });
});

it('saves once for whom a use was', async () => {
  const { id: couponId } = await add.coupon({ code: 'ONCE' });
  const redemption = { couponId, businessId: (await add.business()).id, userId: (await add.owner()).id };
  for (const now of [NOW, NOW + 1]) await write((tx) => recordRedemption(tx, { ...redemption, now }));
  expect(await example.database.select().from(couponRedemptions)).toEqual([
    { ...redemption, redeemedAt: NOW },
  ]);
});
