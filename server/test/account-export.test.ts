import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CSV_BOM } from '@daybook/schema/rules/csv';
import { bookings } from '../src/database/booking-tables.ts';
import { couponRedemptions, payments } from '../src/database/money-tables.ts';
import { favouriteVenues } from '../src/database/tables.ts';
import { exampleBooking } from './example-booking.ts';
import { signIn, type Owner } from './owner.ts';
import { startWithBusiness, type TestServer } from './start.ts';
import { book, bookedBy, firstFree } from './wishes.ts';

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

  it('opens in a spreadsheet, which runs no formula of it', async () => {
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

  it('has these columns, and no other', async () => {
    const { names, heading } = await archiveOf(owner);
    const tables = names.filter((name) => name.startsWith('csv/')).map((name) => name.slice(4, -4));
    const headings = tables.map((table) => `${table}: ${heading(table)}`);
    expect(headings).toMatchInlineSnapshot(`
      [
        "account: id,subject,email,given_name,family_name,picture,email_notifications,first_seen,last_seen,trial_used_at",
        "sessions: created_at,expires_at,device",
        "businesses: id,name,email,confirmed_email,phone,address,postcode,diary_slug,timezone,paid_at,is_active,is_in_sitemap,privacy_notice,cancellation_policy,trading_details,trial_coupon_code,trial_ends_at,trial_hours,covered_until,asks_who_works,minimum_notice_hours,maximum_days_ahead,daily_limit_per_person,bank_holidays,change_notice_hours,customers_may_move,has_waiting_list,offer_minutes,terms_version,created_at,updated_at",
        "former-addresses: slug,business_id,replaced_at",
        "events: id,business_id,name,description,date,start_time,end_time,slot_minutes,buffer_minutes,requirements_note,personal_message,type,creation_mode,service_mode,manual_slots,lunch_start_time,lunch_end_time,last_appointment_time,is_home_visit,pattern_id,is_closed,created_at",
        "weekly-hours: id,business_id,weekdays,every_weeks,from_date,until_date,weeks_ahead,event,paused_at,stopped_for,created_at",
        "dates-of-weekly-hours: pattern_id,date,state,event_id",
        "places-and-people: id,business_id,kind,name,address,postcode,at_once,colour,asks_at_once,position,bookable_online,archived_at",
        "services: id,business_id,name,description,price,duration_minutes,everyone,position,archived_at",
        "people-of-services: catalogue_id,resource_id",
        "services-of-events: id,event_id,catalogue_id",
        "venues-of-events: id,event_id,resource_id,max_capacity",
        "people-of-events: event_id,resource_id,start_time,end_time,lunch_start_time,lunch_end_time",
        "time-off: id,business_id,resource_id,starts_on,ends_on,start_time,end_time,every_year,note,created_at",
        "running-late: id,business_id,resource_id,date,minutes,started_at,blocked_until,ended_at",
        "calendars-elsewhere: id,business_id,resource_id,fetched_at,failing_since,failure,created_at",
        "calendar-addresses: id,business_id,resource_id,with_names,created_at,read_at",
        "favourite-venues: id,name,address,postcode,max_capacity",
        "bookings: id,reference,business_id,event_id,venue_id,service_id,status,kind,event_name,event_date,start_time,end_time,timezone,starts_at,ends_at,buffer_minutes,venue_name,venue_address,venue_postcode,person_id,person_name,service_name,service_price,is_home_visit,customer_address,customer_postcode,attendee_first_name,attendee_last_name,attendee_email,attendee_phone,source,made_by,change_notice_hours,moved_count,did_not_come_at,wants_earlier,allowed_overlap,reminder_due_at,created_at,cancelled_at,cancelled_by,sequence,customer_id",
        "customers: id,business_id,first_name,last_name,email,phone,note,created_at",
        "waiting-list: id,business_id,booking_id,attendee_first_name,attendee_last_name,attendee_email,attendee_phone,from_date,to_date,part_of_day,catalogue_id,person_id,made_by,created_at,confirmed_at,ended_at,ended_for",
        "offered-times: id,business_id,entry_id,kind,event_id,venue_id,person_id,is_day_event,starts_at,ends_at,buffer_minutes,event_name,event_date,start_time,end_time,person_name,service_name,service_price,expires_at,outcome,booking_id,freed_from,freed_until,is_after_move,created_at",
        "payments: id,business_id,kind,provider_reference,amount,refunded,dispute,coupon_code,paid_at,gone_at",
        "subscriptions: id,business_id,reference,customer_reference,status,paid_until,ends_with_period,failing_since,created_at",
        "coupons-used: coupon_id,business_id,redeemed_at",
        "erasure-requests: id,business_id,address,asked_at,kept_at,reason,forgetting_since",
        "diary-visits: business_id,date,visits,visitors",
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

  it('holds however many bookings there are, each once and in order', async () => {
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
