/** Checks that the rows of the admin's lists follow everything that they show. */
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildersFor, NOW, type Builders } from '../../test/builders.ts';
import { newPlace, openPlace, rowsOf, say, type TestPlace } from '../../test/test-database.ts';
import type { OpenedDatabase } from './database.ts';
import { couponRedemptions, payments } from './money-tables.ts';

const LISTS = ['coupons', 'businesses', 'users'] as const;

let place: TestPlace;
let database: OpenedDatabase;
let add: Builders;
beforeEach(async () => {
  place = await newPlace();
  database = openPlace(place);
  add = buildersFor(database);
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

async function rowsIn(kind: 'listed_*' | '*_to_list'): Promise<unknown[]> {
  const lists: unknown[] = [];
  for (const list of LISTS)
    lists.push(await rowsOf(database, sql.raw(`SELECT * FROM ${kind.replace('*', list)} ORDER BY id`)));
  return lists;
}

/** Adds two accounts, three businesses, two coupons with a use each, and a payment. */
async function fill(): Promise<void> {
  for (const [at, email] of ['olive@salon.example', 'mo@barber.example'].entries()) {
    await add.owner({ email, givenName: 'Zoë', familyName: 'Ellis', firstSeen: NOW + at });
    await add.coupon({ code: `CODE${at}`, description: 'For May', maxUses: 10 });
  }
  for (const ownerId of [1, 1, 2]) await add.business({ ownerId });
  await database.insert(couponRedemptions).values([
    { couponId: 1, businessId: 1, userId: 1, redeemedAt: 1 },
    { couponId: 2, businessId: 1, userId: 1, redeemedAt: 2 },
    { couponId: 2, businessId: 3, userId: 2, redeemedAt: 3 },
  ]);
  await database.insert(payments).values([
    { businessId: 1, providerReference: 'one', amountPence: 4900, paidAt: 1 },
    { businessId: 3, providerReference: 'two', amountPence: 999, paidAt: 1 },
  ]);
}

const CHANGES = [
  `UPDATE coupons SET used_count = 3, is_active = false WHERE id = 1`,
  `UPDATE coupons SET code = 'ELSE', description = NULL, max_uses = NULL WHERE id = 1`,
  `DELETE FROM coupons WHERE id = 2`,
  `UPDATE businesses SET name = 'Café', email = 'new@cafe.example', address = NULL, postcode = NULL WHERE id = 1`,
  `UPDATE businesses SET diary_slug = 'cafe', is_active = false WHERE id = 1`,
  `UPDATE businesses SET paid_at = NULL, trial_ends_at = 5, covered_until = 7 WHERE id = 1`,
  `UPDATE businesses SET owner_id = 2 WHERE id = 1`,
  `UPDATE businesses SET owner_id = NULL WHERE id = 1`,
  `UPDATE businesses SET deleted_at = 5 WHERE id = 1`,
  `DELETE FROM businesses WHERE id = 1`,
  `UPDATE users SET email = 'other@salon.example', given_name = NULL, last_seen = 9 WHERE id = 1`,
  `UPDATE users SET deleted_at = 5 WHERE id = 1`,
  `DELETE FROM users WHERE id = 1`,
  `UPDATE payments SET refunded_pence = 900`,
  `UPDATE payments SET dispute = 'lost'`,
  `UPDATE payments SET business_id = 2`,
  `DELETE FROM payments`,
  `UPDATE coupon_redemptions SET user_id = NULL`,
  `DELETE FROM coupon_redemptions WHERE coupon_id = 2`,
];

it.each(CHANGES)('after %s', async (change) => {
  await fill();
  const before = await rowsIn('listed_*');
  await say(database, change);
  const after = await rowsIn('listed_*');
  expect(after).not.toEqual(before);
  expect(after).toEqual(await rowsIn('*_to_list'));
});
