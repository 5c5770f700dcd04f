import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildersFor, NOW, type Builders } from '../../test/builders.ts';
import { openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { checkouts, coupons } from '../database/money-tables.ts';
import { beginCheckout } from './checkout-store.ts';

let example: ExampleDatabase;
let add: Builders;
beforeEach(async () => {
  example = await openExampleDatabase();
  add = buildersFor(example.database);
});
afterEach(() => example.close());

const begin = (userId: number, businessId: number, code: string | null = null, isSellerKnown = true) => {
  const model = 'setup_fee' as const;
  const requested = { userId, businessId, code, model, isSellerKnown, id: 'one', now: NOW };
  return example.database.write({ account: userId, business: businessId }, (tx) =>
    beginCheckout(tx, requested),
  );
};

it.each([null, 'ALLOFIT'])(
  'begins nothing for somebody else’s business, whatever the coupon (%s)',
  async (code) => {
    await add.coupon({ code: 'ALLOFIT' });
    const ownerId = (await add.owner()).id;
    const other = (await add.owner()).id;
    const { id } = await add.business({ ownerId, paidAt: null });
    const deleted = (await add.business({ ownerId: other, paidAt: null, deletedAt: NOW })).id;
    for (const businessId of [id, deleted, 999])
      expect(await begin(other, businessId, code)).toEqual({ ok: false, reason: 'no business' });
  },
);

it('charges nobody, and holds no coupon, while buyers can’t know who sells; what costs nothing works', async () => {
  const ownerId = (await add.owner()).id;
  const { id } = await add.business({ ownerId, paidAt: null });
  await add.coupon({ code: 'TEN', discountType: 'percentage', discountValue: 10 });
  await add.coupon({ code: 'ALLOFIT' });
  for (const code of [null, 'TEN'])
    expect(await begin(ownerId, id, code, false)).toEqual({ ok: false, reason: 'seller unknown' });
  expect(await example.database.read.select().from(checkouts)).toEqual([]);
  const used = (await example.database.read.select().from(coupons)).filter(({ usedCount }) => usedCount > 0);
  expect(used).toEqual([]);
  expect(await begin(ownerId, id, 'ALLOFIT', false)).toEqual({ ok: true, value: { next: 'active' } });
});
