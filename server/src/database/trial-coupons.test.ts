/** Checks that every database has the public trial coupons until an admin deletes them. */

import { expect, it } from 'vitest';
import { FREE_TRIAL_HOURS } from '@daybook/schema/figures/periods';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { coupons } from './money-tables.ts';
import { openDatabase } from './open.ts';

const codesIn = async ({ database }: ExampleDatabase) =>
  await database.select({ code: coupons.code, hours: coupons.trialHours }).from(coupons).orderBy(coupons.id);

/** Opens the database as the product's start does. */
async function startOn({ place }: ExampleDatabase): Promise<void> {
  const database = await openDatabase(place, () => undefined);
  await database.close();
}

it('stand in a new database, once, and are not put back where one was deleted', async () => {
  const example = await openExampleDatabase();
  const both = [
    { code: FREE_TRIAL_CODE, hours: FREE_TRIAL_HOURS },
    { code: 'DIARYDEMO', hours: 24 },
  ];
  expect(await codesIn(example)).toEqual(both);
  await startOn(example);
  expect(await codesIn(example)).toEqual(both);
  await example.database.delete(coupons);
  await startOn(example);
  expect(await codesIn(example)).toEqual([]);
  await example.close();
});
