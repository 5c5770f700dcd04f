import { drizzle } from 'drizzle-orm/better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildersFor, NOW, type Builders } from '../../test/builders.ts';
import { openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { isPostgres, sqliteOf } from '../../test/test-database.ts';
import type { Reader } from '../database/database.ts';
import { checkouts, subscriptions } from '../database/money-tables.ts';
import {
  listOverdue,
  listUnanswered,
  listUnfinished,
  listNeedless,
  type OverdueCheckout,
} from './unfinished-store.ts';

let example: ExampleDatabase;
let add: Builders;
let number: number;
beforeEach(async () => {
  example = await openExampleDatabase();
  add = buildersFor(example.database);
  number = 0;
});
afterEach(() => example.close());

async function subscribe(
  businessId: number | null,
  given: Partial<typeof subscriptions.$inferInsert> = {},
): Promise<string> {
  const reference = `sub_${++number}`;
  const of = {
    businessId,
    reference,
    customerReference: 'cus',
    paidUntil: NOW,
    knownAt: NOW,
    createdAt: NOW,
  };
  await example.database.insert(subscriptions).values({ status: 'active', ...of, ...given });
  return reference;
}
const unpaid = async () => (await add.business({ paidAt: null })).id;

const needless = async () => (await listNeedless(example.database.read)).map(({ reference }) => reference);

describe('a subscription is needless', () => {
  it('of a business that is gone, deleted or paid for', async () => {
    const wanted = [
      await subscribe(null),
      await subscribe((await add.business({ paidAt: null, deletedAt: NOW })).id),
      await subscribe((await add.business({ paidAt: NOW })).id),
    ];
    await subscribe(await unpaid());
    await subscribe(null, { status: 'ended' });
    expect(await needless()).toEqual(wanted);
  });

  it('whose business has a newer one that runs', async () => {
    const [twice, ended] = [await unpaid(), await unpaid()];
    const older = await subscribe(twice, { status: 'past_due' });
    await subscribe(twice);
    await subscribe(ended);
    await subscribe(ended, { status: 'ended' });
    expect(await needless()).toEqual([older]);
  });
});

/** Returns SQLite's plans for the queries that `ask` runs. PostgreSQL's depend on the number of rows. */
async function plansOf(ask: (on: Reader) => Promise<unknown>): Promise<string> {
  const sqlite = sqliteOf(example.database);
  const plans: string[] = [];
  const logQuery = (query: string, values: unknown[]) => {
    const plan = sqlite.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${query}`).all(...values);
    plans.push(...plan.map(({ detail }) => detail));
  };
  await ask(drizzle(sqlite, { casing: 'snake_case', logger: { logQuery } }));
  return plans.join('\n');
}

it.skipIf(isPostgres)('reads running subscriptions only', async () => {
  await subscribe(null);
  const plans = await plansOf((on) => listNeedless(on));
  expect(plans).toContain('SCAN subscriptions USING INDEX subscriptions_running');
  expect(plans.match(/SCAN|TEMP B-TREE FOR ORDER/g)).toEqual(['SCAN']);
});

const lists = [
  { list: (on: Reader) => listUnfinished(on, '', 10), found: ['open'] },
  {
    list: async (on: Reader) => (await listOverdue(on, 3, { id: '', expiresAt: 0 }, 10)).map(({ id }) => id),
    found: ['open'],
  },
  { list: (on: Reader) => listUnanswered(on, 3, 10), found: [] },
];

it('finds unfinished checkouts, and no others', async () => {
  for (const status of ['completed', 'expired', 'open', 'failed', 'processing'] as const)
    await example.database.insert(checkouts).values({
      id: status,
      businessId: await unpaid(),
      model: 'setup_fee' as const,
      pricePence: 4900,
      sessionReference: status === 'processing' ? null : `cs_${status}`,
      status,
      createdAt: 1,
      expiresAt: 2,
    });
  for (const { list, found } of lists) expect(await list(example.database.read)).toEqual(found);
});

it('finds those that are overdue page by page, the oldest first', async () => {
  for (const [id, expiresAt] of Object.entries({ c: 3, a: 1, b: 1, d: 4 }))
    await example.database.insert(checkouts).values({
      id,
      businessId: await unpaid(),
      model: 'setup_fee' as const,
      pricePence: 4900,
      sessionReference: `cs_${id}`,
      status: 'open',
      createdAt: 1,
      expiresAt,
    });
  const found: string[] = [];
  let page: OverdueCheckout[] = [{ id: '', expiresAt: 0 }];
  for (let last = page.at(-1); last; last = page.at(-1)) {
    page = await listOverdue(example.database.read, 4, last, 1);
    found.push(...page.map(({ id }) => id));
  }
  expect(found).toEqual(['a', 'b', 'c']);
});

it.skipIf(isPostgres)('finds them by an index that holds no others', async () => {
  for (const { list } of lists)
    expect(await plansOf(list)).toMatch(/USING INDEX (checkouts_unfinished|one_open_checkout_per_business)/);
});
