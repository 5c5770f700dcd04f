/** A process that is killed while somebody pays. */

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenedDatabase } from '../src/database/database.ts';
import { checkouts, payments } from '../src/database/money-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { pay } from '../src/local/stripe/stripe-actions.ts';
import { buildersFor } from './builders.ts';
import { now } from './clock.ts';
import { eventually } from './eventually.ts';
import { LAUNCH_TEST_MILLISECONDS, launchServer, type LaunchedServer } from './launch.ts';
import { signIn } from './owner.ts';
import { checkoutOf, press } from './payer.ts';
import { changeAtProvider } from './provider-events.ts';
import { openPlace } from './test-database.ts';

const SECRET = 'a secret for the sessions of this test alone';
const env = { SESSION_SECRET: SECRET };
let first: LaunchedServer;
let server: LaunchedServer;
let database: OpenedDatabase;
beforeEach(async () => {
  first = await launchServer({ env });
  server = first;
  database = openPlace(first);
});
afterEach(async () => {
  await database.close();
  if (server !== first) await server.stop();
  // It made the database, and removes it.
  await first.stop();
});

async function killAndLaunch(): Promise<void> {
  await server.kill();
  server = await launchServer({ env, place: first });
}

/** Adds an owner with a business, and opens the page to pay for it. */
async function beginToPay(number: number): Promise<{ id: number; page: string }> {
  const at = { database, clock: { now: now() }, secret: SECRET, url: server.url, publicUrl: server.url };
  const owner = await signIn(at, `payer-${number}@salon.example`);
  const diarySlug = `payer-${number}`;
  const { id } = await buildersFor(database).business({ ownerId: owner.id, paidAt: null, diarySlug });
  return { id, page: await checkoutOf(owner, id) };
}

const paymentsOf = async (id: number) =>
  (await database.select().from(payments)).filter(({ businessId }) => businessId === id);
const isPaid = async (id: number) =>
  (await database.select().from(businesses)).some(
    (business) => business.id === id && business.paidAt !== null,
  );

it(
  'finds what was paid when it is back, though nobody ever tells it',
  async () => {
    const { id, page } = await beginToPay(1);
    await server.kill();
    await changeAtProvider(first, (objects) => {
      const session = objects.find('checkout.session', page.split('/').at(-1) ?? '');
      if (!session) throw new Error('the provider knows no such way to pay');
      pay(objects, session, Math.floor(now() / 1000));
      for (const event of objects.list('event')) objects.keep({ ...event, delivered: true });
    });
    await killAndLaunch();
    await eventually(() => isPaid(id));
    expect(await paymentsOf(id)).toMatchObject([{ amountPence: 4900, refundedPence: 0 }]);
  },
  LAUNCH_TEST_MILLISECONDS,
);

it('counts a payment once, wherever between the provider’s response and its own commit it was killed', async () => {
  const file = join(dirname(first.databaseFile), 'stripe.jsonl');
  for (let round = 0; round < 4; round += 1) {
    const { id, page } = await beginToPay(round);
    const session = page.split('/').at(-1) ?? '';
    const pressed = press({ url: server.url, publicUrl: server.url }, page, { action: 'pay' }).catch(
      () => null,
    );
    await eventually(() => isComplete(readFileSync(file, 'utf8'), session));
    await killAndLaunch();
    await pressed;
    await eventually(() => isPaid(id));
    expect(await paymentsOf(id)).toMatchObject([{ amountPence: 4900, refundedPence: 0 }]);
  }
  const statuses = (await database.select().from(checkouts)).map(({ status }) => status);
  expect(statuses).toEqual(['completed', 'completed', 'completed', 'completed']);
}, 120_000);

function isComplete(kept: string, session: string): boolean {
  return kept
    .split('\n')
    .some((line) => line.includes(`"id":"${session}"`) && line.includes('"status":"complete"'));
}
