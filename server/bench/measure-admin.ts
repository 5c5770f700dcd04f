/** Measures the pages and figures of the admin's lists, with ten thousand rows in each. */

import { DAY } from '@daybook/schema/figures/periods';
import { adminRoutes } from '@daybook/schema/words/admin-routes';
import { insertNewBookings } from '../src/bookings/write-bookings-store.ts';
import { adminActions } from '../src/database/admin-tables.ts';
import { couponRedemptions, coupons, payments } from '../src/database/money-tables.ts';
import { businesses, users } from '../src/database/tables.ts';
import { sampleBooking } from '../src/sample-data/rows.ts';
import { insertRows } from '../src/sample-data/sample-store.ts';
import { signIn } from '../test/owner.ts';
import { openPlace, say, type DatabasePlace } from '../test/test-database.ts';
import type { BenchParts } from './measure-http.ts';
import { FIRST_NAMES, LAST_NAMES } from './platform.ts';
import { spread, tableText, tenths } from './report.ts';
import { ADMIN_EMAIL, SESSION_SECRET, startProduct, type RunningServer } from './servers.ts';

const ROUNDS = 15;
/** Milliseconds that a page may take. */
const BAR = 100;
const LISTED = 10_000;
const LAST_PAGE = LISTED / 20;
/** The rows are spread over a year. */
const SPAN = 365 * DAY;

const TRADES = ['Hair', 'Barbers', 'Physio', 'Barn', 'Tutors', 'Yoga', 'Garage', 'Nails', 'Cleaners', 'Vets'];
const STREETS = ['Bridge Street', 'Mill Lane', 'High Street', 'Church Road', 'Station Road'];

/** Returns the headers that the admin's browser sends. */
async function seedAdmin(place: DatabasePlace, now: number): Promise<Record<string, string>> {
  const database = openPlace(place);
  const pick = (list: readonly string[], at: number) => list[Math.floor(at) % list.length] ?? '';
  const madeAt = (n: number) => now - SPAN + n * Math.floor(SPAN / LISTED);
  const all = Array.from({ length: LISTED }, (_, at) => at + 1);
  await database.write({ business: 'new' }, async (tx) => {
    await insertRows(
      tx,
      users,
      all.map((n) => ({
        subject: `subject-${n}`,
        personHash: `person-${n}`,
        email: `person.${n}@post-${n % 100}.example`,
        givenName: pick(FIRST_NAMES, n),
        familyName: pick(LAST_NAMES, n / 10),
        firstSeen: madeAt(n),
        lastSeen: now - ((n * 7919) % SPAN),
      })),
    );
    await insertRows(
      tx,
      coupons,
      all.map((n) => ({
        code: `CODE-${n}`,
        description: `For ${pick(TRADES, n)} in ${pick(STREETS, n)}`,
        discountType: 'percentage' as const,
        discountValue: n % 101,
        maxUses: n % 3 ? 1000 : null,
        usedCount: (n * 7919) % 1000,
        isActive: n % 4 > 0,
        createdAt: madeAt(n),
      })),
    );
    // Of ten: five paid, one on trial, one whose trial is over, one by subscription, one unpaid, one
    // inactive.
    await insertRows(
      tx,
      businesses,
      all.map((n) => ({
        ownerId: n,
        name: `${pick(LAST_NAMES, n / 10)} ${pick(TRADES, n)}`,
        email: `hello@business-${n}.example`,
        address: `${n} ${pick(STREETS, n)}`,
        postcode: `HX7 ${n % 10}EX`,
        diarySlug: `business-${n}`,
        paidAt: n % 10 < 5 || n % 10 === 9 ? madeAt(n) : null,
        isActive: n % 10 < 9,
        trialEndsAt: n % 10 === 5 ? now + DAY : n % 10 === 6 ? now - DAY : null,
        coveredUntil: n % 10 === 7 ? now + 30 * DAY : null,
        createdAt: madeAt(n),
        updatedAt: madeAt(n),
      })),
    );
    await insertRows(
      tx,
      payments,
      all
        .filter((n) => [0, 1, 2, 3, 7].includes(n % 10))
        .map((n) => ({
          businessId: n,
          providerReference: `payment-${n}`,
          amountPence: 900 + ((n * 7919) % 4000),
          refundedPence: n % 50 === 0 ? 1 : 0,
          dispute: n % 500 === 0 ? ('lost' as const) : null,
          paidAt: madeAt(n),
        })),
    );
    await insertRows(
      tx,
      couponRedemptions,
      all
        .filter((n) => n % 3 === 0)
        .map((n) => ({ couponId: n, businessId: n, userId: n, redeemedAt: madeAt(n) })),
    );
    await insertNewBookings(
      tx,
      all.map((n) =>
        sampleBooking({
          businessId: n,
          eventDate: '2026-11-24',
          startsAt: madeAt(n),
          endsAt: madeAt(n) + 1_800_000,
          attendeeEmail: `${n}@example.com`,
          createdAt: madeAt(n),
        }),
      ),
    );
    await insertRows(
      tx,
      adminActions,
      all.map((n) => ({
        happenedAt: madeAt(n),
        who: ADMIN_EMAIL,
        action: n % 2 ? ('coupon_changed' as const) : ('business_changed' as const),
        subject: `CODE-${n}`,
        subjectId: n,
        text: `code-${n}\n${ADMIN_EMAIL}`,
      })),
    );
  });
  const url = 'http://localhost';
  const at = { database, clock: { now }, url, publicUrl: url, secret: SESSION_SECRET };
  const { headers } = await signIn(at, ADMIN_EMAIL);
  await say(database, 'PRAGMA wal_checkpoint(TRUNCATE)');
  await database.close();
  return headers;
}

const couponList = adminRoutes.searchCoupons.path;
const businessList = adminRoutes.searchBusinesses.path;
const userList = adminRoutes.searchUsers.path;
const auditList = adminRoutes.searchAudit.path;

const cases: Record<string, string> = {
  'coupons, the first page': couponList,
  'coupons by uses, the last page': `${couponList}?sort=uses&page=${LAST_PAGE}`,
  'coupons, inactive, a page in the middle': `${couponList}?state=inactive&page=${LAST_PAGE / 10}`,
  'coupons, a search that finds 1,000': `${couponList}?search=barbers`,
  'coupons, a search that finds one': `${couponList}?search=code-7777`,
  'coupons, the figures': adminRoutes.countCoupons.path,
  'businesses, the first page': businessList,
  'businesses by revenue, the last page': `${businessList}?sort=revenue&page=${LAST_PAGE}`,
  'businesses whose trial has ended, by name': `${businessList}?billing_status=trial_ended&sort=name`,
  'businesses, a search that finds all': `${businessList}?search=example`,
  'businesses, the same, a page in the middle': `${businessList}?search=example&page=${LAST_PAGE / 2}`,
  'businesses, two words by revenue': `${businessList}?search=zoe%20barn&sort=revenue`,
  'businesses, a search that finds one': `${businessList}?search=business-7777`,
  'businesses, a search that finds none': `${businessList}?search=nobody`,
  'businesses, the figures': adminRoutes.countBusinesses.path,
  'users, the first page': userList,
  'users by address, the last page': `${userList}?sort=email&page=${LAST_PAGE}`,
  'users who used a coupon, last seen first': `${userList}?having=coupon&sort=last-seen`,
  'users, a search that finds 100': `${userList}?search=hana%20sato`,
  'users, the figures': adminRoutes.countUsers.path,
  'weeks of the platform': adminRoutes.listWeeks.path,
  'what admins did, a search': `${auditList}?search=code-7777&action=coupon_changed`,
};

export async function measureAdmin({ engine, smtpPort, started }: BenchParts): Promise<string> {
  const place = await engine.newDatabase();
  const headers = await seedAdmin(place, Date.now());
  const product = started(await startProduct(place, smtpPort));
  const table = [
    [
      `the admin’s lists, ${LISTED.toLocaleString('en-GB')} each`,
      `milliseconds (bar: ${BAR})`,
      'of processor',
    ],
  ];
  for (const [name, path] of Object.entries(cases)) {
    const { took, processor } = await measure(product, path, headers);
    table.push([name, spread(took, tenths), spread(processor, tenths)]);
  }
  await product.stop();
  return tableText(table);
}

/** Returns the milliseconds of each round, and the CPU time of the product's process. */
async function measure(product: RunningServer, path: string, headers: Record<string, string>) {
  const call = async () => {
    const url = `http://localhost:${product.port}`;
    const response = await fetch(url + path, { headers: { ...headers, Origin: url } });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  };
  const rounds: { took: number[]; processor: number[] } = { took: [], processor: [] };
  // Calls once before: the first read comes from the file.
  await call();
  for (let round = 0; round < ROUNDS; round += 1) {
    const busy = await product.processorTime();
    const began = performance.now();
    await call();
    rounds.took.push(performance.now() - began);
    rounds.processor.push(((await product.processorTime()) - busy) / 1000);
  }
  return rounds;
}
