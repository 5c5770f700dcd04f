import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CSV_BOM } from '@daybook/schema/rules/csv';
import { EXPORTED } from '../src/accounts/export/what-is-exported.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { couponRedemptions, payments } from '../src/database/money-tables.ts';
import { favouriteVenues } from '../src/database/tables.ts';
import { exampleBooking } from './example-booking.ts';
import { signIn, type Owner } from './owner.ts';
import { startWithBusiness, type TestServer } from './start.ts';
import { book, bookedBy, firstFree } from './booking-requests.ts';

const rows = z.array(z.record(z.string(), z.unknown()));
let server: TestServer;
let owner: Owner;
let businessId: number;

beforeEach(async () => {
  ({ server, owner, businessId } = await startWithBusiness({ diarySlug: 'willow' }));
});
afterEach(() => server.stop());

async function archiveOf(of: Owner) {
  const answer = await of.get('/api/users/me/export');
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = (name: string) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(files[name]);
  return {
    answer,
    names: Object.keys(files),
    text,
    heading: (name: string) => text(`csv/${name}.csv`).split('\r\n')[0]?.replace(CSV_BOM, '') ?? '',
    json: (name: string) => rows.parse(JSON.parse(text(`${name}.json`))),
    all: Object.keys(files).map(text).join('\n'),
  };
}

/** Returns the name in the archive: 'pricePence' becomes 'price'. */
const nameInArchive = (column: string) =>
  column.replace(/Pence$/, '').replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

describe('the export', () => {
  it('is a dated archive that explains itself and holds each table twice', async () => {
    const { answer, names, text } = await archiveOf(owner);
    expect(answer.headers.get('Content-Type')).toBe('application/zip');
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="daybook-export-2026-11-20.zip"',
    );
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(text('read-me.txt')).toContain('olive@salon.example on 2026-11-20');
    const tables = [
      'account',
      'sessions',
      'businesses',
      'former-addresses',
      'events',
      'weekly-hours',
      'dates-of-weekly-hours',
      'places-and-people',
      'services',
      'people-of-services',
      'services-of-events',
      'venues-of-events',
      'people-of-events',
      'time-off',
      'running-late',
      'calendars-elsewhere',
      'calendar-addresses',
      'favourite-venues',
      'bookings',
      'customers',
      'waiting-list',
      'offered-times',
      'payments',
      'subscriptions',
      'coupons-used',
      'erasure-requests',
      'diary-visits',
    ];
    expect(names).toEqual(['read-me.txt', ...tables.flatMap((name) => [`${name}.json`, `csv/${name}.csv`])]);
  });

  it('holds everything of the owner’s', async () => {
    const event = await server.add.event(businessId, {
      serviceMode: 'individual_services',
      manualSlots: [{ start: 540, end: 585 }],
    });
    const venue = await server.add.venue(event.id);
    const service = await server.add.service(event.id, { pricePence: 3850 });
    await server.add.oldSlug(businessId, 'willow-of-old');
    await server.database
      .insert(favouriteVenues)
      .values({ ownerId: owner.id, name: 'The barn', postcode: 'HX7 8EX' });
    const slot = await firstFree(server, event.id, `?venue_id=${venue.id}&service_id=${service.id}`);
    const booked = await bookedBy(book(server, slot));
    const { json } = await archiveOf(owner);
    expect(json('account')).toMatchObject([
      {
        email: owner.email,
        given_name: 'Olive',
        email_notifications: true,
        first_seen: '2026-11-20T09:00:00.000Z',
      },
    ]);
    expect(json('businesses')).toMatchObject([
      { id: businessId, diary_slug: 'willow', paid_at: '2026-11-20T09:00:00.000Z' },
    ]);
    expect(json('former-addresses')).toMatchObject([{ slug: 'willow-of-old' }]);
    expect(json('events')).toMatchObject([{ id: event.id, manual_slots: ['09:00 to 09:45'] }]);
    expect(json('services')).toMatchObject([{ id: service.catalogueId, price: 38.5 }]);
    expect(json('services-of-events')).toMatchObject([
      { event_id: event.id, catalogue_id: service.catalogueId },
    ]);
    expect(json('places-and-people')).toMatchObject([{ id: venue.resourceId, name: 'Front room' }]);
    expect(json('venues-of-events')).toMatchObject([{ event_id: event.id, resource_id: venue.resourceId }]);
    expect(json('favourite-venues')).toMatchObject([{ name: 'The barn' }]);
    expect(json('bookings')).toMatchObject([
      {
        reference: booked.booking_reference,
        service_id: service.id,
        attendee_email: 'ada@example.com',
        starts_at: '2026-11-24T09:00:00.000Z',
        service_price: 38.5,
        cancelled_at: null,
      },
    ]);
  });

  it('opens in a spreadsheet, which runs no formula in it', async () => {
    const event = await server.add.event(businessId);
    await bookedBy(
      book(server, await firstFree(server, event.id), {
        attendee_first_name: '=HYPERLINK("evil.example")',
        attendee_last_name: 'Müller, Ada',
        attendee_phone: '+44 7700 900123',
      }),
    );
    const { text } = await archiveOf(owner);
    const csv = text('csv/bookings.csv');
    expect(csv.startsWith(`${CSV_BOM}id,reference,business_id,`)).toBe(true);
    expect(csv.endsWith('\r\n')).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""evil.example"")","Müller, Ada"`);
    expect(csv).toContain(`,'+44 7700 900123,`);
    expect(text('csv/payments.csv').trim().split('\r\n')).toHaveLength(1);
  });

  it('holds nothing of anybody else’s, nothing deleted, and no secret', async () => {
    const other = await signIn(server, 'oscar@salon.example', 'Oscar');
    const theirs = await server.add.business({ ownerId: other.id, name: 'Oscar’s barn' });
    await bookedBy(book(server, await firstFree(server, (await server.add.event(theirs.id)).id)));
    await server.add.business({ ownerId: owner.id, name: 'A closed shop', deletedAt: 1 });
    await bookedBy(
      book(
        server,
        await firstFree(server, (await server.add.event(businessId)).id),
        {},
        { 'Idempotency-Key': 'a key' },
      ),
    );
    const { all, json, heading } = await archiveOf(owner);
    expect(json('bookings')).toHaveLength(1);
    for (const table of ['account', 'sessions', 'businesses', 'events', 'bookings'])
      expect(Object.keys(json(table)[0] ?? {}).join()).toBe(heading(table));
    for (const foreign of ['oscar', 'Oscar', 'A closed shop', 'a key']) expect(all).not.toContain(foreign);
    const stored = await server.database.select().from(bookings);
    for (const { cancelNonce, cancelTokenHash } of stored) {
      expect(all).not.toContain(cancelNonce);
      expect(all).not.toContain(cancelTokenHash);
    }
  });

  it('has every column of its tables but these, and no other', async () => {
    const { names, heading } = await archiveOf(owner);
    expect(names.filter((name) => name.startsWith('csv/'))).toHaveLength(Object.keys(EXPORTED).length);
    const withheld = Object.entries(EXPORTED).flatMap(([table, { file, columns }]) => {
      const written = heading(file).split(',');
      const known = Object.keys(columns).map(nameInArchive);
      expect(known).toEqual(expect.arrayContaining(written));
      return known.filter((name) => !written.includes(name)).map((name) => `${table}.${name}`);
    });
    expect(withheld).toMatchInlineSnapshot(`
      [
        "users.person_hash",
        "users.deleted_at",
        "sessions.token_hash",
        "sessions.user_id",
        "sessions.device_mark",
        "businesses.owner_id",
        "businesses.is_demo",
        "businesses.expiry_notice_due_at",
        "businesses.diary_version",
        "businesses.catalogue_version",
        "businesses.offered_version",
        "businesses.text_bytes",
        "businesses.deleted_at",
        "events.version",
        "events.held_count",
        "events.offer_count",
        "events.idempotency_key",
        "patterns.due_at",
        "patterns.revision",
        "patterns.idempotency_key",
        "patternDates.follows",
        "venues.held_count",
        "busyCalendars.url",
        "busyCalendars.etag",
        "busyCalendars.last_modified",
        "busyCalendars.content_hash",
        "busyCalendars.next_fetch_at",
        "busyCalendars.told_at",
        "busyCalendars.unread",
        "calendarFeeds.nonce",
        "favouriteVenues.owner_id",
        "bookings.normalised_email",
        "bookings.cancel_nonce",
        "bookings.cancel_token_hash",
        "bookings.idempotency_key",
        "bookings.asked_slot_id",
        "customers.normalised_email",
        "customers.latest_at",
        "customers.text",
        "erasureRequests.normalised_email",
        "erasureRequests.last_booking_id",
        "erasureRequests.has_found",
        "waitingListEntries.normalised_email",
        "waitingListEntries.open_dates",
        "offers.slot_id",
        "subscriptions.known_at",
        "couponRedemptions.user_id",
      ]
    `);
  });

  it('writes every value as a person reads it', async () => {
    const event = await server.add.event(businessId, {
      type: 'day_event',
      startTime: '19:00',
      endTime: '25:00',
      isHomeVisit: false,
    });
    await server.database
      .insert(bookings)
      .values({ ...exampleBooking, businessId, eventId: event.id, startTime: '19:00', endTime: '25:00' });
    await server.database
      .insert(payments)
      .values({ businessId, providerReference: 'pi_1', amountPence: 3920, paidAt: Date.UTC(2026, 10, 1, 9) });
    const coupon = await server.add.coupon({ code: 'WILLOW', discountType: 'trial', discountValue: 0 });
    await server.database
      .insert(couponRedemptions)
      .values({ couponId: coupon.id, businessId, userId: owner.id, redeemedAt: Date.UTC(2026, 10, 1) });
    const { json, text } = await archiveOf(owner);
    expect(json('events')).toMatchObject([{ start_time: '19:00', end_time: '01:00', is_home_visit: false }]);
    expect(json('bookings')).toMatchObject([{ start_time: '19:00', end_time: '01:00' }]);
    expect(json('payments')).toMatchObject([{ amount: 39.2, paid_at: '2026-11-01T09:00:00.000Z' }]);
    expect(json('coupons-used')).toEqual([
      { coupon_id: coupon.id, business_id: businessId, redeemed_at: '2026-11-01T00:00:00.000Z' },
    ]);
    expect(text('csv/account.csv')).toContain(',true,2026-11-20T09:00:00.000Z,');
  });

  it('contains any number of bookings, each once and in order', async () => {
    const references = Array.from({ length: 1201 }, (_, index) => `REF-${index}`);
    await server.add.bookings(
      businessId,
      references.map((reference) => ({ reference })),
    );
    const { json, text } = await archiveOf(owner);
    expect(json('bookings').map(({ reference }) => reference)).toEqual(references);
    expect(text('csv/bookings.csv').trim().split('\r\n')).toHaveLength(1202);
  });

  it('answers only somebody who is signed in', async () => {
    expect((await server.get('/api/users/me/export')).status).toBe(401);
    const foreign = { ...owner.headers, Origin: 'https://evil.example' };
    expect((await server.get('/api/users/me/export', foreign)).status).toBe(403);
  });
});
