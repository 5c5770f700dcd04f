import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  adminBusiness,
  businessConsequences,
  businessesPage,
  businessFigures,
  businessForSupport,
} from '@daybook/schema/contract/admin/businesses';
import { HOUR } from '@daybook/schema/figures/periods';
import { buildPath } from '@daybook/schema/rules/path';
import { adminRoutes } from '@daybook/schema/words/admin-routes';
import { BUSINESS_NOT_FOUND } from '@daybook/schema/words/business-texts';
import { routes } from '@daybook/schema/words/routes';
import { PAID_BY_SUBSCRIPTION } from '../src/admin/businesses/routes.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { couponRedemptions, payments, subscriptions } from '../src/database/money-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { actionsIn, signInAdmin } from './admin.ts';
import { answerTo, bookFree, emailsIn, refusalOf } from './booking-requests.ts';
import { signIn, type Owner } from './owner.ts';
import { NOW, startServer, type TestServer } from './start.ts';

const of = (businessId: number, path: string = adminRoutes.changeAnyBusiness.path) =>
  buildPath(path, { businessId });

let server: TestServer;
let admin: Owner;
let owner: Owner;
beforeEach(async () => {
  server = await startServer();
  admin = await signInAdmin(server);
  owner = await signIn(server);
});
afterEach(() => server.stop());

const search = (query = '') =>
  answerTo(businessesPage, admin.get(`${adminRoutes.searchBusinesses.path}?${query}`));
const namesOf = async (query: string) => (await search(query)).rows.map((row) => row.business_name);
const found = async (id: number) => (await search()).rows.find((row) => row.id === id);
const add = (given = {}) => server.add.business({ ownerId: owner.id, ...given });

let number = 0;
async function pay(
  businessId: number | null,
  given: Partial<typeof payments.$inferInsert> = {},
): Promise<void> {
  const row = {
    businessId,
    providerReference: `payment-${++number}`,
    amountPence: 4900,
    paidAt: NOW,
    ...given,
  };
  await server.database.insert(payments).values(row);
}
async function redeem(businessId: number, code: string, given = {}, redeemedAt = NOW): Promise<void> {
  const { id: couponId } = await server.add.coupon({ code, ...given });
  await server.database
    .insert(couponRedemptions)
    .values({ couponId, businessId, userId: owner.id, redeemedAt });
}

describe('what a business has paid', () => {
  it('is the amount paid less refunds, and nothing if the bank took it back', async () => {
    const { id } = await add();
    await pay(id, { amountPence: 4900, refundedPence: 1900 });
    await pay(id, { amountPence: 999, dispute: 'lost' });
    await pay(id, { amountPence: 999, dispute: 'won' });
    expect(await found(id)).toMatchObject({ has_paid: true, actual_payment: 39.99 });
  });

  it('is unknown where it counts as paid without a payment, and nothing where it is unpaid', async () => {
    expect(await found((await add()).id)).toMatchObject({ has_paid: true, actual_payment: null });
    expect(await found((await add({ paidAt: null })).id)).toMatchObject({
      has_paid: false,
      actual_payment: 0,
    });
    const onTrial = await add({ paidAt: null, trialEndsAt: NOW + HOUR });
    expect(await found(onTrial.id)).toMatchObject({
      has_paid: false,
      billing_status: 'trial',
      actual_payment: 0,
    });
  });

  it('names the coupon that was used last', async () => {
    const { id } = await add();
    expect(await found(id)).toMatchObject({ coupon_code: null, discount_type: null, discount_value: null });
    await redeem(id, 'TRY', { discountType: 'trial', discountValue: 0 }, NOW - 1);
    await redeem(id, 'TENNER', { discountType: 'fixed', discountValue: 1000 });
    expect(await found(id)).toMatchObject({
      coupon_code: 'TENNER',
      discount_type: 'fixed',
      discount_value: 10,
    });
  });
});

describe('the lists', () => {
  beforeEach(async () => {
    await add({ name: 'Zoë’s Café', email: 'zoe@cafe.example', postcode: 'HX7 8EX', createdAt: 1 });
    await add({ name: 'barn', address: null, postcode: null, isActive: false, createdAt: 2, paidAt: null });
    await pay((await add({ name: 'Anvil', diarySlug: 'the-anvil', createdAt: NOW })).id, {
      amountPence: 900,
    });
    await add({ name: 'Gone', deletedAt: NOW });
  });

  it('show businesses that are not deleted, newest first', async () => {
    const whole = await answerTo(z.array(adminBusiness), admin.get(adminRoutes.listAllBusinesses.path));
    expect(whole.map((row) => row.business_name)).toEqual(['Anvil', 'barn', 'Zoë’s Café']);
    const page = await search();
    expect(page).toEqual({ rows: whole, total: 3, page: 1, page_count: 1 });
    expect(whole[0]).toMatchObject({ owner_email: owner.email, owner_name: 'Olive' });
  });

  it('find every word in the name, the addresses, the slug and the owner', async () => {
    expect(await namesOf('search=CAFE%20zoe')).toEqual(['Zoë’s Café']);
    expect(await namesOf('search=hx78ex')).toEqual(['Anvil', 'Zoë’s Café']);
    expect(await namesOf('search=the-anvil')).toEqual(['Anvil']);
    expect(await namesOf('search=olive%20salon.example%20barn')).toEqual(['barn']);
    expect(await namesOf('search=gone')).toEqual([]);
  });

  it('filter by billing status, and sort', async () => {
    expect(await namesOf('billing_status=inactive')).toEqual(['barn']);
    expect(await namesOf('billing_status=paid&sort=oldest')).toEqual(['Zoë’s Café', 'Anvil']);
    expect(await namesOf('billing_status=trial')).toEqual([]);
    expect(await namesOf('sort=name')).toEqual(['Anvil', 'barn', 'Zoë’s Café']);
    // £49 that was never recorded as a payment, £9, nothing.
    expect(await namesOf('sort=revenue')).toEqual(['Zoë’s Café', 'Anvil', 'barn']);
    expect(await namesOf('sort=revenue&billing_status=paid&search=hx7')).toEqual(['Zoë’s Café', 'Anvil']);
  });

  it('come in pages', async () => {
    const page = await search('page=2&page_size=2');
    expect(page).toMatchObject({ total: 3, page: 2, page_count: 2, rows: [{ business_name: 'Zoë’s Café' }] });
  });

  it('are counted, with the revenue of everybody who ever paid', async () => {
    await pay(null, { amountPence: 4900, refundedPence: 900 });
    const figures = await answerTo(businessFigures, admin.get(adminRoutes.countBusinesses.path));
    expect(figures).toEqual({
      active: 3,
      added_this_month: 1,
      revenue: 49 + 9 + 40,
      with_email: 3,
      with_address: 2,
      closed_business_requests: 0,
    });
  });
});

describe('changing a business', () => {
  const form = (given: Record<string, unknown> = {}) => ({
    business_name: 'Willow Hair',
    business_email: 'hello@willow.example',
    business_phone: null,
    business_address: '14 Bridge Street',
    postcode: 'HX7 8EX',
    is_active: true,
    has_paid: true,
    ...given,
  });
  const change = (id: number, given = {}) => answerTo(adminBusiness, admin.put(of(id), form(given)));

  it('takes the whole edited business, and tells what differed', async () => {
    const { id } = await add({ diarySlug: 'willow-hair' });
    const whole = await found(id);
    const changed = await answerTo(
      adminBusiness,
      admin.put(of(id), { ...whole, business_name: 'Oak Hair', is_active: false }),
    );
    expect(changed).toMatchObject({
      business_name: 'Oak Hair',
      diary_slug: 'oak-hair',
      billing_status: 'inactive',
    });
    expect(await actionsIn(server)).toEqual([
      {
        action: 'business_changed',
        subject: 'Willow Hair',
        before: { business_name: 'Willow Hair', diary_slug: 'willow-hair', is_active: true },
        after: { business_name: 'Oak Hair', diary_slug: 'oak-hair', is_active: false },
      },
    ]);
    // The old address leads to the new one.
    expect((await server.get('/api/diary/willow-hair')).status).toBe(301);
  });

  it('writes nothing where nothing differs', async () => {
    const { id, updatedAt } = await add();
    server.clock.now += HOUR;
    expect(await change(id)).toMatchObject({ updated_at: new Date(updatedAt).toISOString() });
    expect(await actionsIn(server)).toEqual([]);
  });

  it('sets it paid and unpaid, and leaves a payment’s time alone', async () => {
    const { id } = await add({ paidAt: null, trialEndsAt: NOW + HOUR });
    expect(await change(id, { has_paid: false })).toMatchObject({ billing_status: 'trial', has_paid: false });
    expect(await change(id)).toMatchObject({ billing_status: 'paid', has_paid: true });
    server.clock.now += HOUR;
    await change(id, { postcode: 'W4 1PD' });
    expect(await server.database.select().from(businesses)).toMatchObject([{ paidAt: NOW }]);
    expect(await change(id, { has_paid: false })).toMatchObject({
      billing_status: 'trial_ended',
      has_paid: false,
    });
  });

  it('does not set unpaid what a subscription pays for', async () => {
    const { id } = await add({ paidAt: null, coveredUntil: NOW + HOUR });
    expect(await change(id, { business_phone: '01422 1' })).toMatchObject({ has_paid: true });
    const refusal = await refusalOf(admin.put(of(id), form({ has_paid: false })));
    expect(refusal).toMatchObject({ status: 409, error: PAID_BY_SUBSCRIPTION });
  });

  it('leaves a typed address unconfirmed, and emails nobody', async () => {
    const { id } = await add();
    await change(id, { business_email: 'stranger@example.com' });
    const [mine] = await answerTo(
      z.array(z.object({ email_confirmed: z.boolean(), emails_to: z.string() })),
      owner.get(routes.listMyBusinesses.path),
    );
    expect(mine).toEqual({ email_confirmed: false, emails_to: owner.email });
    expect(await emailsIn(server)).toEqual([]);
  });

  it('says beside each field what is wrong with it', async () => {
    const { id } = await add();
    const refusal = await refusalOf(
      admin.put(of(id), form({ business_name: ' ', business_email: 'nobody' })),
    );
    expect(refusal.status).toBe(400);
    expect(Object.keys(refusal.fields ?? {})).toEqual(['business_name', 'business_email']);
  });
});

describe('deleting a business', () => {
  it('says before what goes with it', async () => {
    const { id } = await add();
    const event = await server.add.event(id);
    await bookFree(server, event.id);
    await server.add.booking(id, { status: 'cancelled', startTime: '13:00', endTime: '13:45' });
    await server.database.insert(subscriptions).values({
      businessId: id,
      reference: 'sub_1',
      customerReference: 'cus_1',
      status: 'active',
      paidUntil: NOW + HOUR,
      knownAt: NOW,
      createdAt: NOW,
    });
    const path = of(id, adminRoutes.getBusinessConsequences.path);
    expect(await answerTo(businessConsequences, admin.get(path))).toEqual({
      events: 1,
      bookings: 2,
      upcoming_bookings: 1,
      has_subscription: true,
    });
  });

  it('makes it unavailable, cancels upcoming bookings and emails their customers', async () => {
    const { id, diarySlug } = await add();
    const { id: eventId } = await server.add.event(id);
    const booked = await bookFree(server, eventId);
    expect((await admin.delete(of(id))).status).toBe(200);
    expect((await server.get(`/api/diary/${diarySlug}`)).status).toBe(404);
    expect(await answerTo(z.array(z.unknown()), owner.get(routes.listMyBusinesses.path))).toEqual([]);
    expect((await search()).total).toBe(0);
    expect(await emailsIn(server)).toContain('booking_withdrawn_closed to ada@example.com');
    expect(await server.database.select().from(bookings)).toMatchObject([
      { reference: booked.booking_reference, status: 'cancelled' },
    ]);
    expect(await actionsIn(server)).toMatchObject([
      { action: 'business_deleted', subject: 'Willow Hair', before: { bookings: 1, upcoming_bookings: 1 } },
    ]);
    expect(await refusalOf(admin.delete(of(id)))).toMatchObject({ status: 404, error: BUSINESS_NOT_FOUND });
    // Its owner still exists, and may begin again.
    expect((await owner.get(routes.getMe.path)).status).toBe(200);
  });
});

it('shows support how a business stands, its payments and its emails, and nobody’s name', async () => {
  const { id } = await add({ coveredUntil: NOW + HOUR });
  await pay(id, { couponCode: 'TEN', refundedPence: 100, dispute: 'open' });
  await bookFree(server, (await server.add.event(id)).id);
  await server.add.email({
    kind: 'booking_reminder',
    businessId: id,
    recipient: 'ada@example.com',
    status: 'failed',
    isRefused: true,
    attempts: 3,
    lastError: '550 <ada@example.com>: no such user',
  });
  const answer = await admin.get(of(id, adminRoutes.getBusinessForSupport.path));
  const text = await answer.text();
  expect(text).not.toMatch(/Ada|Lovelace|ada@/);
  const page = businessForSupport.parse(JSON.parse(text));
  expect(page).toMatchObject({
    business: { id, billing_status: 'paid' },
    subscription: null,
    events: 1,
    bookings: 1,
    upcoming_bookings: 1,
    payments: [{ amount: 49, refunded: 1, dispute: 'open', coupon_code: 'TEN' }],
    failed_emails: 1,
  });
  expect(page.emails[0]).toMatchObject({
    kind: 'booking_reminder',
    state: 'refused',
    recipient: 'a•••@example.com',
    last_error: '550 <•••>: no such user',
  });
});
