/**
 * Changes of the same row at the same moment: the later one must decide by what the earlier one has written.
 * SQLite runs them one after the other anyway.
 */

import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdminBusinessChange } from '@daybook/schema/contract/admin/businesses';
import { closeAccount } from '../src/accounts/deletion/deletion-store.ts';
import { changeAnyBusiness } from '../src/admin/businesses/change-business-store.ts';
import { changeCoupon, deleteSomeOfCoupon } from '../src/admin/coupons/change-coupons-store.ts';
import { retryEmail, retrySomeEmails } from '../src/admin/outbox/find-emails-store.ts';
import { adminActions } from '../src/database/admin-tables.ts';
import type { OpenedDatabase } from '../src/database/database.ts';
import { emails } from '../src/database/email-tables.ts';
import { coupons } from '../src/database/money-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { newsletterSignups } from '../src/database/visitor-tables.ts';
import { emptyEmailsBefore, deleteEmailsBefore } from '../src/jobs/clean-up-store.ts';
import { signUp, confirmSignup } from '../src/newsletter/sign-up.ts';
import { buildersFor, NOW, type Builders } from './builders.ts';
import { contextOf } from './context.ts';
import { eventually } from './eventually.ts';
import { isPostgres, newPlace, openPlace, type TestPlace } from './test-database.ts';

let place: TestPlace;
/** Two processes on one database, and a separate connection that locks one row. */
let one: OpenedDatabase;
let other: OpenedDatabase;
let hand: pg.Client;
let add: Builders;

const by = { who: 'alma@daybook.example', now: NOW };

/** Writes to a row, starts all `others`, which wait for it, and only then commits. */
async function holding<Result>(statement: string, others: (() => Promise<Result>)[]): Promise<Result[]> {
  await hand.query('BEGIN');
  await hand.query(statement);
  const begun: Promise<Result>[] = [];
  for (const begin of others) {
    begun.push(begin());
    await eventually(async () => (await waiting()) === begun.length);
  }
  await hand.query('COMMIT');
  return Promise.all(begun);
}

/** Counts the connections that wait for a lock. */
async function waiting(): Promise<number> {
  // Without this, a transaction would see the same snapshot of the others again.
  await hand.query('SELECT pg_stat_clear_snapshot()');
  const { rowCount } = await hand.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
}

describe.runIf(isPostgres)('at the same moment', () => {
  beforeEach(async () => {
    place = await newPlace();
    [one, other] = [openPlace(place), openPlace(place)];
    hand = new pg.Client({ connectionString: place.databaseUrl ?? '' });
    await hand.connect();
    add = buildersFor(one);
  });
  afterEach(async () => {
    await hand.end();
    await Promise.all([one.close(), other.close()]);
    await place.remove();
  });

  const failed = {
    kind: 'email',
    recipient: 'ada@example.com',
    status: 'failed',
    payload: { a: 1 },
  } as const;
  const email = async () => (await one.select().from(emails))[0];
  const actions = async () => (await one.select().from(adminActions)).map(({ action }) => action);

  it('an email that was retried and sent is not sent twice', async () => {
    const { id } = await add.email(failed);
    const isGone = `UPDATE emails SET status = 'sent' WHERE id = ${id}`;
    expect(await holding(isGone, [() => one.write({}, (tx) => retryEmail(tx, id, by))])).toEqual([
      { ok: false, reason: 'not failed' },
    ]);
    expect((await email())?.status).toBe('sent');
    expect(await actions()).toEqual([]);
  });

  it('nor is one of many that are retried together', async () => {
    const { id } = await add.email(failed);
    const isGone = `UPDATE emails SET status = 'sent' WHERE id = ${id}`;
    const some = () => one.write({}, (tx) => retrySomeEmails(tx, id + 1, by));
    expect(await holding(isGone, [some])).toEqual([{ retried: 0, next: null }]);
    expect((await email())?.status).toBe('sent');
  });

  it.each([
    ['emptied', () => one.write({}, (tx) => emptyEmailsBefore(tx, NOW, 9))],
    ['deleted', () => one.write({}, (tx) => deleteEmailsBefore(tx, NOW, 9))],
  ])('an email that is tried again is not %s as one that is over', async (_what, job) => {
    const { id } = await add.email({ ...failed, createdAt: NOW - 1 });
    expect(await holding(`UPDATE emails SET status = 'queued' WHERE id = ${id}`, [job])).toEqual([0]);
    expect(await email()).toMatchObject({ status: 'queued', payload: { a: 1 } });
  });

  const requested = { description: null, max_uses: 2, expires_at: null, is_active: true };
  const changeOn = (database: OpenedDatabase, id: number) =>
    database.write({ coupon: id }, (tx) => changeCoupon(tx, id, requested, by));
  const deleteSomeOn = (database: OpenedDatabase, id: number) =>
    database.write({ coupon: id }, (tx) => deleteSomeOfCoupon(tx, id, by));

  it('a coupon is left as many uses as were taken', async () => {
    const { id } = await add.coupon({ code: 'SPRING', usedCount: 2 });
    const taken = `UPDATE coupons SET used_count = used_count + 1 WHERE id = ${id}`;
    const change = () => changeOn(one, id);
    expect(await holding(taken, [change])).toEqual([{ ok: false, reason: 'below used' }]);
    expect(await one.select().from(coupons).where(eq(coupons.id, id))).toMatchObject([
      { usedCount: 3, maxUses: null },
    ]);
  });

  it('a coupon that one admin opens again is not deleted by another', async () => {
    const { id } = await add.coupon({ code: 'SPRING', isActive: false });
    const [changed, deleted] = await holding<{ ok: boolean }>(
      `UPDATE coupons SET description = '' WHERE id = ${id}`,
      [() => changeOn(one, id), () => deleteSomeOn(other, id)],
    );
    expect([changed?.ok, deleted]).toEqual([true, { ok: false, reason: 'still active' }]);
    expect(await actions()).toEqual(['coupon_changed']);
  });

  it('a coupon that two admins delete is logged once', async () => {
    const { id } = await add.coupon({ code: 'SPRING', isActive: false });
    const deleted = await holding<{ ok: boolean }>(`UPDATE coupons SET description = '' WHERE id = ${id}`, [
      () => deleteSomeOn(one, id),
      () => deleteSomeOn(other, id),
    ]);
    expect(deleted.map(({ ok }) => ok)).toEqual([true, false]);
    expect(await actions()).toEqual(['coupon_deleted']);
  });

  it('an address that is confirmed stays so, though it signs up once more', async () => {
    const signup = await add.signup({ email: 'Ada@example.com' });
    const [first, second] = [contextOf(one, () => NOW), contextOf(other, () => NOW)];
    const token = first.links.newsletterLink.tokenOf({ id: signup.signupId, email: signup.email });
    await holding<unknown>(`UPDATE newsletter_signups SET source = 'hero'`, [
      () => confirmSignup(first, token),
      () =>
        signUp(second, {
          email: 'ada@example.com',
          signup_source: 'footer',
          first_name: null,
          last_name: null,
        }),
    ]);
    expect(await one.select().from(newsletterSignups)).toMatchObject([{ status: 'active' }]);
    expect(await email()).toBeUndefined();
  });

  it('a link to a signup that is deleted leads nowhere', async () => {
    const signup = await add.signup({ email: 'ada@example.com' });
    const context = contextOf(one, () => NOW);
    const token = context.links.newsletterLink.tokenOf({ id: signup.signupId, email: signup.email });
    const confirming = () => confirmSignup(context, token).catch((error: unknown) => error);
    expect(await holding('DELETE FROM newsletter_signups', [confirming])).toMatchObject([{ status: 404 }]);
  });

  it('an admin writes nothing into a business whose account is deleted', async () => {
    const owner = await add.owner({ email: 'olive@salon.example' });
    const { id } = await add.business({ ownerId: owner.id });
    const change: AdminBusinessChange = {
      ...{ business_name: 'Barn', business_email: 'hello@barn.example', business_phone: null },
      ...{ business_address: '1 Lane', postcode: null, is_active: true, has_paid: true },
    };
    const [closed, changed] = await holding<unknown>(
      `UPDATE businesses SET updated_at = 1 WHERE id = ${id}`,
      [
        () => closeAccount({ database: one, secrets: ['a secret'] }, owner.id, NOW),
        () => changeAnyBusiness(other, id, change, { ...by, random: randomBytes }),
      ],
    );
    expect([closed, changed]).toEqual([true, { ok: false, reason: 'no business' }]);
    expect((await one.select().from(businesses))[0]?.address).not.toBe('1 Lane');
  });
});
