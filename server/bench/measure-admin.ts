/** What a page and the figures of each of the admin's lists cost, with a hundred thousand rows in each. */
import { rmSync } from 'node:fs';
import { adminRoutes } from '@daybook/schema/words/admin-routes';
import { figureOf, tableText, told } from './figures.ts';
import { startProduct, type RunningServer } from './processes.ts';
import { LISTED, seedAdmin } from './seed-admin.ts';

const ROUNDS = 15;
/** Milliseconds: what a page may take. */
const BAR = 30;
const LAST_PAGE = LISTED / 20;

const coupons = adminRoutes.searchCoupons.path;
const businesses = adminRoutes.searchBusinesses.path;
const users = adminRoutes.searchUsers.path;
const audit = adminRoutes.searchAudit.path;

const cases: Record<string, string> = {
  'coupons, the first page': coupons,
  'coupons by uses, the last page': `${coupons}?sort=uses&page=${LAST_PAGE}`,
  'coupons, inactive, the page in the middle': `${coupons}?state=inactive&page=${LAST_PAGE / 8}`,
  'coupons, a search that finds 10,000': `${coupons}?search=barbers`,
  'coupons, a search that finds one': `${coupons}?search=code-77777`,
  'coupons, the figures': adminRoutes.countCoupons.path,
  'businesses, the first page': businesses,
  'businesses by revenue, the last page': `${businesses}?sort=revenue&page=${LAST_PAGE}`,
  'businesses whose trial has ended, by name': `${businesses}?billing_status=trial_ended&sort=name`,
  'businesses, a search that finds all': `${businesses}?search=example`,
  'businesses, the same, a page in the middle': `${businesses}?search=example&page=${LAST_PAGE / 2}`,
  'businesses, two words by revenue': `${businesses}?search=zoe%20barn&sort=revenue`,
  'businesses, a search that finds one': `${businesses}?search=business-77777`,
  'businesses, a search that finds none': `${businesses}?search=nobody`,
  'businesses, the figures': adminRoutes.countBusinesses.path,
  'users, the first page': users,
  'users by address, the last page': `${users}?sort=email&page=${LAST_PAGE}`,
  'users who used a coupon, last seen first': `${users}?having=coupon&sort=last-seen`,
  'users, a search that finds 1,000': `${users}?search=hana%20sato`,
  'users, the figures': adminRoutes.countUsers.path,
  'weeks of the platform': adminRoutes.listWeeks.path,
  'what admins did, a search': `${audit}?search=code-77777&action=coupon_changed`,
};

/** The table, as text. */
export async function measureAdmin(folder: string, smtpPort: number): Promise<string> {
  const file = `${folder}/admin.db`;
  const sessionToken = await seedAdmin(file, Date.now());
  const product = await startProduct({ databaseFile: file, databaseUrl: null }, smtpPort);
  try {
    const table = [
      [
        `the admin’s lists, ${LISTED.toLocaleString('en-GB')} each`,
        `milliseconds (bar: ${BAR})`,
        'of processor',
      ],
    ];
    for (const [name, path] of Object.entries(cases)) {
      const rounds = await measure(product, path, sessionToken);
      const write = (value: number) => value.toFixed(1);
      table.push([
        name,
        told(figureOf(rounds.map(({ milliseconds }) => milliseconds)), write),
        told(figureOf(rounds.map(({ processor }) => processor)), write),
      ]);
    }
    return tableText(table);
  } finally {
    await product.stop();
    for (const end of ['', '-wal', '-shm', '.log']) rmSync(file + end, { force: true });
  }
}

interface Round {
  milliseconds: number;
  /** Milliseconds that the product's process kept processors busy. */
  processor: number;
}

async function measure(product: RunningServer, path: string, sessionToken: string): Promise<Round[]> {
  const call = async () => {
    const headers = { Cookie: `auth_token=${encodeURIComponent(sessionToken)}` };
    const answer = await fetch(`http://localhost:${product.port}${path}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const rounds: Round[] = [];
  // Once before: what is read the first time comes from the file.
  await call();
  for (let round = 0; round < ROUNDS; round += 1) {
    const busy = await product.processorTime();
    const began = performance.now();
    await call();
    const milliseconds = performance.now() - began;
    rounds.push({ milliseconds, processor: ((await product.processorTime()) - busy) / 1000 });
  }
  return rounds;
}
