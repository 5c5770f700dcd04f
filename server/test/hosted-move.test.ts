import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import { ONLY_BUSINESS_MOVES } from '@daybook/schema/words/change-texts';
import { SLOT_JUST_BOOKED } from '@daybook/schema/words/slot-texts';
import { bookings } from '../src/database/booking-tables.ts';
import { businesses } from '../src/database/tables.ts';
import {
  BOOKED_LINK_INVALID,
  BOOKING_CANCELLED,
  CANNOT_CHANGE,
  MOVE_FAILED,
} from '../src/hosted/page-texts.ts';
import { DATABASE_UNAVAILABLE } from '../src/http/refusal-texts.ts';
import { book, bookedBy, bookFree, firstFree, tokenIn } from './booking-requests.ts';
import { refuseWrites } from './database-faults.ts';
import { erasePage, hostedSite, openPage, sentAgain, shownPage, wasPageShown } from './hosted.ts';
import { startServer, type TestServer } from './start.ts';

const WEDNESDAY = '2026-11-25';

let server: TestServer;
let slug: string;
let businessId: number;
let other: number;
let booked: BookedAnswer;
let token: string;

beforeEach(async () => {
  erasePage();
  server = await startServer({ site: hostedSite });
  const business = await server.add.business();
  [slug, businessId] = [business.diarySlug, business.id];
  const { id: eventId } = await server.add.event(businessId);
  other = (await server.add.event(businessId, { date: WEDNESDAY })).id;
  booked = await bookedBy(book(server, await firstFree(server, eventId)));
  token = tokenIn(booked.cancel_url);
});
afterEach(() => server.stop());

const moveFrom = (of: string, fields: Record<string, string>) =>
  fetch(`${server.url}/diary/${of}/move`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ token, ...fields }),
  });
const PRIVATE = {
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'private, no-store',
};
const expectPrivate = (answer: Response) => {
  for (const [name, value] of Object.entries(PRIVATE)) expect(answer.headers.get(name)).toBe(value);
};

describe('the page that changes the time', () => {
  it('opens on the booking’s own day with times it can be moved to, and leaks no token', async () => {
    const answer = await server.get(`/diary/${slug}?move=${token}`);
    expect(answer.status).toBe(200);
    expectPrivate(answer);
    const html = await answer.text();
    expect(html).not.toMatch(/og:|canonical|ld\+json/);
    const { move, choice, slots } = shownPage();
    expect(move).toMatchObject({ token, booking: { booking_reference: booked.booking_reference } });
    expect(choice.date).toBe(booked.booking.event_date);
    expect(slots?.slots.some(({ is_booked }) => !is_booked)).toBe(true);
  });

  it('shows another date, and the time that was chosen on it', async () => {
    const slot = await firstFree(server, other);
    const page = await openPage(server, slug, { move: token, date: WEDNESDAY, event: other, slot: slot.id });
    expect(page.choice).toMatchObject({ eventId: other, slotId: slot.id });
  });

  it('is not found with a wrong link, and nobody else’s diary shows it', async () => {
    const { diarySlug } = await server.add.business({ diarySlug: 'another' });
    for (const path of [`/diary/${slug}?move=${'x'.repeat(43)}`, `/diary/${diarySlug}?move=${token}`]) {
      const answer = await server.get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain(BOOKED_LINK_INVALID.slice(0, 20));
    }
    expect(wasPageShown()).toBe(false);
  });

  it.each<[string, Partial<typeof businesses.$inferInsert>, Partial<typeof bookings.$inferInsert>, string]>([
    ['only the business moves', { customersMayMove: false }, { changeNoticeHours: 0 }, ONLY_BUSINESS_MOVES],
    ['it is too late', { customersMayMove: true }, { changeNoticeHours: 200 }, 'until 200 hours before'],
    [
      'it is cancelled',
      { customersMayMove: true },
      { status: 'cancelled', cancelledAt: 0 },
      BOOKING_CANCELLED,
    ],
  ])('says why, and how to reach the business, where %s', async (_, business, booking, text) => {
    await server.database.update(businesses).set(business).where(eq(businesses.id, businessId));
    await server.database
      .update(bookings)
      .set(booking)
      .where(eq(bookings.reference, booked.booking_reference));
    const answer = await server.get(`/diary/${slug}?move=${token}`);
    expect(answer.status).toBe(409);
    expectPrivate(answer);
    const html = await answer.text();
    expect(html).toContain(CANNOT_CHANGE);
    expect(html).toContain(text);
    expect(html).toContain('mailto:hello@willow.example');
  });
});

describe('the form that moves a booking without JavaScript', () => {
  it('moves it, and leads to the new time', async () => {
    const slot = await firstFree(server, other);
    const answer = await moveFrom(slug, { slot_id: slot.id });
    expect(answer.status).toBe(303);
    const confirmation = await server.get(answer.headers.get('Location') ?? '');
    expect(confirmation.status).toBe(200);
    expectPrivate(confirmation);
    expect(shownPage()).toMatchObject({
      move: { token },
      booked: {
        is_confirmed_by_email: true,
        booking: { event_date: WEDNESDAY, start_time: slot.start_time },
      },
    });
  });

  it('shows the page again with fresh times where the time is gone', async () => {
    const slot = await firstFree(server, other);
    await bookFree(server, other, 0, { attendee_email: 'grace@example.com' });
    const answer = await moveFrom(slug, { slot_id: slot.id, with: '0', venue: '0' });
    expect(answer.status).toBe(409);
    expectPrivate(answer);
    const { form, choice, slots } = shownPage();
    expect(form.banner).toBe(SLOT_JUST_BOOKED);
    expect(choice).toMatchObject({ eventId: other, slotId: null });
    expect(slots?.slots[0]).toMatchObject({ id: slot.id, is_booked: true });
  });

  it('can be sent again as it was when the server is in trouble', async () => {
    const slot = await firstFree(server, other);
    await refuseWrites(server.database);
    const answer = await moveFrom(slug, { slot_id: slot.id, with: '0', venue: '0' });
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain(`<h1 class="display" tabindex="-1" autofocus="">${MOVE_FAILED}</h1>`);
    expect(html).toContain(DATABASE_UNAVAILABLE);
    expect(html).toContain(`<form method="post" action="/diary/${slug}/move">`);
    expect(sentAgain(html)).toEqual({ token, slot_id: slot.id, with: '0', venue: '0' });
  });

  it('leads back to the diary when its address is opened', async () => {
    const answer = await fetch(`${server.url}/diary/${slug}/move`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/diary/${slug}`]);
  });
});
