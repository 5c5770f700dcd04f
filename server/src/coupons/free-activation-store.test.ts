import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEFAULT_TRIAL_HOURS, FREE_TRIAL_HOURS } from '@daybook/schema/figures/periods';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { NOW } from '../../test/builders.ts';
import { openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { coupons } from '../database/money-tables.ts';
import { findFreeTrial } from './free-activation-store.ts';

let example: ExampleDatabase;
beforeEach(async () => {
  example = await openExampleDatabase();
});
afterEach(() => example.close());

const hoursTold = () => findFreeTrial(example.database.read, NOW);

async function hoursAfter(change: Partial<typeof coupons.$inferInsert>): Promise<number | null> {
  await example.database.update(coupons).set(change).where(eq(coupons.code, FREE_TRIAL_CODE));
  return hoursTold();
}

it('is what every database gives from the start', async () => {
  expect(await hoursTold()).toBe(FREE_TRIAL_HOURS);
});

it.each([
  ['an admin has ended it', { isActive: false }],
  ['its time is over', { expiresAt: NOW }],
  ['it has been used up', { maxUses: 3, usedCount: 3 }],
  [
    'the code stands for something else',
    { discountType: 'percentage', discountValue: 100, trialHours: null },
  ],
] as const)('is none when %s', async (_, change) => {
  expect(await hoursAfter(change)).toBeNull();
});

it('is null if the coupon is deleted', async () => {
  await example.database.delete(coupons).where(eq(coupons.code, FREE_TRIAL_CODE));
  expect(await hoursTold()).toBeNull();
});

it('has the hours that the coupon gives, and those of every trial where it names none', async () => {
  expect(await hoursAfter({ maxUses: 3, usedCount: 2, expiresAt: NOW + 1, trialHours: 24 })).toBe(24);
  expect(await hoursAfter({ trialHours: null })).toBe(DEFAULT_TRIAL_HOURS);
});
