import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditPage } from '@daybook/schema/contract/admin/audit';
import { adminUser, userConsequences, userFigures, usersPage } from '@daybook/schema/contract/admin/users';
import { platformWeek } from '@daybook/schema/contract/admin/weeks';
import { DAY } from '@daybook/schema/figures/periods';
import { buildPath } from '@daybook/schema/rules/path';
import { adminRoutes } from '@daybook/schema/words/admin-routes';
import { USER_NOT_FOUND } from '@daybook/schema/words/admin-texts';
import { routes } from '@daybook/schema/words/routes';
import { ADMIN_STAYS } from '../src/accounts/deletion/delete-account.ts';
import { WEEKS_SHOWN } from '../src/admin/weeks/routes.ts';
import { couponRedemptions, coupons, payments } from '../src/database/money-tables.ts';
import { actionsIn, ADMIN, signInAdmin } from './admin.ts';
import { answerTo, bookFree, emailsIn, refusalOf } from './booking-requests.ts';
import { signIn, type Owner } from './owner.ts';
import { NOW, startServer, type TestServer } from './start.ts';

const of = (userId: number, path: string = adminRoutes.deleteUser.path) => buildPath(path, { userId });

let server: TestServer;
let admin: Owner;
beforeEach(async () => {
  server = await startServer();
  admin = await signInAdmin(server);
});
afterEach(() => server.stop());

const search = (query = '') => answerTo(usersPage, admin.get(`${adminRoutes.searchUsers.path}?${query}`));
const emailsOf = async (query: string) => (await search(query)).rows.map(({ email }) => email);

let number = 0;
async function pay(businessId: number, amountPence: number, paidAt = NOW): Promise<void> {
  number += 1;
  await server.database
    .insert(payments)
    .values({ businessId, providerReference: `payment-${number}`, amountPence, paidAt });
}
async function redeem(userId: number, businessId: number): Promise<void> {
  const { id: couponId } = await server.add.coupon({ code: `CODE${userId}` });
  await server.database.insert(couponRedemptions).values({ couponId, businessId, userId, redeemedAt: NOW });
}

/** Adds Olive, who paid twice, Mo, who paid with a coupon, and Ann on trial. The admin has no business. */
async function fill() {
  const at = (days: number) => ({ firstSeen: NOW - days * DAY, lastSeen: NOW - days });
  const olive = await server.add.owner({
    email: 'olive@salon.example',
    givenName: 'Zoë',
    picture: 'https://pictures.example/zoe',
    ...at(3),
  });
  const mo = await server.add.owner({
    email: 'Mo@barber.example',
    picture: 'https://lh3.googleusercontent.com/a/mo',
    ...at(2),
  });
  const ann = await server.add.owner({ email: 'ann@barn.example', ...at(1) });
  const salon = await server.add.business({ ownerId: olive.id, name: 'Salon', createdAt: 1 });
  const spa = await server.add.business({
    ownerId: olive.id,
    name: 'Spa',
    createdAt: 2,
    paidAt: null,
    coveredUntil: NOW + DAY,
  });
  const barber = await server.add.business({ ownerId: mo.id, name: 'Barber' });
  await server.add.business({ ownerId: ann.id, name: 'Barn', paidAt: null, trialEndsAt: NOW + DAY });
  await pay(salon.id, 4900);
  await pay(spa.id, 999);
  await redeem(mo.id, barber.id);
  const event = await server.add.event(salon.id);
  await bookFree(server, event.id);
  await bookFree(server, event.id);
  return { olive, mo, ann, salon };
}

describe('the list of accounts', () => {
  it('shows each with its businesses, what it paid and how often it was booked', async () => {
    const { olive } = await fill();
    const whole = await answerTo(z.array(adminUser), admin.get(adminRoutes.listUsers.path));
    expect(whole.map(({ email }) => email)).toEqual([
      'ann@barn.example',
      'Mo@barber.example',
      'olive@salon.example',
      ADMIN,
    ]);
    expect(whole.find(({ id }) => id === olive.id)).toEqual({
      id: olive.id,
      email: 'olive@salon.example',
      google_user_data: { given_name: 'Zoë', family_name: null, picture: null },
      first_seen: new Date(NOW - 3 * DAY).toISOString(),
      last_seen: new Date(NOW - 3).toISOString(),
      business_count: 2,
      has_paid_business: true,
      has_used_coupon: false,
      has_reduced_price: false,
      total_bookings: 2,
      total_revenue: 58.99,
      latest_business_name: 'Spa',
    });
    expect(whole.find(({ email }) => email === 'Mo@barber.example')).toMatchObject({
      google_user_data: { picture: 'https://lh3.googleusercontent.com/a/mo' },
      has_paid_business: true,
      has_used_coupon: true,
      total_revenue: 49,
    });
    expect(whole.find(({ email }) => email === 'ann@barn.example')).toMatchObject({
      has_paid_business: false,
      total_revenue: 0,
    });
    expect((await search('sort=oldest')).rows.toReversed()).toEqual((await search('')).rows);
  });

  it.each([
    ['100 %, which made it free', { discountValue: 100 }, [], true],
    ['10 %', { discountValue: 10 }, [4410], true],
    ['0 %', { discountValue: 0 }, [4900], false],
    ['a trial, paid for later', { discountType: 'trial', discountValue: 0, trialHours: 24 }, [4900], false],
    ['a coupon, and yet the whole price', { discountType: 'fixed', discountValue: 1000 }, [4900], false],
  ] as const)('says whether a coupon reduced the price: %s', async (_, coupon, paid, isReduced) => {
    const { mo } = await fill();
    const { id } = await server.add.coupon({ code: 'LATEST', ...coupon });
    const barber = await server.add.business({ ownerId: mo.id, name: 'Second' });
    await server.database.delete(couponRedemptions);
    const used = { couponId: id, businessId: barber.id, userId: mo.id, redeemedAt: NOW };
    await server.database.insert(couponRedemptions).values(used);
    for (const pence of paid) await pay(barber.id, pence);
    const { rows } = await search('search=barber');
    expect(rows).toMatchObject([{ has_used_coupon: true, has_reduced_price: isReduced }]);
  });

  it('finds every word in the address, the name and the names of the businesses', async () => {
    await fill();
    expect(await emailsOf('search=ZOE%20spa')).toEqual(['olive@salon.example']);
    expect(await emailsOf('search=BARBER')).toEqual(['Mo@barber.example']);
    expect(await emailsOf('search=nothing')).toEqual([]);
  });

  it('filters and sorts', async () => {
    await fill();
    expect(await emailsOf('having=paid')).toEqual(['Mo@barber.example', 'olive@salon.example']);
    expect(await emailsOf('having=coupon')).toEqual(['Mo@barber.example']);
    expect(await emailsOf('having=business&sort=email')).toEqual([
      'ann@barn.example',
      'Mo@barber.example',
      'olive@salon.example',
    ]);
    expect(await emailsOf('having=nothing')).toEqual([ADMIN]);
    expect((await emailsOf('sort=last-seen')).slice(1)).toEqual([
      'ann@barn.example',
      'Mo@barber.example',
      'olive@salon.example',
    ]);
    server.clock.now += 2 * DAY;
    expect(await emailsOf('having=paid&search=olive')).toEqual(['olive@salon.example']);
  });

  it('is counted', async () => {
    const { mo } = await fill();
    const count = () => answerTo(userFigures, admin.get(adminRoutes.countUsers.path));
    expect(await count()).toEqual({
      total: 4,
      with_businesses: 3,
      revenue: 107.99,
      paid: 1,
      total_bookings: 2,
    });
    // A payer whose coupon took nothing off counts as one who paid.
    await server.database.update(coupons).set({ discountValue: 0 });
    expect(await count()).toMatchObject({ paid: 2 });
    await admin.delete(of(mo.id));
    expect(await count()).toMatchObject({ total: 3, with_businesses: 2, total_bookings: 2 });
  });
});

describe('deleting an account', () => {
  it('says before what goes with it', async () => {
    const { olive } = await fill();
    const path = of(olive.id, adminRoutes.getUserConsequences.path);
    expect(await answerTo(userConsequences, admin.get(path))).toEqual({
      businesses: ['Salon', 'Spa'],
      events: 1,
      bookings: 2,
      upcoming_bookings: 2,
      has_subscription: false,
    });
  });

  it('closes its diaries, logs it out, and emails its owner and the customers with upcoming bookings', async () => {
    const { olive, salon } = await fill();
    const theirs = await signIn(server, olive.email);
    expect((await admin.delete(of(olive.id))).status).toBe(200);
    expect((await theirs.get(routes.getMe.path)).status).toBe(401);
    expect((await server.get(`/api/diary/${salon.diarySlug}`)).status).toBe(404);
    const emails = await emailsIn(server);
    expect(emails).toContain('account_deleted to olive@salon.example');
    expect(emails.filter((email) => email.startsWith('booking_withdrawn_closed'))).toHaveLength(2);
    expect(await emailsOf('search=olive')).toEqual([]);
    expect(await actionsIn(server)).toEqual([
      {
        action: 'user_deleted',
        subject: 'olive@salon.example',
        before: { businesses: 2, events: 1, bookings: 2, upcoming_bookings: 2 },
        after: null,
      },
    ]);
    for (const answer of [
      admin.delete(of(olive.id)),
      admin.get(of(olive.id, adminRoutes.getUserConsequences.path)),
    ])
      expect(await refusalOf(answer)).toMatchObject({ status: 404, error: USER_NOT_FOUND });
  });

  it('is refused for the admin’s own account', async () => {
    expect(await refusalOf(admin.delete(of(admin.id)))).toMatchObject({ status: 409, error: ADMIN_STAYS });
    expect(await actionsIn(server)).toEqual([]);
  });
});

it('tells what admins did, the latest first, found by whom and what, and by the kind', async () => {
  const made = { discount_type: 'percentage', discount_value: 10 };
  const { id } = await answerTo(
    z.object({ id: z.int() }),
    admin.post(adminRoutes.createCoupon.path, { ...made, code: 'MAY' }),
  );
  await admin.post(adminRoutes.createCoupon.path, { ...made, code: 'JUNE' });
  await admin.put(buildPath(adminRoutes.deactivateCoupon.path, { couponId: id }), {});
  const audit = (query = '') => answerTo(auditPage, admin.get(`${adminRoutes.searchAudit.path}?${query}`));
  const whole = await audit();
  expect(whole).toMatchObject({ total: 3, page: 1, page_count: 1 });
  expect(whole.rows[0]).toEqual({
    id: 3,
    happened_at: new Date(NOW).toISOString(),
    who: ADMIN,
    action: 'coupon_deactivated',
    subject: 'MAY',
    subject_id: id,
    before: { is_active: true },
    after: { is_active: false },
  });
  expect((await audit('action=coupon_created')).rows.map(({ subject }) => subject)).toEqual(['JUNE', 'MAY']);
  expect((await audit('search=may%20ADMIN')).rows.map(({ id: found }) => found)).toEqual([3, 1]);
  expect(await audit('page=2&page_size=2')).toMatchObject({ total: 3, rows: [{ subject: 'MAY' }] });
});

it('shows week by week the revenue, the new accounts and the bookings', async () => {
  // Friday, 20 November 2026.
  const { salon } = await fill();
  await pay(salon.id, 100, Date.parse('2026-11-15T23:59:59.999Z'));
  await pay(salon.id, 200, Date.parse('2026-11-16T00:00:00Z'));
  const weeks = await answerTo(z.array(platformWeek), admin.get(adminRoutes.listWeeks.path));
  expect(weeks).toHaveLength(WEEKS_SHOWN);
  expect(weeks.slice(-2)).toEqual([
    { from: '2026-11-09', revenue: 1, signups: 0, bookings: 0 },
    { from: '2026-11-16', revenue: 49 + 9.99 + 2, signups: 4, bookings: 2 },
  ]);
  expect(weeks[0]).toEqual({ from: '2026-05-25', revenue: 0, signups: 0, bookings: 0 });
});
