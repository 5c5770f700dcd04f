import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { business as businessShape, type Business } from '@daybook/schema/contract/business';
import { DAY, GRACE_DAYS } from '@daybook/schema/figures/periods';
import { emails } from '../src/database/email-tables.ts';
import { coupons, payments, subscriptions } from '../src/database/money-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { ALREADY_PAID, NO_SUBSCRIPTION } from '../src/payments/payment-responses.ts';
import { answerTo, refusalOf } from './booking-requests.ts';
import { signIn, type Owner } from './owner.ts';
import { askToPay, checkoutOf, press } from './payer.ts';
import { eventsTold, tellSigned } from './provider-events.ts';
import { startWithBusiness, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;

beforeEach(async () => {
  ({ server, owner, businessId } = await startWithBusiness(
    { name: 'Willow & Co', paidAt: null },
    { env: { PRICING: 'subscription' } },
  ));
});
afterEach(() => server.stop());

async function shown(): Promise<Business> {
  const [found] = await answerTo(z.array(businessShape), owner.get('/api/businesses/my'));
  if (!found) throw new Error('there is no business');
  return found;
}
const stateNow = async () => {
  const { billing_status, subscription } = await shown();
  return { billing_status, ...subscription };
};
/** Moves the clock on by months, and logs the owner in again. */
async function moveTo(instant: number): Promise<void> {
  server.clock.now = instant;
  owner = await signIn(server);
}
const paid = async () => await server.database.select().from(payments);
const iso = (instant: number) => new Date(instant).toISOString();
const subscribe = async (code: string | null = null) =>
  press(server, await checkoutOf(owner, businessId, code), { action: 'pay' });

/** Uses a button of the subscription's page. */
async function onPortal(action: string): Promise<void> {
  const answer = await owner.post(`/api/businesses/${businessId}/billing-portal`, {});
  const { url } = z.object({ url: z.url() }).parse(await answer.json());
  const page = new URL(url).pathname;
  const html = await (await server.get(page)).text();
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
  await press(server, page, {
    action,
    subscription: valueOf('subscription'),
    // The latest comes first.
    payment: valueOf('payment'),
  });
}

describe('a subscription', () => {
  it('covers its business for a month, by the first payment', async () => {
    const page = await checkoutOf(owner, businessId);
    expect(await (await server.get(page)).text()).toContain('£9.99 a month');
    await press(server, page, { action: 'pay' });
    expect(await stateNow()).toEqual({
      billing_status: 'paid',
      status: 'active',
      paid_until: '2026-12-20T09:00:00.000Z',
      ends_with_period: false,
      grace_ends_at: null,
    });
    expect(await paid()).toMatchObject([{ businessId, kind: 'subscription', amountPence: 999 }]);
    expect(await refusalOf(askToPay(owner, businessId))).toMatchObject({ status: 409, error: ALREADY_PAID });
  });

  it('costs less only in its first month with a coupon, or nothing', async () => {
    await server.add.coupon({ code: 'HALF', discountType: 'percentage', discountValue: 50 });
    const page = await checkoutOf(owner, businessId, 'HALF');
    expect(await (await server.get(page)).text()).toContain('£5.00 for the first month, then £9.99 a month');
    await press(server, page, { action: 'pay' });
    await onPortal('renew');
    expect((await paid()).map(({ amountPence, couponCode }) => [amountPence, couponCode])).toEqual([
      [500, 'HALF'],
      [999, null],
    ]);
  });

  it('whose first month costs nothing still goes through the provider, for the months after it', async () => {
    await server.add.coupon({ code: 'ALL', discountType: 'percentage', discountValue: 100, maxUses: 1 });
    await subscribe('ALL');
    expect((await stateNow()).billing_status).toBe('paid');
    expect(await paid()).toMatchObject([{ amountPence: 0, couponCode: 'ALL' }]);
    expect((await server.database.select().from(coupons).where(eq(coupons.code, 'ALL')))[0]?.usedCount).toBe(
      1,
    );
    await onPortal('renew');
    expect(await paid()).toHaveLength(2);
  });

  it('is renewed', async () => {
    await subscribe();
    await moveTo(Date.parse('2026-12-20T09:00:00Z'));
    await onPortal('renew');
    expect(await stateNow()).toMatchObject({ status: 'active', paid_until: '2027-01-20T09:00:00.000Z' });
    expect((await paid()).map(({ amountPence }) => amountPence)).toEqual([999, 999]);
  });

  it('covers for the grace period when its renewal fails, then no longer, and again once it is paid', async () => {
    await subscribe();
    const failedAt = Date.parse('2026-12-20T09:00:00Z');
    await moveTo(failedAt);
    await onPortal('fail');
    const graceEnds = failedAt + GRACE_DAYS * DAY;
    expect(await stateNow()).toMatchObject({
      billing_status: 'paid',
      status: 'past_due',
      paid_until: iso(failedAt),
      grace_ends_at: iso(graceEnds),
    });
    await moveTo(failedAt + 3 * DAY);
    await onPortal('fail');
    expect((await stateNow()).grace_ends_at).toBe(iso(graceEnds));
    await moveTo(graceEnds);
    expect((await stateNow()).billing_status).toBe('subscription_ended');
    await onPortal('renew');
    expect(await stateNow()).toMatchObject({ billing_status: 'paid', status: 'active', grace_ends_at: null });
    expect(await paid()).toHaveLength(2);
  });

  it('that is cancelled runs on to the end of its month, unless it is resumed', async () => {
    await subscribe();
    await onPortal('cancel');
    expect(await stateNow()).toMatchObject({
      billing_status: 'paid',
      status: 'active',
      ends_with_period: true,
    });
    await onPortal('resume');
    expect(await stateNow()).toMatchObject({ ends_with_period: false });
    await onPortal('end');
    expect(await stateNow()).toMatchObject({
      billing_status: 'paid',
      status: 'ended',
      ends_with_period: false,
    });
    await moveTo(Date.parse('2026-12-20T09:00:00Z'));
    expect((await stateNow()).billing_status).toBe('subscription_ended');
  });

  it.each([
    ['lose'],
    ['refund'],
    ['end', 'lose'],
    ['end', 'refund'],
    ['cancel', 'refund'],
    ['dispute', 'end', 'lose'],
  ])(
    'covers nothing when its money is gone, and is ended, whichever came first: %s %s %s',
    async (...actions) => {
      await subscribe();
      for (const action of actions) await onPortal(action);
      expect(await stateNow()).toMatchObject({
        billing_status: 'subscription_ended',
        status: 'ended',
        paid_until: '2026-11-20T09:00:00.000Z',
      });
      expect(eventsTold(server).map(({ type }) => type)).toContain('customer.subscription.deleted');
      await subscribe();
      expect(await stateNow()).toMatchObject({ billing_status: 'paid', status: 'active' });
    },
  );

  it('goes on when the payer’s bank drops a dispute', async () => {
    await subscribe();
    await onPortal('dispute');
    expect(await stateNow()).toMatchObject({ billing_status: 'paid', status: 'active' });
    await onPortal('win');
    expect(await stateNow()).toMatchObject({ billing_status: 'paid', status: 'active' });
    expect(await paid()).toMatchObject([{ dispute: 'won', goneAt: null }]);
  });

  it('that was ended at once may be begun again at once, while it is paid for still', async () => {
    await subscribe();
    await onPortal('end');
    expect(await stateNow()).toMatchObject({ billing_status: 'paid', status: 'ended' });
    await moveTo(server.clock.now + 10 * DAY);
    await subscribe();
    expect(await stateNow()).toMatchObject({
      billing_status: 'paid',
      status: 'active',
      paid_until: '2026-12-30T09:00:00.000Z',
    });
    expect(await paid()).toMatchObject([{ refundedPence: 0 }, { refundedPence: 0 }]);
    expect(await refusalOf(askToPay(owner, businessId))).toMatchObject({ status: 409, error: ALREADY_PAID });
  });

  it('that loses its money leaves the diary open for as long as an earlier one paid, and its owner is told until when', async () => {
    await subscribe();
    await onPortal('end');
    await moveTo(server.clock.now + 10 * DAY);
    await subscribe();
    await onPortal('lose');
    expect(await stateNow()).toMatchObject({
      billing_status: 'paid',
      status: 'ended',
      paid_until: '2026-12-20T09:00:00.000Z',
    });
    const [email] = await server.database.select().from(emails).where(eq(emails.kind, 'payment_gone'));
    expect(email?.payload).toMatchObject({
      outlook: { diary: 'open until', until: Date.parse('2026-12-20T09:00:00Z') },
    });
  });

  it('of a payer whom the provider has deleted is begun by the email address, and has no page', async () => {
    await subscribe();
    await onPortal('refund');
    await server.database.update(subscriptions).set({ customerReference: 'cus_deleted' });
    const portal = owner.post(`/api/businesses/${businessId}/billing-portal`, {});
    expect(await refusalOf(portal)).toMatchObject({ status: 409, error: NO_SUBSCRIPTION });
    await subscribe();
    expect(await stateNow()).toMatchObject({ billing_status: 'paid', status: 'active' });
  });

  it('may be begun again by the same payer after its end', async () => {
    await subscribe();
    await onPortal('end');
    await moveTo(Date.parse('2027-02-01T09:00:00Z'));
    await subscribe();
    expect(await stateNow()).toMatchObject({
      billing_status: 'paid',
      paid_until: '2027-03-01T09:00:00.000Z',
    });
    const rows = await server.database.select().from(subscriptions);
    expect(rows.map(({ status }) => status)).toEqual(['ended', 'active']);
    expect(new Set(rows.map(({ customerReference }) => customerReference)).size).toBe(1);
  });

  it('from an old tab, for a business that is paid, is ended and refunded', async () => {
    const page = await checkoutOf(owner, businessId);
    await server.database.update(businesses).set({ paidAt: 7 });
    await press(server, page, { action: 'pay' });
    expect(await server.database.select().from(subscriptions)).toMatchObject([
      { businessId: null, status: 'ended' },
    ]);
    expect(await paid()).toMatchObject([{ amountPence: 999, refundedPence: 999 }]);
    expect((await server.database.select().from(businesses))[0]).toMatchObject({
      paidAt: 7,
      coveredUntil: null,
    });
    const emailRows = await server.database.select().from(emails).where(eq(emails.kind, 'payment_returned'));
    expect(emailRows).toHaveLength(1);
  });

  it('that charges a month after its business has gone is ended, and that month refunded', async () => {
    await subscribe();
    const portal = await owner.post(`/api/businesses/${businessId}/billing-portal`, {});
    const { url } = z.object({ url: z.url() }).parse(await portal.json());
    await server.database.update(businesses).set({ deletedAt: 1 });
    const reference = (await server.database.select().from(subscriptions))[0]?.reference ?? '';
    await press(server, new URL(url).pathname, { action: 'renew', subscription: reference });
    expect((await paid()).map(({ refundedPence }) => refundedPence)).toEqual([0, 999]);
    expect((await server.database.select().from(subscriptions))[0]?.status).toBe('ended');
  });

  it('leads to the same result however late, often and out of order its events arrive', async () => {
    await subscribe();
    await onPortal('renew');
    await onPortal('fail');
    await onPortal('renew');
    await onPortal('cancel');
    const before = { state: await stateNow(), paid: await paid() };
    expect(before.paid).toHaveLength(3);
    const told = eventsTold(server);
    const again = Array.from({ length: 200 }, (_, number) => ({
      ...told[Math.floor(Math.random() * told.length)],
      id: `evt_again_${number}`,
    }));
    for (let from = 0; from < again.length; from += 20)
      await Promise.all(again.slice(from, from + 20).map((event) => tellSigned(server, event)));
    expect({ state: await stateNow(), paid: await paid() }).toEqual(before);
    // As if nothing had been reported before: any one of them is enough.
    const [one] = told.filter(({ type }) => type === 'invoice.payment_failed');
    await server.database.delete(payments);
    await server.database.delete(subscriptions);
    await server.database.update(businesses).set({ coveredUntil: null });
    await tellSigned(server, { ...one, id: 'evt_alone' });
    expect(await stateNow()).toEqual(before.state);
    const money = (rows: typeof before.paid) =>
      rows.map((row) => [row.providerReference, row.amountPence]).sort();
    expect(money(await paid())).toEqual(money(before.paid));
  }, 90_000);
});

it('has no page where there is no subscription', async () => {
  const answer = owner.post(`/api/businesses/${businessId}/billing-portal`, {});
  expect(await refusalOf(answer)).toMatchObject({ status: 409, error: NO_SUBSCRIPTION });
});
