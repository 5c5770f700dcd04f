import { afterEach, beforeEach, expect, it } from 'vitest';
import { BLOCK_DAYS, DAY, MESSAGE_KEPT_DAYS, NEWSLETTER_LINK_DAYS } from '@daybook/schema/figures/periods';
import { exampleBusiness, openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { isPostgres, sqliteOf } from '../../test/test-database.ts';
import { IDEMPOTENCY_KEY_MILLISECONDS } from '../bookings/place-booking.ts';
import { DATA_LINK } from '../customer-data/customer-data-facts.ts';
import { bookings } from '../database/booking-tables.ts';
import { emails } from '../database/email-tables.ts';
import { checkouts, payments, subscriptions } from '../database/money-tables.ts';
import { blockedPeople, businesses, sessions, users } from '../database/tables.ts';
import { contactMessages, newsletterSignups } from '../database/visitor-tables.ts';
import { EMAILS_COUNT_FOR } from '../emails/email-bounds.ts';
import { cleanUp, EMAILS_KEPT_FOR, paymentsKeptFrom } from './clean-up.ts';

const NOW = Date.parse('2026-11-20T03:17Z');
const OLD = NOW - EMAILS_KEPT_FOR - 1;
let example: ExampleDatabase;
beforeEach(async () => {
  example = await openExampleDatabase();
});
afterEach(() => example.close());

const run = () => cleanUp({ database: example.database, clock: () => NOW });

async function email(changes: Partial<typeof emails.$inferInsert>): Promise<void> {
  const row = {
    kind: 'email',
    businessId: exampleBusiness.id,
    recipient: 'ruth@example.com',
    normalisedRecipient: 'ruth@example.com',
    payload: { name: 'Ruth' },
    dueAt: OLD,
    createdAt: OLD,
  };
  await example.database.insert(emails).values({ ...row, ...changes });
}

it('empties emails 30 days after they were sent or given up, and no others', async () => {
  await email({ status: 'sent', sentAt: OLD });
  await email({ status: 'failed' });
  await email({ status: 'sent', sentAt: OLD + 2 });
  await email({ status: 'queued' });
  await run();
  const kept = { name: 'Ruth' };
  const emailRows = await example.database.select().from(emails).orderBy(emails.id);
  expect(emailRows.map(({ payload }) => payload)).toEqual([{}, {}, kept, kept]);
});

it('deletes the emails with a link to a customer’s own data, which anybody with a link may cause every day', async () => {
  await email({ kind: DATA_LINK, status: 'sent', sentAt: OLD });
  await email({ kind: DATA_LINK, status: 'failed' });
  await email({ kind: DATA_LINK, status: 'sent', sentAt: OLD + 2 });
  await email({ kind: DATA_LINK, status: 'queued' });
  await email({ kind: 'email', status: 'sent', sentAt: OLD });
  await run();
  const emailRows = await example.database.select().from(emails).orderBy(emails.id);
  expect(emailRows.map(({ id }) => id)).toEqual([3, 4, 5]);
});

// PostgreSQL's plan depends on the number of rows.
it.skipIf(isPostgres)(
  'finds the emails that are yet to be emptied without reading those of all years',
  () => {
    const plan = sqliteOf(example.database)
      .prepare<[], { detail: string }>(
        `EXPLAIN QUERY PLAN SELECT id, kind FROM emails
       WHERE status IN ('sent', 'failed') AND created_at < 5 AND coalesce(sent_at, created_at) < 5
         AND cast(payload AS text) <> '{}' LIMIT 500`,
      )
      .all();
    expect(plan.map(({ detail }) => detail).join()).toContain('emails_with_facts');
  },
);

it('empties any number of them', async () => {
  for (let number = 0; number < 1001; number += 1) await email({ status: 'sent', sentAt: OLD });
  await run();
  expect(
    (await example.database.select().from(emails)).every(({ payload }) => JSON.stringify(payload) === '{}'),
  ).toBe(true);
});

it('deletes the idempotency keys of bookings that are a day old, without notifying open pages', async () => {
  const { database } = example;
  const version = async () =>
    (await database.select({ version: businesses.diaryVersion }).from(businesses))[0];
  const aDayAgo = NOW - IDEMPOTENCY_KEY_MILLISECONDS;
  await example.addBooking(1, { idempotencyKey: 'old', createdAt: aDayAgo });
  await example.addBooking(2, { idempotencyKey: 'young', createdAt: aDayAgo + 1 });
  const before = await version();
  await run();
  const kept = await database.select({ key: bookings.idempotencyKey }).from(bookings).orderBy(bookings.id);
  expect(kept).toEqual([{ key: null }, { key: 'young' }]);
  expect(await version()).toEqual(before);
});

it('forgets the address for which emails were counted once they count no more', async () => {
  const countedFor = 'ruth@example.com';
  for (let number = 0; number < 501; number += 1)
    await email({ countedFor, createdAt: NOW - EMAILS_COUNT_FOR - 1 });
  await email({ countedFor, createdAt: NOW - EMAILS_COUNT_FOR });
  await run();
  const counted = (await example.database.select().from(emails)).filter((email) => email.countedFor !== null);
  expect(counted.map(({ id }) => id)).toEqual([502]);
});

it('ends a block after a year', async () => {
  const begun = NOW - BLOCK_DAYS * DAY;
  await example.database.insert(blockedPeople).values([
    { personHash: 'over', blockedAt: begun },
    { personHash: 'stands', blockedAt: begun + 1 },
  ]);
  await run();
  expect(await example.database.select().from(blockedPeople)).toMatchObject([{ personHash: 'stands' }]);
});

it.each([
  ['2026-04-05T22:59:59Z', '2019-04-05T23:00:00Z'],
  ['2026-04-05T23:00:00Z', '2020-04-05T23:00:00Z'],
  ['2026-12-31T23:59:59Z', '2020-04-05T23:00:00Z'],
])('at %s, keeps payments of tax years from %s on', (now, from) => {
  expect(new Date(paymentsKeptFrom(Date.parse(now))).getTime()).toBe(Date.parse(from));
});

it('deletes payments six years after their tax year where the business is gone, with all that led to them', async () => {
  const { database } = example;
  const first = paymentsKeptFrom(NOW);
  await database.insert(businesses).values([
    { name: 'Closed', email: '', diarySlug: 'deleted 2', createdAt: 0, updatedAt: 0, deletedAt: 1 },
    { name: 'Open', email: 'a@b.example', diarySlug: 'open', createdAt: 0, updatedAt: 0 },
  ]);
  const kept: string[] = [];
  for (const [businessId, isGone] of [
    [null, true],
    [2, true],
    [3, false],
  ] as const)
    for (const paidAt of [first - 1, first]) {
      const of = `${businessId} ${paidAt}`;
      if (!isGone || paidAt === first) kept.push(of);
      await database.insert(payments).values({ businessId, providerReference: of, amountPence: 1, paidAt });
      await database.insert(subscriptions).values({
        businessId,
        reference: of,
        customerReference: of,
        status: 'ended',
        paidUntil: paidAt,
        knownAt: 0,
        createdAt: 0,
      });
      await database.insert(checkouts).values({
        id: of,
        businessId,
        model: 'subscription',
        pricePence: 1,
        status: 'completed',
        createdAt: paidAt,
        expiresAt: paidAt,
      });
    }
  await run();
  expect((await database.select().from(payments)).map((row) => row.providerReference)).toEqual(kept);
  expect((await database.select().from(subscriptions)).map((row) => row.reference)).toEqual(kept);
  expect((await database.select().from(checkouts)).map((row) => row.id)).toEqual(kept);
});

it('deletes sessions that have run out', async () => {
  const user = {
    id: 1,
    subject: 'sub',
    personHash: 'person',
    email: 'ada@example.com',
    firstSeen: 0,
    lastSeen: 0,
  };
  await example.database.insert(users).values(user);
  for (const [tokenHash, expiresAt] of [
    ['over', NOW - 1],
    ['open', NOW],
  ] as const) {
    await example.database.insert(sessions).values({ tokenHash, userId: 1, createdAt: 0, expiresAt });
  }
  await run();
  expect((await example.database.select().from(sessions)).map(({ tokenHash }) => tokenHash)).toEqual([
    'open',
  ]);
});

it('deletes signups whose link has expired; addresses that had unsubscribed before stay unsubscribed', async () => {
  const ended = NOW - NEWSLETTER_LINK_DAYS * DAY;
  const add = async (email: string, given: Partial<typeof newsletterSignups.$inferInsert>) =>
    await example.database
      .insert(newsletterSignups)
      .values({ email, normalisedEmail: email, source: 'footer', createdAt: 1, askedAt: ended, ...given });
  await add('unanswered@example.com', {});
  await add('may-answer@example.com', { askedAt: ended + 1 });
  await add('reader@example.com', { status: 'active' });
  await add('left@example.com', { unsubscribedAt: 1 });
  await run();
  const { email, status } = newsletterSignups;
  expect(await example.database.select({ email, status }).from(newsletterSignups)).toEqual([
    { email: 'may-answer@example.com', status: 'pending' },
    { email: 'reader@example.com', status: 'active' },
    { email: 'left@example.com', status: 'unsubscribed' },
  ]);
});

it('forgets messages to support after a year', async () => {
  const add = async (message: string, createdAt: number) =>
    await example.database
      .insert(contactMessages)
      .values({ firstName: 'Ada', lastName: 'King', email: 'ada@example.com', message, createdAt });
  await add('old', NOW - MESSAGE_KEPT_DAYS * DAY - 1);
  await add('newer', NOW - MESSAGE_KEPT_DAYS * DAY);
  await run();
  expect(await example.database.select({ message: contactMessages.message }).from(contactMessages)).toEqual([
    { message: 'newer' },
  ]);
});

it('deletes emails of no booking and no business, once they are over and old', async () => {
  await email({ kind: 'sent', status: 'sent', businessId: null });
  await email({ kind: 'failed', status: 'failed', businessId: null });
  await email({ kind: 'on its way', status: 'queued', businessId: null });
  await email({ kind: 'newer', status: 'sent', businessId: null, createdAt: OLD + 1 });
  await email({ kind: 'of a business', status: 'sent' });
  await run();
  expect(
    (await example.database.select({ kind: emails.kind }).from(emails).orderBy(emails.id)).map(
      ({ kind }) => kind,
    ),
  ).toEqual(['on its way', 'newer', 'of a business']);
});
