import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildersFor, NOW, type Builders } from '../../test/builders.ts';
import { openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { checkouts, coupons } from '../database/money-tables.ts';
import { readSettings } from '../settings.ts';
import { beginCheckout } from './checkout-store.ts';
import { exampleOrder, orderEmailWithTerms } from './emails/order-email.ts';
import { keepTerms } from './terms-store.ts';

let example: ExampleDatabase;
let add: Builders;
beforeEach(async () => {
  example = await openExampleDatabase();
  add = buildersFor(example.database);
});
afterEach(() => example.close());

const TERMS = 'The terms as they are today.';

const begin = (userId: number, businessId: number, code: string | null = null, isSellerKnown = true) => {
  const model = 'setup_fee' as const;
  const requested = { userId, businessId, code, model, isSellerKnown, terms: TERMS, id: 'one', now: NOW };
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

it('keeps the terms that are accepted by paying, and the order’s email attaches those', async () => {
  const ownerId = (await add.owner()).id;
  const { id } = await add.business({ ownerId, paidAt: null });
  await begin(ownerId, id);
  const { read, write } = example.database;
  const [checkout] = await read.select().from(checkouts);
  await write({}, (tx) => keepTerms(tx, 'The terms of a later day.'));
  const us = { supportEmail: 'help@book.example', operator: readSettings({}).operator };
  const context = { ...us, publicUrl: 'https://book.example' };
  const facts = { ...exampleOrder(NOW), termsId: checkout?.termsId ?? null };
  const { attachment, text } = await orderEmailWithTerms(facts, context, read);
  expect(attachment?.content).toBe(TERMS);
  expect(text.replaceAll('\n', ' ')).toContain('when you paid. They are attached to this email.');
});
