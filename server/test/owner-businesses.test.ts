import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { business as businessShape, type Business } from '@daybook/schema/contract/business';
import { BUSINESSES_MAX, PHONE_MAX } from '@daybook/schema/figures/bounds';
import { emptyFile } from '@daybook/schema/test/business-files';
import { tooLong } from '@daybook/schema/words/booking-form-texts';
import {
  BUSINESS_EMAIL_NOT_VALID,
  BUSINESS_NAME_REQUIRED,
  BUSINESS_NOT_FOUND,
  TIMEZONE_REQUIRED,
} from '@daybook/schema/words/business-texts';
import { LEGAL_TEXTS_OF } from '@daybook/schema/words/legal-texts';
import { TOO_MANY_BUSINESSES } from '../src/businesses/business-responses.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { businesses } from '../src/database/tables.ts';
import {
  answerTo,
  book,
  bookedBy,
  firstFree,
  emailsIn,
  refusalOf,
  slotsOf,
  tokenIn,
} from './booking-requests.ts';
import { importFile } from './business-files.ts';
import { signIn, type Owner } from './owner.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
beforeEach(async () => {
  server = await startServer();
  owner = await signIn(server);
});
afterEach(() => server.stop());

const form = (given: Record<string, unknown> = {}) => ({
  business_name: 'Olive & Co.',
  business_email: 'hello@olive.example',
  business_phone: '',
  business_address: '3 Mill Lane',
  postcode: 'HX7 8EX',
  timezone: 'Europe/London',
  ...given,
});

async function answered(answer: Promise<Response>, status = 200): Promise<Business> {
  const response = await answer;
  const text = await response.text();
  expect({ status: response.status, text }).toMatchObject({ status });
  return businessShape.parse(JSON.parse(text));
}

const add = (given = {}, by = owner) => answered(by.post('/api/businesses', form(given)), 201);
const change = (id: number, given = {}, by = owner) => by.put(`/api/businesses/${id}`, form(given));
const mine = (by = owner) => answerTo(z.array(businessShape), by.get('/api/businesses/my'));

it('keeps which terms its owner accepted, and when, on adding and on importing a business', async () => {
  await add();
  await importFile(owner, emptyFile);
  const accepted = { termsVersion: LEGAL_TEXTS_OF, createdAt: server.clock.now, ownerId: owner.id };
  expect(await server.database.select().from(businesses)).toMatchObject([accepted, accepted]);
});

it('adds a business that is not paid for yet, with an address made from its name', async () => {
  const added = await add({ business_name: '  Olive & Co. ' });
  expect(added).toEqual({
    id: added.id,
    business_name: 'Olive & Co.',
    business_email: 'hello@olive.example',
    email_confirmed: false,
    emails_to: owner.email,
    confirmation_email: 'written',
    business_phone: null,
    business_address: '3 Mill Lane',
    postcode: 'HX7 8EX',
    is_in_sitemap: false,
    privacy_notice: null,
    cancellation_policy: null,
    trading_details: null,
    about: null,
    opening_hours: null,
    colour: null,
    picture: null,
    minimum_notice_hours: 0,
    has_waiting_list: true,
    offer_minutes: 30,
    maximum_days_ahead: null,
    daily_limit_per_person: null,
    questions: [],
    bank_holidays: null,
    change_notice_hours: 0,
    customers_may_move: true,
    diary_slug: 'olive-co',
    timezone: 'Europe/London',
    has_paid: false,
    billing_status: 'unpaid',
    is_imported: false,
    paid_at: null,
    trial_activated_by_coupon: null,
    trial_expires_at: null,
    trial_hours: null,
    subscription: null,
    unfinished_checkout: null,
    held_coupon: null,
    payment_trouble: null,
    created_at: new Date(server.clock.now).toISOString(),
  });
  expect((await server.get('/api/diary/olive-co')).status).toBe(402);
});

it('lists an owner’s own businesses, the oldest first, and nobody else’s', async () => {
  expect(await mine()).toEqual([]);
  const names = ['Zebra', 'Apple'];
  for (const business_name of names) await add({ business_name });
  await add({ business_name: 'Other' }, await signIn(server, 'other@salon.example'));
  await server.add.business({ ownerId: owner.id, name: 'Deleted', deletedAt: server.clock.now });
  expect((await mine()).map(({ business_name }) => business_name)).toEqual(names);
});

it('shows each business’s billing status', async () => {
  const now = server.clock.now;
  const given = [
    { paidAt: now },
    { paidAt: null, trialCouponCode: 'DIARYFREE', trialEndsAt: now + 1000 },
    { paidAt: null, trialCouponCode: 'DIARYFREE', trialEndsAt: now },
    { paidAt: null },
    { isActive: false },
  ];
  for (const facts of given) await server.add.business({ ownerId: owner.id, ...facts });
  const all = await mine();
  expect(all.map(({ billing_status }) => billing_status)).toEqual([
    'paid',
    'trial',
    'trial_ended',
    'unpaid',
    'inactive',
  ]);
  expect(all.map(({ has_paid }) => has_paid)).toEqual([true, true, false, false, true]);
});

it.each([
  ['Салон красоты Ольга', /^business-[a-z2-9]{6}$/],
  ['صالون التجميل', /^business-[a-z2-9]{6}$/],
  ['💇‍♀️✨', /^business-[a-z2-9]{6}$/],
  ['✂️ Snip ✂️', /^snip$/],
  ['Café Łódź', /^cafe-lodz$/],
  ['x'.repeat(120), /^x{60}$/],
  ['Support', /^support-2$/],
])('gives %s an address that can be typed', async (business_name, slug) => {
  expect((await add({ business_name })).diary_slug).toMatch(slug);
});

it('numbers the addresses of one name, and skips those that are used or once were', async () => {
  const other = await server.add.business({ diarySlug: 'olive-co' });
  await server.add.oldSlug(other.id, 'olive-co-2');
  expect((await add()).diary_slug).toBe('olive-co-3');
  const long = 'y'.repeat(70);
  await add({ business_name: long });
  expect((await add({ business_name: long })).diary_slug).toBe(`${'y'.repeat(58)}-2`);
});

it('gives everybody a different address when many use one name at once', async () => {
  const names = ['a', 'b', 'c', 'd'];
  const owners = await Promise.all(names.map((name) => signIn(server, `${name}@salon.example`)));
  const added = await Promise.all([...owners, ...owners, ...owners].map((by) => add({}, by)));
  expect(new Set(added.map(({ diary_slug }) => diary_slug)).size).toBe(12);
});

it('finds an address even when more than a hundred have the name', async () => {
  await server.add.business({ diarySlug: 'olive-co' });
  for (let number = 2; number <= 100; number += 1)
    await server.add.business({ diarySlug: `olive-co-${number}` });
  expect((await add()).diary_slug).toMatch(/^olive-co-[a-z2-9]{6}$/);
});

it('adds no more businesses than one person may have, counting closed ones until they are purged', async () => {
  await server.add.business({ ownerId: owner.id, deletedAt: server.clock.now });
  for (let number = 2; number < BUSINESSES_MAX; number += 1) await server.add.business({ ownerId: owner.id });
  await add();
  expect(await refusalOf(owner.post('/api/businesses', form()))).toMatchObject({
    status: 409,
    error: TOO_MANY_BUSINESSES,
  });
  await add({}, await signIn(server, 'other@salon.example'));
});

it.each([
  ['business_name', '  ', BUSINESS_NAME_REQUIRED],
  ['business_name', undefined, BUSINESS_NAME_REQUIRED],
  ['business_email', '', BUSINESS_EMAIL_NOT_VALID],
  ['business_email', 'olive', BUSINESS_EMAIL_NOT_VALID],
  ['timezone', '', TIMEZONE_REQUIRED],
  ['timezone', undefined, TIMEZONE_REQUIRED],
  ['timezone', 'Mars/Olympus', TIMEZONE_REQUIRED],
  ['business_phone', '0'.repeat(31), tooLong(PHONE_MAX)],
])('refuses %s %j, whether new or changed', async (field, value, text) => {
  const { id } = await add();
  for (const answer of [
    owner.post('/api/businesses', form({ [field]: value })),
    change(id, { [field]: value }),
  ]) {
    const refusal = await refusalOf(answer);
    expect(refusal).toMatchObject({ status: 400, fields: { [field]: text } });
  }
  expect(await mine()).toHaveLength(1);
});

it('changes every detail, and keeps the address while the new name leads to the same one', async () => {
  const { id } = await add();
  const changed = await answered(
    change(id, {
      business_name: 'OLIVE & CO',
      business_email: 'new@olive.example',
      business_phone: '01422 100200',
      business_address: null,
      postcode: ' ',
      timezone: 'Asia/Kolkata',
    }),
  );
  expect(changed).toMatchObject({
    business_name: 'OLIVE & CO',
    business_email: 'new@olive.example',
    business_phone: '01422 100200',
    business_address: null,
    postcode: null,
    diary_slug: 'olive-co',
    timezone: 'Asia/Kolkata',
  });
  expect(await mine()).toEqual([changed]);
});

it('tells search engines of the diary only after its owner said so, whatever else is changed', async () => {
  const { id, is_in_sitemap } = await add();
  expect(is_in_sitemap).toBe(false);
  expect((await add({ business_name: 'Birch', is_in_sitemap: true })).is_in_sitemap).toBe(true);
  for (const [given, isTold] of [
    [{ business_name: 'Fern & Fig' }, false],
    [{ is_in_sitemap: true }, true],
    [{ business_name: 'Fern' }, true],
    [{ is_in_sitemap: false }, false],
  ] as const)
    expect((await answered(change(id, given))).is_in_sitemap).toBe(isTold);
});

it('moves the diary with the name, and leads from every old address to the new one', async () => {
  const { id } = await server.add.business({ ownerId: owner.id, name: 'Willow', diarySlug: 'willow' });
  for (const name of ['Oak', 'Elm']) await answered(change(id, { business_name: name }));
  for (const old of ['willow', 'oak']) {
    const moved = await server.get(`/api/diary/${old}`);
    expect(moved.status).toBe(301);
    expect(moved.headers.get('Location')).toBe('/api/diary/elm');
  }
  expect((await server.get('/api/diary/elm')).status).toBe(200);
});

it('takes back an address that it had itself, and never one that another business had', async () => {
  const { id } = await server.add.business({ ownerId: owner.id, name: 'Willow', diarySlug: 'willow' });
  const other = await server.add.business({ ownerId: owner.id, name: 'Elm', diarySlug: 'elm' });
  await answered(change(id, { business_name: 'Oak' }));
  expect((await answered(change(other.id, { business_name: 'Willow' }))).diary_slug).toBe('willow-2');
  expect((await answered(change(id, { business_name: 'Willow' }))).diary_slug).toBe('willow');
  expect((await server.get('/api/diary/willow')).status).toBe(200);
  expect((await server.get('/api/diary/oak')).headers.get('Location')).toBe('/api/diary/willow');
  expect((await answered(change(id, { business_name: 'Willow!' }))).diary_slug).toBe('willow');
});

it('responds the same for a business that is another’s, deleted, or unknown', async () => {
  const foreign = await add({}, await signIn(server, 'other@salon.example'));
  const deleted = await server.add.business({ ownerId: owner.id, deletedAt: server.clock.now });
  for (const id of [foreign.id, deleted.id, 999, 'x']) {
    expect(await refusalOf(change(Number(id)))).toMatchObject({ status: 404, error: BUSINESS_NOT_FOUND });
  }
  expect(await mine(await signIn(server, 'other@salon.example'))).toEqual([foreign]);
});

it('lets bookings keep their time when the business moves to another zone', async () => {
  const { id } = await server.add.business({ ownerId: owner.id, name: 'Willow', diarySlug: 'willow' });
  const event = await server.add.event(id);
  const slot = await firstFree(server, event.id);
  const booked = await bookedBy(book(server, slot));
  await answered(change(id, { business_name: 'Willow', timezone: 'Europe/Berlin' }));

  const slots = await slotsOf(server, event.id);
  expect(slots.map(({ start_time }) => start_time).slice(0, 3)).toEqual(['09:00', '09:50', '10:40']);
  expect(slots[0]?.starts_at).toBe(`${TUESDAY}T08:00:00.000Z`);
  // The booking is 09:00 to 09:45 in London, which is 10:00 to 10:45 in Berlin.
  expect(slots.filter(({ is_booked }) => is_booked).map(({ start_time }) => start_time)).toEqual([
    '09:50',
    '10:40',
  ]);
  const again = await bookedBy(
    book(server, await firstFree(server, event.id), { attendee_email: 'b@example.com' }),
  );
  expect(again.booking).toMatchObject({ start_time: '09:00', timezone: 'Europe/Berlin' });

  const seen = await server.get(`/api/cancel/booking-details?token=${tokenIn(booked.cancel_url)}`);
  expect(await seen.json()).toMatchObject({
    event_date: TUESDAY,
    start_time: '09:00',
    starts_at: slot.starts_at,
    timezone: 'Europe/London',
    can_cancel: true,
  });
  await server.post('/api/cancel/booking', { token: tokenIn(booked.cancel_url) });
  expect((await slotsOf(server, event.id)).filter(({ is_booked }) => is_booked)).toHaveLength(1);
  expect((await emailsIn(server)).at(-1)).toMatch(/^booking_cancelled_owner/);
});

it('closes one business: its diary is gone, its customers are emailed, and the account and its others stay', async () => {
  const kept = await server.add.business({ ownerId: owner.id });
  const closed = await server.add.business({ ownerId: owner.id });
  const event = await server.add.event(closed.id);
  await book(server, await firstFree(server, event.id), { attendee_email: 'ada@customer.example' });
  const close = (by = owner) => by.delete(`/api/businesses/${closed.id}`);

  const other = await signIn(server, 'other@salon.example');
  expect(await refusalOf(close(other))).toMatchObject({ status: 404, error: BUSINESS_NOT_FOUND });
  expect((await close()).status).toBe(200);
  expect((await mine()).map(({ id }) => id)).toEqual([kept.id]);
  expect((await server.get(`/api/diary/${closed.diarySlug}`)).status).toBe(404);
  expect((await server.get(`/api/diary/${kept.diarySlug}`)).status).toBe(200);
  expect(await server.database.select({ status: bookings.status }).from(bookings)).toEqual([
    { status: 'cancelled' },
  ]);
  expect(await emailsIn(server)).toContain('booking_withdrawn_closed to ada@customer.example');
  expect(await refusalOf(close())).toMatchObject({ status: 404, error: BUSINESS_NOT_FOUND });
});
