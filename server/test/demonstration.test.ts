import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { businessesPage, businessFigures } from '@daybook/schema/contract/admin/businesses';
import { userFigures } from '@daybook/schema/contract/admin/users';
import { platformWeek } from '@daybook/schema/contract/admin/weeks';
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import { cancelAnswer } from '@daybook/schema/contract/cancel';
import { DEMO_BOOKING_MINUTES, OPEN_BOOKINGS_PER_EMAIL } from '@daybook/schema/figures/bookings';
import { buildPath } from '@daybook/schema/rules/path';
import { adminRoutes } from '@daybook/schema/words/admin-routes';
import { DEMO_DIARY_SLUG } from '@daybook/schema/words/product';
import { routes } from '@daybook/schema/words/routes';
import { bookings, bookingTexts } from '../src/database/booking-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { DEMONSTRATION } from '../src/demonstration/demonstration-plan.ts';
import { eraseBookings } from '../src/demonstration/keep-demonstration.ts';
import { DEMO_BOOKED_ERASED } from '../src/hosted/page-texts.ts';
import { signInAdmin } from './admin.ts';
import { answerTo, book, bookedBy, emailsIn, refusalOf, tokenIn } from './booking-requests.ts';
import { contextOn } from './context.ts';
import { freeSlots, readDiary } from './customer.ts';
import { hostedSite, openPage, shownPage } from './hosted.ts';
import { startServer, type TestServer } from './start.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ site: hostedSite, hasDemonstration: true });
});
afterEach(() => server.stop());

async function tryOne(number = 0): Promise<BookedAnswer> {
  const slot = (await freeSlots(server.url, DEMO_DIARY_SLUG))[number];
  if (!slot) throw new Error('the demonstration has no free time');
  return bookedBy(book(server, slot));
}
const demonstration = async () =>
  (await server.database.select().from(businesses).where(eq(businesses.isDemo, true)))[0]?.id ?? 0;
async function passHour(): Promise<void> {
  server.clock.now += DEMO_BOOKING_MINUTES * 60_000;
  await eraseBookings(contextOn(server));
}

describe('the demonstration’s diary', () => {
  it('exists from the start, open, and says what it is', async () => {
    const diary = await readDiary(server.url, DEMO_DIARY_SLUG);
    expect(diary.business.is_demo).toBe(true);
    expect(diary.first_free_date).toBe('2026-11-20');
    expect(diary.events.some(({ services }) => services.length > 1)).toBe(true);
  });

  it('asks search engines to leave it out, and no other diary', async () => {
    const { diarySlug } = await server.add.business();
    const textOf = async (slug: string) => (await server.get(`/diary/${slug}`)).text();
    const noIndex = '<meta name="robots" content="noindex"/>';
    expect(await textOf(DEMO_DIARY_SLUG)).toContain(noIndex);
    expect(await textOf(diarySlug)).not.toContain(noIndex);
    expect(await (await server.get('/sitemap.xml')).text()).not.toContain(`/diary/${DEMO_DIARY_SLUG}`);
  });
});

describe('a booking of it', () => {
  it('answers the email that a customer would get, and sends none', async () => {
    const { email, booking, cancel_url } = await tryOne();
    expect(booking.is_demo).toBe(true);
    expect(email?.subject).toContain('Booking confirmed: ');
    expect(email?.text).toContain('Hello Ada,');
    expect(email?.html).toContain('Hello Ada,');
    expect(email?.text).toContain(booking.booking_reference);
    expect(email?.text).toContain(cancel_url);
    expect(await emailsIn(server)).toEqual([]);
  });

  it('of any other business answers no email, since one is sent', async () => {
    const { diarySlug, id } = await server.add.business();
    await server.add.event(id);
    const [slot] = await freeSlots(server.url, diarySlug);
    if (!slot) throw new Error('no free time');
    const { email, booking } = await bookedBy(book(server, slot));
    expect(email).toBeNull();
    expect(booking.is_demo).toBe(false);
    expect(await emailsIn(server)).toHaveLength(2);
  });

  it('gets no reminder', async () => {
    await tryOne(40);
    expect(await server.database.select().from(bookings)).toMatchObject([{ reminderDueAt: null }]);
  });

  it('can be cancelled by its link, without an email either', async () => {
    const token = tokenIn((await tryOne()).cancel_url);
    const answer = await server.post(routes.cancelByToken.path, { token });
    const cancelled = cancelAnswer.parse(await answer.json());
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      is_confirmed_by_email: false,
      is_business_emailed: false,
    });
    expect(await emailsIn(server)).toEqual([]);
  });

  it('is deleted completely after an hour', async () => {
    const { cancel_url } = await tryOne();
    const before = await freeSlots(server.url, DEMO_DIARY_SLUG);
    await passHour();
    expect(await server.database.select().from(bookings)).toEqual([]);
    expect(await server.database.select().from(bookingTexts)).toEqual([]);
    expect((await freeSlots(server.url, DEMO_DIARY_SLUG)).length).toBeGreaterThan(before.length - 3);
    const token = tokenIn(cancel_url);
    expect((await server.get(`${routes.getCancelDetails.path}?token=${token}`)).status).toBe(404);
    const page = await server.get(`/diary/${DEMO_DIARY_SLUG}/booked?token=${token}`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain(DEMO_BOOKED_ERASED);
  });

  it('is bounded as everywhere: one address holds so many', async () => {
    const slots = await freeSlots(server.url, DEMO_DIARY_SLUG);
    const statuses: number[] = [];
    for (const slot of slots.slice(0, OPEN_BOOKINGS_PER_EMAIL + 1))
      statuses.push((await book(server, slot)).status);
    expect(statuses).toEqual([...Array<number>(OPEN_BOOKINGS_PER_EMAIL).fill(201), 409]);
  });

  it('by the plain form leads to a page that shows the email', async () => {
    const [slot] = await freeSlots(server.url, DEMO_DIARY_SLUG);
    if (!slot) throw new Error('no free time');
    const { form } = await openPage(server, DEMO_DIARY_SLUG, { slot: slot.id });
    server.clock.now += 5000;
    const answer = await fetch(`${server.url}/diary/${DEMO_DIARY_SLUG}/book`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        attendee_first_name: 'Ada',
        attendee_last_name: 'Lovelace',
        attendee_email: 'ada@example.com',
        slot_id: slot.id,
        selected_start_time: slot.start_time,
        selected_end_time: slot.end_time,
        form_stamp: form.stamp ?? '',
        idempotency_key: form.idempotencyKey ?? '',
      }),
    });
    expect(answer.status).toBe(303);
    expect((await server.get(answer.headers.get('Location') ?? '')).status).toBe(200);
    expect(shownPage().booked?.email?.text).toContain('Hello Ada,');
    expect(await emailsIn(server)).toEqual([]);
  });
});

describe('the admin', () => {
  it('finds the demonstration in no list and no figure', async () => {
    const admin = await signInAdmin(server);
    await tryOne();
    const all = await admin.get(adminRoutes.listAllBusinesses.path);
    expect(await all.text()).not.toContain(DEMONSTRATION.name);
    const page = await answerTo(
      businessesPage,
      admin.get(`${adminRoutes.searchBusinesses.path}?search=demo`),
    );
    expect(page.total).toBe(0);
    const figures = await answerTo(businessFigures, admin.get(adminRoutes.countBusinesses.path));
    expect(figures).toMatchObject({ active: 0, added_this_month: 0, revenue: 0 });
    const people = await answerTo(userFigures, admin.get(adminRoutes.countUsers.path));
    expect(people).toMatchObject({ total_bookings: 0 });
    const weeks = await answerTo(platformWeek.array(), admin.get(adminRoutes.listWeeks.path));
    expect(weeks.every(({ bookings, revenue }) => bookings === 0 && revenue === 0)).toBe(true);
  });

  it('can neither look at it, change it nor delete it', async () => {
    const admin = await signInAdmin(server);
    const businessId = await demonstration();
    const path = (route: string) => buildPath(route, { businessId });
    const form = {
      business_name: 'Mine',
      business_email: 'hello@mine.example',
      is_active: false,
      has_paid: false,
    };
    for (const asked of [
      admin.get(path(adminRoutes.getBusinessForSupport.path)),
      admin.put(path(adminRoutes.changeAnyBusiness.path), form),
      admin.delete(path(adminRoutes.deleteAnyBusiness.path)),
    ])
      expect(await refusalOf(asked)).toMatchObject({ status: 404 });
    expect((await server.get(`/api/diary/${DEMO_DIARY_SLUG}`)).status).toBe(200);
  });
});
