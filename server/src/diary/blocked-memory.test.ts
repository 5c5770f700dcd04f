import { expect, it } from 'vitest';
import { addDays } from '@daybook/schema/rules/date';
import { buildersFor, NOW } from '../../test/builders.ts';
import { openExampleDatabase } from '../../test/example-booking.ts';
import { timeOff } from '../database/calendar-tables.ts';
import { createBlockedMemory } from './blocked-memory.ts';

it('knows what is blocked on any date, up to the last one, in whatever order the months are asked for', async () => {
  const example = await openExampleDatabase();
  const { database } = example;
  const business = await buildersFor(database).business();
  const days = ['2026-11-30', '2027-01-01', '2027-01-31', '2027-02-01', '2999-12-31'];
  for (const day of days)
    await database
      .insert(timeOff)
      .values({ businessId: business.id, startsOn: day, endsOn: day, createdAt: NOW });
  const orders = [days, days.toReversed(), ['2027-02-15', ...days, '9999-12-31']];
  for (const order of orders) {
    const blockedOf = createBlockedMemory(database.read);
    for (const date of order) {
      const blockedOn = await blockedOf(business, [date, addDays(date, -40)]);
      expect([date, blockedOn(date).some(({ startsAt }) => startsAt === Date.parse(date))]).toEqual([
        date,
        days.includes(date),
      ]);
    }
  }
  await example.close();
});
