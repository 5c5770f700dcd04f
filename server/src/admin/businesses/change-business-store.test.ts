import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openExampleDatabase, type ExampleDatabase } from '../../../test/example-booking.ts';
import { billingStatusOf, type BillingStatusFacts } from '../../businesses/billing-status.ts';
import { businesses } from '../../database/tables.ts';
import { billingStatusIn } from './change-business-store.ts';

let example: ExampleDatabase;
beforeAll(async () => {
  example = await openExampleDatabase();
});
afterAll(() => example.close());

const NOW = 5;
const instant = fc.option(fc.integer({ min: NOW - 2, max: NOW + 2 }), { nil: null });
const facts: fc.Arbitrary<BillingStatusFacts> = fc.record({
  isActive: fc.boolean(),
  paidAt: instant,
  trialEndsAt: instant,
  coveredUntil: instant,
});

it('says of every business what the rule says', async () => {
  const { database } = example;
  await fc.assert(
    fc.asyncProperty(facts, async (business) => {
      await database.update(businesses).set(business);
      const [row] = await database.select({ billing_status: billingStatusIn(NOW) }).from(businesses);
      expect(row?.billing_status).toBe(billingStatusOf(business, NOW));
    }),
  );
});
