import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { business } from '@daybook/schema/contract/business';
import { checkoutAnswer } from '@daybook/schema/contract/payment';
import { LEGAL_TEXTS_OF } from '@daybook/schema/words/legal-texts';
import { providerEventsPath, routes } from '@daybook/schema/words/routes';
import { emails } from '../src/database/email-tables.ts';
import { checkouts, coupons, payments, providerEvents } from '../src/database/money-tables.ts';
import { businesses, users } from '../src/database/tables.ts';
import { CHECKOUT_MINUTES } from '../src/payments/checkout-store.ts';
import { ALREADY_PAID, PAYMENT_UNDER_WAY, PAYMENTS_UNAVAILABLE } from '../src/payments/payment-responses.ts';
import { refusalOf } from './booking-requests.ts';
import { signIn, type Owner } from './owner.ts';
import { askToPay, checkoutOf, press } from './payer.ts';
import { eventsTold, signatureOf, tellSigned } from './provider-events.ts';
import { startServer, startWithBusiness, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;

beforeEach(async () => {
  ({ server, owner, businessId } = await startWithBusiness({ name: 'Willow & Co', paidAt: null }));
});
afterEach(() => server.stop());

const paidAt = async () =>
  (await server.database.select().from(businesses).where(eq(businesses.id, businessId)))[0]?.paidAt;
const paid = async () => await server.database.select().from(payments).orderBy(payments.id);
const statuses = async () =>
  (await server.database.select().from(checkouts).orderBy(checkouts.createdAt, checkouts.id)).map(
    ({ status }) => status,
  );
const usesOf = async (code: string) =>
  (await server.database.select().from(coupons).where(eq(coupons.code, code)))[0]?.usedCount;
/** Returns what its owner sees of it. */
const underWay = async () => {
  const answer = await owner.get(routes.listMyBusinesses.path);
  return z.array(business).parse(await answer.json())[0]?.unfinished_checkout;
};
const emailsOf = async (kind: string) =>
  (await server.database.select().from(emails).where(eq(emails.kind, kind))).map(
    ({ recipient }) => recipient,
  );

describe('a checkout', () => {
  it('is one, however often the button is selected', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => askToPay(owner, businessId)));
    const urls = await Promise.all(
      answers.map(async (answer) => checkoutAnswer.parse(await answer.json()).checkout_url),
    );
    expect(new Set(urls).size).toBe(1);
    expect(await statuses()).toEqual(['open']);
    expect(await checkoutOf(owner, businessId)).toBe(new URL(urls[0] ?? '').pathname);
  });

  it('costs what the coupon leaves, and holds its use until it expires', async () => {
    await server.add.coupon({ code: 'TEN', discountType: 'percentage', discountValue: 10, maxUses: 1 });
    const page = await checkoutOf(owner, businessId, 'ten ');
    expect(await (await server.get(page)).text()).toContain('£44.10, once');
    expect(await usesOf('TEN')).toBe(1);
    server.clock.now += (CHECKOUT_MINUTES + 2) * 60_000;
    expect(await (await server.get(page)).text()).toContain('This checkout has expired');
    expect([await statuses(), await usesOf('TEN')]).toEqual([['expired'], 0]);
  });

  it('is a new one with another coupon, and the first can’t be paid any more', async () => {
    await server.add.coupon({ code: 'TEN', discountType: 'percentage', discountValue: 10 });
    const first = await checkoutOf(owner, businessId, 'TEN');
    const second = await checkoutOf(owner, businessId);
    expect([(await statuses()).sort(), await usesOf('TEN')]).toEqual([['expired', 'open'], 0]);
    await press(server, first, { action: 'pay' });
    expect(await paidAt()).toBeNull();
    await press(server, second, { action: 'pay' });
    expect(await paid()).toMatchObject([{ amountPence: 4900, couponCode: null }]);
  });

  it('doesn’t exist if there is nothing to pay', async () => {
    await server.add.coupon({ code: 'ALL', discountType: 'percentage', discountValue: 100 });
    await checkoutOf(owner, businessId);
    const answer = await askToPay(owner, businessId, 'ALL');
    expect(await answer.json()).toEqual({
      free_activation: true,
      redirect_url: `/dashboard?payment=success&business=${businessId}`,
      checkout_url: null,
    });
    expect([await paidAt(), await statuses()]).toEqual([server.clock.now, ['expired']]);
  });

  it('doesn’t exist for a business that is paid, or being paid', async () => {
    const page = await checkoutOf(owner, businessId);
    await press(server, page, { action: 'later' });
    expect(await refusalOf(askToPay(owner, businessId))).toMatchObject({
      status: 409,
      error: PAYMENT_UNDER_WAY,
    });
    await press(server, page, { action: 'arrive' });
    expect(await refusalOf(askToPay(owner, businessId))).toMatchObject({ status: 409, error: ALREADY_PAID });
  });

  it('is a new one if the provider does not know the last: test keys were replaced by live ones', async () => {
    await server.add.coupon({ code: 'TEN', discountType: 'percentage', discountValue: 10, maxUses: 1 });
    await checkoutOf(owner, businessId, 'TEN');
    await server.database.update(checkouts).set({ sessionReference: 'cs_of_test_mode' });
    await press(server, await checkoutOf(owner, businessId), { action: 'pay' });
    expect([(await statuses()).sort(), await usesOf('TEN')]).toEqual([['completed', 'expired'], 0]);
    expect(await paidAt()).toBe(server.clock.now);
  });

  it('is refused with the coupon’s own reason', async () => {
    const refusal = await refusalOf(askToPay(owner, businessId, 'NOBODYS'));
    expect(refusal).toMatchObject({ status: 409, fields: { coupon_code: refusal.error } });
    expect(await statuses()).toEqual([]);
  });
});

describe('a payment', () => {
  it('is confirmed by one email that says what was bought and how to cancel it, with the terms', async () => {
    const page = await checkoutOf(owner, businessId);
    await press(server, page, { action: 'pay' });
    await press(server, page, { action: 'pay' });
    const orders = await server.database.select().from(emails).where(eq(emails.kind, 'order_confirmed'));
    expect(orders).toMatchObject([
      {
        recipient: owner.email,
        businessId,
        payload: {
          business: { id: businessId, name: 'Willow & Co' },
          model: 'setup_fee',
          amountPence: 4900,
          renewsAt: null,
          termsVersion: LEGAL_TEXTS_OF,
        },
      },
    ]);
  });

  it('that is refunded at once, because nobody needed it, confirms no order', async () => {
    const page = await checkoutOf(owner, businessId);
    await server.database.update(businesses).set({ paidAt: 1 });
    await press(server, page, { action: 'pay' });
    expect(await emailsOf('order_confirmed')).toEqual([]);
    expect(await emailsOf('payment_returned')).toEqual([owner.email]);
  });

  it('redeems its coupon and names it', async () => {
    await server.add.coupon({ code: 'FIVE', discountType: 'fixed', discountValue: 500 });
    await press(server, await checkoutOf(owner, businessId, 'FIVE'), { action: 'pay' });
    expect(await paid()).toMatchObject([{ amountPence: 4400, couponCode: 'FIVE' }]);
    expect([await statuses(), await usesOf('FIVE')]).toEqual([['completed'], 1]);
  });

  it('that takes days sets the business up when it arrives', async () => {
    const page = await checkoutOf(owner, businessId);
    await press(server, page, { action: 'later' });
    expect([await statuses(), await paidAt()]).toEqual([['processing'], null]);
    expect(await underWay()).toBe('processing');
    await press(server, page, { action: 'arrive' });
    expect([await statuses(), await paidAt()]).toEqual([['completed'], server.clock.now]);
    expect(await underWay()).toBeNull();
  });

  it('that may still be made is shown as open, until it is made', async () => {
    expect(await underWay()).toBeNull();
    const page = await checkoutOf(owner, businessId);
    expect(await underWay()).toBe('open');
    await press(server, page, { action: 'pay' });
    expect(await underWay()).toBeNull();
  });

  it('that never arrives releases its coupon’s use, and another may be begun', async () => {
    await server.add.coupon({ code: 'TEN', discountType: 'percentage', discountValue: 10 });
    const page = await checkoutOf(owner, businessId, 'TEN');
    await press(server, page, { action: 'later' });
    await press(server, page, { action: 'bounce' });
    expect([await statuses(), await paidAt(), await usesOf('TEN')]).toEqual([['failed'], null, 0]);
    await press(server, await checkoutOf(owner, businessId, 'TEN'), { action: 'pay' });
    expect(await paidAt()).toBe(server.clock.now);
  });

  it('that was refunded, or lost to the payer’s bank, sets nothing up', async () => {
    for (const action of ['refund', 'lose']) {
      const page = await checkoutOf(owner, businessId);
      await press(server, page, { action: 'pay' });
      expect(await paidAt()).not.toBeNull();
      await press(server, page, { action });
      expect(await paidAt()).toBeNull();
    }
    expect(await paid()).toMatchObject([
      { refundedPence: 4900, dispute: null },
      { refundedPence: 4900, dispute: 'lost' },
    ]);
  });

  it('from an old tab, for a business that is paid, is refunded and reported, once', async () => {
    await server.add.coupon({ code: 'TEN', discountType: 'percentage', discountValue: 10 });
    const page = await checkoutOf(owner, businessId, 'TEN');
    await server.database.update(businesses).set({ paidAt: 7 });
    await press(server, page, { action: 'pay' });
    expect(await paidAt()).toBe(7);
    expect(await paid()).toMatchObject([{ businessId, amountPence: 4410, refundedPence: 4410 }]);
    expect(await usesOf('TEN')).toBe(0);
    expect(await (await server.get(page)).text()).not.toContain('Give the money back');
    expect(await emailsOf('payment_returned')).toEqual([owner.email]);
    expect(await emailsOf('payment_returned_support')).toEqual(['support@daybook.example']);
    expect(await mailTo(owner.email)).toContain('£44.10');
  });

  it('for a business that is gone is refunded', async () => {
    const page = await checkoutOf(owner, businessId);
    await server.database.update(businesses).set({ deletedAt: 1 });
    await server.database.update(users).set({ deletedAt: 1 });
    await press(server, page, { action: 'pay' });
    expect(await paid()).toMatchObject([{ amountPence: 4900, refundedPence: 4900 }]);
    expect(await emailsOf('payment_returned')).toEqual([owner.email]);
  });
});

describe('a provider that does not answer', () => {
  it('charges nobody, reserves no coupon, and can be tried again', async () => {
    const away = await startServer({
      env: { STRIPE_SECRET_KEY: 'sk_test_away', STRIPE_WEBHOOK_SECRET: 'whsec_away' },
      stripeFetch: () => Promise.reject(new Error('away')),
    });
    try {
      const payer = await signIn(away);
      const { id } = await away.add.business({ ownerId: payer.id, paidAt: null });
      await away.add.coupon({ code: 'TEN', discountType: 'percentage', discountValue: 10 });
      for (let time = 0; time < 2; time += 1)
        expect(await refusalOf(askToPay(payer, id, 'TEN'))).toMatchObject({
          status: 503,
          error: PAYMENTS_UNAVAILABLE,
        });
      const rows = await away.database.select().from(checkouts);
      expect(rows.map(({ status }) => status)).toEqual(['expired', 'expired']);
      expect((await away.database.select().from(coupons).where(eq(coupons.code, 'TEN')))[0]?.usedCount).toBe(
        0,
      );
      expect(away.log.join('')).not.toContain('sk_test_away');
    } finally {
      await away.stop();
    }
  }, 30_000);
});

/** Resolves to the text of the only email to somebody, once it is sent. */
async function mailTo(address: string): Promise<string> {
  for (;;) {
    const mails: unknown = await (await server.get(`/dev/mail.json?to=${address}`)).json();
    if (Array.isArray(mails) && mails.length > 0) return JSON.stringify(mails);
    await new Promise((wake) => setTimeout(wake, 20));
  }
}

describe('an event in the provider’s name', () => {
  const tell = (body: string, signature: string) =>
    server.post(providerEventsPath, body, { 'Stripe-Signature': signature });
  const body = (given: object = {}) =>
    JSON.stringify({
      id: 'evt_forged',
      object: 'event',
      type: 'checkout.session.completed',
      created: Math.floor(server.clock.now / 1000),
      data: {
        object: { object: 'checkout.session', metadata: { checkout_id: 'x' }, payment_status: 'paid' },
      },
      ...given,
    });

  it('is ignored without its signature, and soon limited', async () => {
    const refused = await refusalOf(tell(body(), signatureOf(server, body(), 'whsec_guess')));
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused)).not.toMatch(/signature|stripe/i);
    expect((await tell(body(), '')).status).toBe(400);
    const many = await Promise.all(Array.from({ length: 30 }, () => tell(body(), 'nonsense')));
    expect(many.some(({ status }) => status === 429)).toBe(true);
    expect(await server.database.select().from(providerEvents)).toEqual([]);
    // Signed requests are accepted all the same.
    expect((await tell(body(), signatureOf(server, body()))).status).toBe(200);
  });

  it('is bounded', async () => {
    expect((await tell('x'.repeat(600 * 1024), 'nonsense')).status).toBe(413);
  });
});

describe('events with the provider’s signature', () => {
  it('may arrive a thousand times in any order, and money counts once', async () => {
    const pages: string[] = [];
    for (let number = 0; number < 3; number += 1) {
      const { id } = await server.add.business({ ownerId: owner.id, paidAt: null });
      pages.push(await checkoutOf(owner, id));
    }
    for (const page of pages) await press(server, page, { action: 'pay' });
    await press(server, pages[0] ?? '', { action: 'refund' });
    const stateNow = async () => ({
      businesses: await server.database.select().from(businesses),
      payments: await paid(),
      checkouts: await server.database.select().from(checkouts).orderBy(checkouts.id),
    });
    const before = await stateNow();
    expect(before.payments.map(({ refundedPence }) => refundedPence)).toEqual([4900, 0, 0]);
    const told = eventsTold(server);
    expect(told).toHaveLength(4);
    // Creates them as new ones: their ids alone would make them old.
    const again = Array.from({ length: 1000 }, (_, number) => ({
      ...told[Math.floor(Math.random() * told.length)],
      id: `evt_again_${number}`,
    }));
    for (let from = 0; from < again.length; from += 50) {
      const answers = await Promise.all(
        again.slice(from, from + 50).map((event) => tellSigned(server, event)),
      );
      for (const answer of answers) expect(answer.status).toBe(200);
    }
    expect(await stateNow()).toEqual(before);
    expect(await server.database.select().from(providerEvents)).toHaveLength(1004);
  }, 240_000);

  it('may arrive before those that they follow from', async () => {
    const page = await checkoutOf(owner, businessId);
    await press(server, page, { action: 'pay' });
    await press(server, page, { action: 'refund' });
    const [, refunded] = eventsTold(server);
    // As if nothing had been reported before.
    await server.database.delete(payments);
    await server.database.update(businesses).set({ paidAt: null });
    await server.database.update(checkouts).set({ status: 'open' });
    await tellSigned(server, { ...refunded, id: 'evt_first' });
    expect(await paid()).toMatchObject([{ amountPence: 4900, refundedPence: 4900 }]);
    expect([await statuses(), await paidAt()]).toEqual([['completed'], null]);
  });

  it('about things that are not ours are accepted, and change nothing', async () => {
    const created = Math.floor(server.clock.now / 1000);
    const about = (type: string, object: object) => ({
      id: `evt_${type}`,
      object: 'event',
      type,
      created,
      data: { object },
    });
    for (const event of [
      about('checkout.session.completed', { object: 'checkout.session', metadata: {} }),
      about('checkout.session.expired', { object: 'checkout.session', metadata: { checkout_id: 'x' } }),
      about('customer.subscription.updated', { object: 'subscription', id: 'sub_x' }),
      about('invoice.paid', { object: 'invoice', parent: null }),
      about('charge.refunded', { object: 'charge', payment_intent: 'pi_x' }),
      about('customer.created', { object: 'customer' }),
    ])
      expect([event.type, (await tellSigned(server, event)).status]).toEqual([event.type, 200]);
    expect(await paid()).toEqual([]);
  });
});
