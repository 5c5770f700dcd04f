/**
 * Changes that the provider never reported are found when the process starts, and what nobody needs is ended.
 */

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkouts, coupons, payments, subscriptions } from '../src/database/money-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { closeDispute, refund } from '../src/local/stripe/stripe-actions.ts';
import { chargeFor, intentOf } from '../src/local/stripe/stripe-charges.ts';
import { eventually } from './eventually.ts';
import { signIn } from './owner.ts';
import { checkoutOf, press } from './payer.ts';
import { changeAtProvider, eventsTold } from './provider-events.ts';
import { startServer, type TestServer } from './start.ts';
import { newPlace, type TestPlace } from './test-database.ts';

let place: TestPlace;
let server: TestServer;
beforeEach(async () => {
  place = await newPlace();
  server = await startServer({ place });
});
afterEach(async () => {
  await server.stop();
  await place.remove();
});

/** Restarts on the same database, with the same stand-in's file. */
async function restart(env: Record<string, string> = {}): Promise<void> {
  await server.stop();
  server = await startServer({ place, env });
}
const business = async () => (await server.database.select().from(businesses))[0];
const statuses = async () => (await server.database.select().from(checkouts)).map(({ status }) => status);

/** Resets the product as if no event had arrived. */
async function forgetWhatWasTold(): Promise<void> {
  expect(eventsTold(server).length).toBeGreaterThan(0);
  await server.database.delete(payments);
  await server.database.delete(subscriptions);
  await server.database.update(businesses).set({ paidAt: null, coveredUntil: null });
  await server.database.update(checkouts).set({ status: 'open' });
}

async function beginToPay(code: string | null = null): Promise<string> {
  const owner = await signIn(server);
  const { id } = await server.add.business({ ownerId: owner.id, paidAt: null });
  return checkoutOf(owner, id, code);
}

it('finds a payment that was never reported', async () => {
  await press(server, await beginToPay(), { action: 'pay' });
  await forgetWhatWasTold();
  await restart();
  await eventually(async () => (await statuses())[0] === 'completed');
  expect((await business())?.paidAt).not.toBeNull();
  expect(await server.database.select().from(payments)).toMatchObject([{ amountPence: 4900 }]);
});

it('finds a subscription, and later changes of one', async () => {
  await restart({ PRICING: 'subscription' });
  await press(server, await beginToPay(), { action: 'pay' });
  await forgetWhatWasTold();
  await restart({ PRICING: 'subscription' });
  await eventually(async () => (await business())?.coveredUntil != null);
  const before = await business();
  if (!before) throw new Error('there is no business');
  // In a locking transaction, because the running server may be writing both, and would keep one of these.
  await server.database.write({ business: before.id }, async (tx) => {
    await tx.update(subscriptions).set({ paidUntil: 1, status: 'past_due', failingSince: 1 });
    await tx.update(businesses).set({ coveredUntil: 1 });
  });
  await restart();
  await eventually(async () => (await server.database.select().from(subscriptions))[0]?.status === 'active');
  expect((await business())?.coveredUntil).toBe(before.coveredUntil);
});

it('finds refunds and lost disputes of known payments that were never reported', async () => {
  const owner = await signIn(server);
  const add = async () => (await server.add.business({ ownerId: owner.id, paidAt: null })).id;
  const ids = [await add(), await add(), await add()];
  for (const id of ids) await press(server, await checkoutOf(owner, id), { action: 'pay' });
  const references = (await server.database.select().from(payments).orderBy(payments.id)).map(
    ({ providerReference }) => providerReference,
  );
  // Three pages of later payments that are not ours.
  await changeAtProvider(place, (objects) => {
    const seconds = Math.floor(server.clock.now / 1000);
    refund(objects, references[0] ?? '', seconds);
    closeDispute(objects, references[1] ?? '', seconds, 'lost');
    for (let count = 0; count < 250; count += 1)
      chargeFor(objects, intentOf(100, {}, seconds, 'processing'), seconds);
    for (const event of objects.list('event')) objects.keep({ ...event, delivered: true });
  });
  await restart();
  const states = async () => {
    const rows = await server.database.select().from(businesses).orderBy(businesses.id);
    return rows.map(({ paidAt }) => paidAt !== null);
  };
  await eventually(async () => (await states()).filter(Boolean).length === 1);
  expect(await states()).toEqual([false, false, true]);
  expect(await server.database.select().from(payments).orderBy(payments.id)).toMatchObject([
    { refundedPence: 4900, dispute: null },
    { refundedPence: 4900, dispute: 'lost' },
    { refundedPence: 0, dispute: null },
  ]);
});

it('asks separately only about subscriptions that differ in the provider’s list', async () => {
  await restart({ PRICING: 'subscription' });
  const owner = await signIn(server);
  const add = async () => (await server.add.business({ ownerId: owner.id, paidAt: null })).id;
  const ids = [await add(), await add(), await add()];
  for (const id of ids) await press(server, await checkoutOf(owner, id), { action: 'pay' });
  const known = await server.database.select().from(subscriptions).orderBy(subscriptions.id);
  // As if the events of one's end and of another's renewal had not arrived.
  await changeAtProvider(place, (objects) => {
    const ended = objects.find('subscription', known[0]?.reference ?? '');
    if (ended) objects.keep({ ...ended, status: 'canceled' });
  });
  await server.database
    .update(subscriptions)
    .set({ paidUntil: 1 })
    .where(eq(subscriptions.id, known[1]?.id ?? 0));
  // A subscription that nobody has asked about keeps this value.
  await server.database.update(subscriptions).set({ knownAt: 7 });
  await restart({ PRICING: 'subscription' });
  const rows = () => server.database.select().from(subscriptions).orderBy(subscriptions.id);
  await eventually(async () => (await rows())[1]?.paidUntil === known[1]?.paidUntil);
  expect((await rows()).map(({ status, knownAt }) => [status, knownAt === 7])).toEqual([
    ['ended', false],
    ['active', false],
    ['active', true],
  ]);
});

it('releases the coupon’s use of a checkout that has expired unreported, or that the provider never opened', async () => {
  await server.add.coupon({ code: 'TEN', discountType: 'percentage', discountValue: 10 });
  await beginToPay('TEN');
  const other = await server.add.business({ paidAt: null });
  const [first] = await server.database.select().from(checkouts);
  if (!first) throw new Error('no way to pay was begun');
  const unanswered = { ...first, id: 'unanswered', businessId: other.id, sessionReference: null, url: null };
  await server.database.insert(checkouts).values(unanswered);
  await server.database.update(coupons).set({ usedCount: 2 });
  // The server's clock restarts with it, so what was long ago must be before that.
  await server.database.update(checkouts).set({ createdAt: 1, expiresAt: 2 });
  await changeAtProvider(place, (objects) => {
    const session = objects.find('checkout.session', first.sessionReference);
    if (session) objects.keep({ ...session, status: 'expired' });
  });
  await restart();
  await eventually(async () => (await statuses()).every((status) => status === 'expired'));
  expect((await server.database.select().from(coupons).where(eq(coupons.code, 'TEN')))[0]?.usedCount).toBe(0);
});

it('ends a subscription at the provider whose business is gone', async () => {
  await restart({ PRICING: 'subscription' });
  await press(server, await beginToPay(), { action: 'pay' });
  await server.database.update(businesses).set({ deletedAt: 1 });
  await restart();
  await eventually(async () => (await server.database.select().from(subscriptions))[0]?.status === 'ended');
  expect(eventsTold(server).map(({ type }) => type)).toContain('customer.subscription.deleted');
  expect(await server.database.select().from(payments)).toMatchObject([{ refundedPence: 0 }]);
});

it('ends a subscription that has lapsed once its business has another', async () => {
  await restart({ PRICING: 'subscription' });
  const owner = await signIn(server);
  const { id } = await server.add.business({ ownerId: owner.id, paidAt: null });
  await press(server, await checkoutOf(owner, id), { action: 'pay' });
  await server.database.update(subscriptions).set({ status: 'past_due', paidUntil: 1, failingSince: 1 });
  await server.database.update(businesses).set({ coveredUntil: 2 });
  await press(server, await checkoutOf(owner, id), { action: 'pay' });
  await restart({ PRICING: 'subscription' });
  const states = async () => {
    const found = await server.database.select().from(subscriptions).orderBy(subscriptions.id);
    return found.map(({ status }) => status);
  };
  await eventually(async () => (await states())[0] === 'ended');
  expect(await states()).toEqual(['ended', 'active']);
  expect(await server.database.select().from(payments)).toMatchObject([
    { refundedPence: 0 },
    { refundedPence: 0 },
  ]);
});
