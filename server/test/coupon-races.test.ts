/** Several people redeem a coupon's last uses at the same moment, at several processes on one database. */

import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import type { OpenedDatabase } from '../src/database/database.ts';
import { coupons } from '../src/database/money-tables.ts';
import { buildersFor } from './builders.ts';
import { now } from './clock.ts';
import { launchServer, type LaunchedServer } from './launch.ts';
import { type Owner, signIn } from './owner.ts';
import { askToPay } from './payer.ts';
import { type DatabasePlace, isPostgres, openPlace } from './test-database.ts';

const SECRET = 'a secret for the sessions of this test alone';
const servers: LaunchedServer[] = [];
let database: OpenedDatabase | null = null;
afterEach(async () => {
  await database?.close();
  // The first made the database, and removes it.
  for (const server of servers.splice(0).reverse()) await server.stop();
});

async function launch(place?: DatabasePlace): Promise<LaunchedServer> {
  const env = { SESSION_SECRET: SECRET };
  const server = await launchServer({ env, ...(place ? { place } : {}) });
  servers.push(server);
  return server;
}

it('ten of a hundred people get the ten uses, whether the coupon makes the setup free or cheaper', async () => {
  const first = await launch();
  // SQLite is for one process, but a restart may overlap with the old one for a moment.
  const others = await Promise.all((isPostgres ? [2, 3] : [2]).map(() => launch(first)));
  const urls = [first, ...others].map(({ url }) => url);
  database = openPlace(first);
  const add = buildersFor(database);
  const at = { database, clock: { now: now() }, secret: SECRET };
  for (const discountValue of [100, 50]) {
    const code = `TEN-OF-${discountValue}`;
    await add.coupon({ code, discountValue, maxUses: 10 });
    const payers: { owner: Owner; id: number }[] = [];
    for (let number = 0; number < 100; number += 1) {
      const url = urls[number % urls.length] ?? first.url;
      const owner = await signIn({ ...at, url, publicUrl: url }, `${discountValue}-${number}@salon.example`);
      const diarySlug = `salon-${discountValue}-${number}`;
      payers.push({ owner, id: (await add.business({ ownerId: owner.id, paidAt: null, diarySlug })).id });
    }
    const answers = await Promise.all(payers.map(({ owner, id }) => askToPay(owner, id, code)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toHaveLength(90);
    const [used] = await database.select().from(coupons).where(eq(coupons.code, code));
    expect(used?.usedCount).toBe(10);
  }
}, 120_000);
