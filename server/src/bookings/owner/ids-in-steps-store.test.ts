import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildersFor } from '../../../test/builders.ts';
import { openExampleDatabase, type ExampleDatabase } from '../../../test/example-booking.ts';
import { bookingTexts } from '../../database/booking-tables.ts';
import { namesInSteps, type NamesWanted } from './ids-in-steps-store.ts';

let example: ExampleDatabase;
beforeEach(async () => {
  example = await openExampleDatabase();
  const names = ['Zoë', 'Ada', 'Émile', 'Ada', 'Grace', 'Ruth', 'Alan'];
  await buildersFor(example.database).bookings(
    1,
    names.map((attendeeFirstName) => ({ attendeeFirstName, attendeeLastName: 'B' })),
  );
  const other = (await buildersFor(example.database).business()).id;
  await buildersFor(example.database).booking(other);
});
afterEach(() => example.close());

async function names(wanted: Partial<NamesWanted>, step?: number): Promise<string[][]> {
  const all = { businessId: 1, isWanted: undefined, direction: 'asc' as const, limit: 99, ...wanted };
  const steps: string[][] = [];
  for await (const part of namesInSteps(example.database.read, all, step))
    steps.push(part.map(({ id, key }) => `${id} ${key}`));
  return steps;
}

it('sorts so many of one business’s bookings a step, in the order in which they were made', async () => {
  expect(await names({}, 3)).toEqual([
    ['2 ada b', '3 emile b', '1 zoe b'],
    ['4 ada b', '5 grace b', '6 ruth b'],
    ['7 alan b'],
  ]);
  expect(await names({ direction: 'desc', limit: 2 }, 3)).toEqual([
    ['1 zoe b', '3 emile b'],
    ['6 ruth b', '5 grace b'],
    ['7 alan b'],
  ]);
  expect(await names({}, 99)).toHaveLength(1);
});

it('leaves out those that are not wanted', async () => {
  const isWanted = sql`instr(${bookingTexts.text}, 'ada b') > 0`;
  expect(await names({ isWanted }, 3)).toEqual([['2 ada b'], ['4 ada b'], []]);
});
