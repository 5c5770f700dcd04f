import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { emails } from '../database/email-tables.ts';
import { createClaimDue, type ClaimedEmail, type Claiming } from './claim-emails-store.ts';
import { dropEmail, giveUp, listTroubled, nextDueAfter, noteSent, tryAgainAt } from './outbox-store.ts';

let example: ExampleDatabase;
let claim: ReturnType<typeof createClaimDue>;
beforeEach(async () => {
  example = await openExampleDatabase();
  claim = createClaimDue(example.database);
});
afterEach(() => example.close());

async function queue(changes: Partial<typeof emails.$inferInsert> = {}): Promise<void> {
  const recipient = 'ruth@example.com';
  const of = { recipient, normalisedRecipient: recipient };
  const row = { kind: 'email', ...of, payload: {}, dueAt: 10, createdAt: 10 };
  await example.database.insert(emails).values({ ...row, ...changes });
}

const claimDue = (total: number, now: number, leaseUntil: number, changes: Partial<Claiming> = {}) =>
  claim(example.database, {
    room: { total, bulk: total, business: total },
    sending: [],
    now,
    leaseUntil,
    isClockTrusted: true,
    ...changes,
  });
const ids = (claimed: ClaimedEmail[]) => claimed.map(({ id }) => id);
const row = async () => (await example.database.select().from(emails))[0];

describe('claiming', () => {
  it('takes the longest due first, no more than asked for, and none twice', async () => {
    for (const dueAt of [30, 10, 20, 99]) await queue({ dueAt });
    expect(ids(await claimDue(2, 50, 1000)).sort()).toEqual([2, 3]);
    expect(ids(await claimDue(5, 50, 1000))).toEqual([1]);
    expect(await claimDue(5, 50, 1000)).toEqual([]);
    expect(ids(await claimDue(5, 99, 1000))).toEqual([4]);
  });

  it('takes what another process claimed once its lease has ended, where the clock can be trusted', async () => {
    await queue();
    await claimDue(1, 10, 1000);
    expect(await claimDue(1, 999, 2000)).toEqual([]);
    expect(await claimDue(1, 1000, 2000, { isClockTrusted: false })).toEqual([]);
    expect(await claimDue(1, 1000, 2000)).toMatchObject([{ id: 1, attempts: 2 }]);
  });

  it('never takes what this process is sending itself', async () => {
    await queue();
    const sending = await claimDue(1, 10, 1000);
    expect(await claimDue(5, 5000, 9000, { sending })).toEqual([]);
  });

  it('keeps the emails of one booking to one person in order, and holds up nobody else', async () => {
    await example.addBooking(1);
    await example.addBooking(2);
    await queue({ bookingId: 1 });
    await queue({ bookingId: 1, recipient: 'hello@willow.example' });
    await queue({ bookingId: 1 });
    await queue({ bookingId: 2 });
    const claimed = await claimDue(9, 10, 1000);
    expect(ids(claimed).sort()).toEqual([1, 2, 4]);
    const [first] = claimed.filter(({ id }) => id === 1);
    if (!first) throw new Error('not claimed');
    await tryAgainAt(example.database, first, 500, { lastError: 'away', refusals: 0 });
    expect(await claimDue(9, 499, 1000)).toEqual([]);
    const again = await claimDue(9, 500, 1500);
    expect(ids(again)).toEqual([1]);
    await noteSent(example.database, [1], 501);
    expect(ids(await claimDue(9, 501, 1500))).toEqual([3]);
  });
});

describe('recording the result of a claim', () => {
  it('has no effect once another process has claimed the row', async () => {
    await queue();
    const [lost] = await claimDue(1, 10, 20);
    if (!lost) throw new Error('not claimed');
    await claimDue(1, 20, 1000);
    await tryAgainAt(example.database, lost, 30, { lastError: 'late', refusals: 0 });
    await giveUp(example.database, lost, 'late', false);
    await dropEmail(example.database, lost);
    expect(await row()).toMatchObject({ status: 'sending', attempts: 2, lastError: null, dueAt: 1000 });
  });

  it('accepts even a late report that an email was sent', async () => {
    await queue();
    const [lost] = await claimDue(1, 10, 20);
    if (!lost) throw new Error('not claimed');
    await noteSent(example.database, [lost.id], 25);
    expect(await row()).toMatchObject({ status: 'sent', sentAt: 25 });
    expect(await claimDue(1, 1000, 2000)).toEqual([]);
  });
});

describe('looking at the outbox', () => {
  it('tells when something becomes due next', async () => {
    expect(await nextDueAfter(example.database, 0)).toBeNull();
    for (const dueAt of [10, 30, 20]) await queue({ dueAt });
    expect(await nextDueAfter(example.database, 0)).toBe(10);
    expect(await nextDueAfter(example.database, 10)).toBe(20);
    expect(await nextDueAfter(example.database, 30)).toBeNull();
  });

  it('lists what is in trouble, newest first, and nothing else', async () => {
    await queue({ lastError: 'away' });
    await queue();
    await queue({ status: 'failed', lastError: 'refused' });
    await queue({ status: 'sent' });
    expect((await listTroubled(example.database, 9)).map(({ id }) => id)).toEqual([3, 1]);
    expect(await listTroubled(example.database, 1)).toHaveLength(1);
  });
});
