import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '@daybook/schema/figures/periods';
import { buildersFor, NOW, type Builders } from '../../test/builders.ts';
import { eventually } from '../../test/eventually.ts';
import { openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { isPostgres, openPlace, rowsOf, sqliteOf } from '../../test/test-database.ts';
import { expiryNoticeFacts } from '../businesses/expiry-notices/expiry-notice-email.ts';
import {
  queueDueExpiryNotices,
  isExpiryNoticeStillDue,
} from '../businesses/expiry-notices/expiry-notices-store.ts';
import { lookForExpiryNotices, writeBusiness } from '../businesses/write-business-store.ts';
import { emails } from '../database/email-tables.ts';
import { subscriptions } from '../database/money-tables.ts';
import { businesses, users, type BusinessRow } from '../database/tables.ts';
import { queueDueEmails } from './queue-due-emails.ts';

let now: number;
let wakes: number;
let example: ExampleDatabase;
let add: Builders;

beforeEach(async () => {
  now = NOW;
  wakes = 0;
  example = await openExampleDatabase();
  add = buildersFor(example.database);
});
afterEach(() => example.close());

const tell = (database = example.database) =>
  queueDueEmails({ database, clock: () => now, onMailQueued: () => (wakes += 1) }, queueDueExpiryNotices);
const emailRows = async () => await example.database.select().from(emails);
const kinds = async () => (await emailRows()).map(({ kind }) => kind);
const rowOf = async (id: number) =>
  (await example.database.select().from(businesses).where(eq(businesses.id, id)))[0] ?? expect.fail('gone');
const change = (id: number, values: Partial<BusinessRow>) =>
  example.database.write({ business: id }, (tx) => writeBusiness(tx, id, values));

async function unpaid(given: Partial<typeof businesses.$inferInsert> = {}): Promise<number> {
  const owner = await add.owner({ email: 'olive@salon.example' });
  return (await add.business({ ownerId: owner.id, paidAt: null, ...given })).id;
}

async function onTrial(hours = 48, given: Partial<typeof businesses.$inferInsert> = {}): Promise<number> {
  const id = await unpaid(given);
  await change(id, { trialEndsAt: NOW + hours * HOUR, trialHours: hours });
  return id;
}

async function subscribed(given: Partial<typeof subscriptions.$inferInsert> = {}): Promise<number> {
  const id = await unpaid();
  const paidUntil = NOW + 30 * DAY;
  await example.database.insert(subscriptions).values({
    businessId: id,
    reference: `sub_${id}`,
    customerReference: `cus_${id}`,
    status: 'active',
    paidUntil,
    knownAt: NOW,
    createdAt: NOW,
    ...given,
  });
  await change(id, { coveredUntil: paidUntil + 7 * DAY });
  return id;
}
const changeSubscription = (id: number, values: Partial<typeof subscriptions.$inferInsert>) =>
  example.database.write({ business: id }, async (tx) => {
    await tx.update(subscriptions).set(values).where(eq(subscriptions.businessId, id));
    await lookForExpiryNotices(tx, id);
  });

describe('a trial of two days', () => {
  it('causes an email a day before its end and at its end, once each', async () => {
    const id = await onTrial(48);
    for (const after of [0, DAY - 1]) {
      now = NOW + after;
      expect(await tell()).toBe(0);
    }
    now = NOW + DAY;
    expect(await tell()).toBe(1);
    expect(await tell()).toBe(0);
    now = NOW + 2 * DAY - 1;
    expect(await tell()).toBe(0);
    now = NOW + 2 * DAY;
    expect(await tell()).toBe(1);
    now += 365 * DAY;
    expect(await tell()).toBe(0);
    expect(await kinds()).toEqual(['trial_ending', 'trial_ended']);
    expect(wakes).toBe(2);
    expect((await rowOf(id)).expiryNoticeDueAt, 'nothing more is to come').toBeNull();
  });

  it('causes an email to the owner’s address, with its facts', async () => {
    const id = await onTrial(48, { name: 'Barn Pilates', email: 'desk@barn.example', confirmedEmail: null });
    now = NOW + DAY;
    await tell();
    expect(await emailRows()).toMatchObject([
      { recipient: 'olive@salon.example', businessId: id, dueAt: now },
    ]);
    expect(expiryNoticeFacts.parse((await emailRows())[0]?.payload)).toMatchObject({
      businessName: 'Barn Pilates',
      news: { kind: 'trial_ending', endsAt: NOW + 2 * DAY, hours: 48 },
    });
  });
});

it('emails about a trial of one day when half of it is over', async () => {
  await onTrial(24);
  expect(await tell()).toBe(0);
  now = NOW + DAY / 2;
  expect(await tell()).toBe(1);
  expect(await kinds()).toEqual(['trial_ending']);
});

it('sends no more emails about a trial that was paid for, or whose business is gone', async () => {
  const paid = await onTrial(24);
  const deleted = await onTrial(24);
  await change(paid, { paidAt: NOW });
  await change(deleted, { deletedAt: NOW });
  for (const after of [0, 2 * DAY]) {
    now = NOW + after;
    expect(await tell()).toBe(0);
  }
});

it('emails nobody whose account is gone', async () => {
  const id = await onTrial(24, { confirmedEmail: null });
  await example.database.delete(users).where(eq(users.id, (await rowOf(id)).ownerId ?? 0));
  expect(await tell()).toBe(0);
});

it('emails about a failed renewal on three days, and about the closed diary at the end of the grace period', async () => {
  const id = await subscribed();
  expect(await tell()).toBe(0);
  now = NOW + 30 * DAY;
  await changeSubscription(id, { status: 'past_due', failingSince: now });
  for (let hours = 0; hours < 10 * 24; hours += 1) {
    await tell();
    now += HOUR;
  }
  expect(await kinds()).toEqual(['renewal_failed', 'renewal_failed', 'renewal_failed', 'subscription_ended']);
  const days = (await emailRows()).map(({ createdAt }) => (createdAt - NOW) / DAY - 30);
  expect(days).toEqual([0, 3, 6, 7]);
});

it('emails again about the next failure, if one was paid in between', async () => {
  const id = await subscribed();
  for (const month of [1, 2]) {
    now = NOW + month * 30 * DAY;
    await changeSubscription(id, { status: 'past_due', failingSince: now });
    await tell();
    now += DAY;
    await changeSubscription(id, {
      status: 'active',
      failingSince: null,
      paidUntil: NOW + (month + 1) * 30 * DAY,
    });
    await change(id, { coveredUntil: NOW + (month + 1) * 30 * DAY + 7 * DAY });
    await tell();
  }
  expect(await kinds()).toEqual(['renewal_failed', 'renewal_failed']);
});

it('sends only the email that is true by then about a failure reported late', async () => {
  const id = await subscribed();
  now = NOW + 34 * DAY;
  await changeSubscription(id, { status: 'past_due', failingSince: NOW + 30 * DAY });
  expect(await tell()).toBe(1);
  expect((await emailRows())[0]?.onceKey).toMatch(/:3$/);
});

it('drops an email that waited until it was no longer true, and sends one that still is', async () => {
  const id = await onTrial(48);
  now = NOW + 2 * DAY;
  await tell();
  const facts = expiryNoticeFacts.parse((await emailRows())[0]?.payload);
  expect(await isExpiryNoticeStillDue(example.database.read, facts, now)).toBe(true);
  await change(id, { paidAt: now });
  expect(await isExpiryNoticeStillDue(example.database.read, facts, now)).toBe(false);
  await change(id, { paidAt: null, deletedAt: now });
  expect(await isExpiryNoticeStillDue(example.database.read, facts, now)).toBe(false);
});

// SQLite runs one transaction at a time.
it.skipIf(!isPostgres)('sees a change that is made while it looks', async () => {
  const second = openPlace(example.place);
  const id = await onTrial(48);
  let telling: Promise<number> = Promise.resolve(0);
  await second.write({ business: id }, async (tx) => {
    const endsTomorrow = { trialEndsAt: NOW + 24 * HOUR, trialHours: 48 };
    await tx.update(businesses).set(endsTomorrow).where(eq(businesses.id, id));
    telling = tell();
    await eventually(isAnybodyWaiting);
  });
  await telling;
  await tell();
  expect(await kinds()).toEqual(['trial_ending']);
  await second.close();
});

async function isAnybodyWaiting(): Promise<boolean> {
  const waiting = sql`SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await rowsOf(example.database, waiting)).length > 0;
}

it('writes each email once over two processes', async () => {
  const second = openPlace(example.place);
  for (let count = 0; count < 120; count += 1) await onTrial(24);
  now = NOW + DAY / 2;
  await Promise.all([tell(), tell(second)]);
  expect(await emailRows()).toHaveLength(120);
  await second.close();
});

// PostgreSQL's plan depends on the number of rows.
it.skipIf(isPostgres)('finds the owners to email by the index, without reading the others', () => {
  const plan = sqliteOf(example.database)
    .prepare<[], { detail: string }>(
      `EXPLAIN QUERY PLAN SELECT b.id FROM businesses b LEFT JOIN users u ON u.id = b.owner_id
       WHERE b.expiry_notice_due_at <= 5 AND b.expiry_notice_due_at IS NOT NULL ORDER BY b.expiry_notice_due_at LIMIT 50`,
    )
    .all()
    .map(({ detail }) => detail);
  expect(plan[0]).toMatch(/SEARCH b USING INDEX businesses_expiry_notice_due/);
  expect(plan.join()).not.toMatch(/SCAN|TEMP B-TREE/);
});
