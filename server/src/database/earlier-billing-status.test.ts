/** Tests the migration of businesses from when a trial counted as paid. */
import { expect, it } from 'vitest';
import { databaseBefore } from '../../test/earlier-database.ts';
import { billingStatusOf } from '../businesses/billing-status.ts';

const PAID_AT = 5000;
const CHANGED_AT = 9000;

it('keeps each business’s billing status, and distinguishes payments from trials', () => {
  const { sqlite, migrate } = databaseBefore('_standing.sql');
  const now = Date.now();
  const add = sqlite.prepare(`INSERT INTO businesses
    (name, email, diary_slug, has_paid, trial_expires_at, created_at, updated_at)
    VALUES (?, 'hello@willow.example', ?, ?, ?, 1, ${CHANGED_AT})`);
  const given: [string, 0 | 1, number | null][] = [
    ['paid', 1, null],
    ['paid, with a record of it', 1, null],
    ['on trial', 1, now + 3_600_000],
    ['after its trial', 1, now - 1000],
    ['after its trial, marked so', 0, now - 1000],
    ['unpaid', 0, null],
  ];
  const ids = given.map(([name, hasPaid, expires], at) =>
    Number(add.run(name, `willow-${at}`, hasPaid, expires).lastInsertRowid),
  );
  sqlite
    .prepare(
      'INSERT INTO payments (business_id, provider_reference, amount_pence, paid_at) VALUES (?, ?, 4900, ?)',
    )
    .run(ids[1], 'a payment', PAID_AT);
  migrate();
  const rows = sqlite
    .prepare<[], { paidAt: number | null; trialEndsAt: number | null }>(
      'SELECT paid_at AS paidAt, trial_ends_at AS trialEndsAt FROM businesses ORDER BY id',
    )
    .all();
  expect(rows).toEqual([
    { paidAt: CHANGED_AT, trialEndsAt: null },
    { paidAt: PAID_AT, trialEndsAt: null },
    { paidAt: null, trialEndsAt: now + 3_600_000 },
    { paidAt: null, trialEndsAt: now - 1000 },
    { paidAt: null, trialEndsAt: now - 1000 },
    { paidAt: null, trialEndsAt: null },
  ]);
  expect(rows.map((row) => billingStatusOf({ ...row, isActive: true, coveredUntil: null }, now))).toEqual([
    'paid',
    'paid',
    'trial',
    'trial_ended',
    'trial_ended',
    'unpaid',
  ]);
  const version = () =>
    sqlite.prepare('SELECT diary_version FROM businesses WHERE id = ?').pluck().get(ids[5]);
  const before = Number(version());
  sqlite.prepare('UPDATE businesses SET paid_at = 1 WHERE id = ?').run(ids[5]);
  expect(version(), 'a payment is seen by whoever watches').toBe(before + 1);
  sqlite.close();
});
