import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '@daybook/schema/figures/periods';
import { buildersFor } from '../../test/builders.ts';
import { contextOf } from '../../test/context.ts';
import { exampleBooking, openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { deleteAccount } from '../accounts/deletion/delete-account.ts';
import { adminActions } from '../database/admin-tables.ts';
import { bookings, claims } from '../database/booking-tables.ts';
import {
  catalogue,
  cataloguePeople,
  eventPeople,
  resources,
  services,
  venues,
} from '../database/catalogue-tables.ts';
import { emails } from '../database/email-tables.ts';
import { payments } from '../database/money-tables.ts';
import { businesses, events, favouriteVenues, slugHistory, users } from '../database/tables.ts';
import { diaryVisits } from '../database/visitor-tables.ts';
import { DELETED_SUBJECT } from './purge-store.ts';
import { purge } from './purge.ts';

const DELETED = Date.parse('2026-11-25T12:00:00Z');
let example: ExampleDatabase;
let now: number;

beforeEach(async () => {
  example = await openExampleDatabase();
  const { database } = example;
  const owner = {
    subject: 'sub-1',
    personHash: 'person-1',
    email: 'ruth@willow.example',
    firstSeen: 0,
    lastSeen: 0,
  };
  await database
    .insert(users)
    .values([owner, { ...owner, subject: 'sub-2', personHash: 'person-2', email: 'oscar@b.example' }]);
  await database.update(businesses).set({ ownerId: 1 });
  await database.insert(favouriteVenues).values({ ownerId: 1, name: 'Barn', postcode: 'W4 1PD' });
  await database.insert(slugHistory).values({ slug: 'willow', businessId: 1, replacedAt: 0 });
  await database.insert(diaryVisits).values({ businessId: 1, date: '2026-01-01', visits: 2, visitors: 1 });
  now = DELETED;
});
afterEach(() => example.close());

const run = () => purge(contextOf(example.database, () => now));
const closeAccount = () =>
  deleteAccount(
    contextOf(example.database, () => DELETED),
    1,
  );
const pay = async () =>
  await example.database
    .insert(payments)
    .values({ businessId: 1, providerReference: 'pi_1', amountPence: 4900, paidAt: 0 });
async function everything(): Promise<string> {
  const rows: unknown[] = [];
  for (const table of [users, businesses, slugHistory, events, favouriteVenues, emails, bookings])
    rows.push(await example.database.select().from(table));
  return JSON.stringify(rows);
}

describe('the purge', () => {
  it('leaves a deleted account alone for 29 days, and removes it before the 30th is over', async () => {
    await closeAccount();
    now = DELETED + 29 * DAY - 1;
    await run();
    expect(await example.database.select().from(users)).toHaveLength(2);
    expect(await example.database.select().from(events)).toHaveLength(1);
    now = DELETED + 29 * DAY;
    await run();
    expect((await example.database.select().from(users)).map(({ email }) => email)).toEqual([
      'oscar@b.example',
    ]);
    for (const table of [businesses, slugHistory, events, favouriteVenues, emails])
      expect(await example.database.select().from(table)).toEqual([]);
  });

  it('keeps the records of bookings, without a link to the account', async () => {
    await example.addBooking(1, { eventId: 1 });
    const recipient = 'hello@willow.example';
    const email = { kind: 'booking_received', payload: {}, dueAt: 0, createdAt: 0 };
    await example.database
      .insert(emails)
      .values({ ...email, bookingId: 1, businessId: 1, recipient, normalisedRecipient: recipient });
    await closeAccount();
    now = DELETED + 30 * DAY;
    await run();
    expect(await example.database.select().from(bookings)).toMatchObject([
      { reference: 'REF-1', eventId: null, businessId: 1, eventName: 'November appointments' },
    ]);
    expect(await example.database.select().from(businesses)).toMatchObject([
      {
        id: 1,
        ownerId: null,
        name: '',
        email: '',
        phone: null,
        address: null,
        postcode: null,
      },
    ]);
    for (const gone of [
      'ruth@willow.example',
      'hello@willow.example',
      '7946',
      'High Street',
      'willow-co-hair',
    ])
      expect(await everything()).not.toContain(gone);
  });

  it('keeps no person, place or service of a business, with bookings or without', async () => {
    const { database } = example;
    const add = buildersFor(database);
    const ann = await add.person(1, { name: 'Ann Ashby' });
    const sam = await add.person(1, { name: 'Sam Ashby', archivedAt: 0 });
    await add.atEvent(1, ann.id);
    await add.venue(1, { name: 'Ashby’s Barn' });
    const { catalogueId } = await add.service(1, { name: 'Ashby’s Cut' });
    await database.insert(cataloguePeople).values({ catalogueId, resourceId: sam.id });
    await example.addBooking(1, { eventId: 1, personId: ann.id, personName: 'Ann Ashby' });
    await example.addBooking(2, { eventId: null, personId: sam.id, personName: 'Sam Ashby' });
    await database.update(businesses).set({ deletedAt: DELETED });
    now = DELETED + 29 * DAY;
    await run();
    expect(await database.select().from(bookings)).toMatchObject([
      { personId: null, personName: null },
      { personId: null, personName: null },
    ]);
    for (const table of [resources, catalogue, cataloguePeople, eventPeople, venues, services, claims])
      expect(await database.select().from(table)).toEqual([]);
  });

  it('removes a business that was deleted by itself, and forgets it in the log of what admins did', async () => {
    const { database } = example;
    await example.addBooking(1, { eventId: 1 });
    await database.update(businesses).set({ deletedAt: DELETED });
    const noted = {
      happenedAt: DELETED,
      who: 'Admin@daybook.example',
      subjectId: 1,
      text: '',
      before: { name: 'Willow' },
    };
    await database.insert(adminActions).values([
      { ...noted, action: 'business_deleted', subject: 'Willow & Co Hair' },
      { ...noted, action: 'coupon_changed', subject: 'WILLOW' },
    ]);
    now = DELETED + 29 * DAY - 1;
    await run();
    expect(await database.select().from(events)).toHaveLength(1);
    now = DELETED + 29 * DAY;
    await run();
    expect(await database.select().from(users)).toHaveLength(2);
    expect(await database.select().from(businesses)).toMatchObject([
      { ownerId: null, email: '', address: null },
    ]);
    for (const table of [slugHistory, events, diaryVisits])
      expect(await database.select().from(table)).toEqual([]);
    expect(await database.select().from(adminActions).orderBy(adminActions.id)).toMatchObject([
      { action: 'business_deleted', subject: DELETED_SUBJECT, text: 'admin@daybook.example', before: null },
      { action: 'coupon_changed', subject: 'WILLOW', before: { name: 'Willow' } },
    ]);
  });

  it('keeps payments, but no business for their sake', async () => {
    await pay();
    await closeAccount();
    now = DELETED + 30 * DAY;
    await run();
    expect(await example.database.select().from(businesses)).toEqual([]);
    expect(await example.database.select().from(payments)).toMatchObject([
      { businessId: null, providerReference: 'pi_1', amountPence: 4900 },
    ]);
  });

  it('frees the diary’s address for somebody else, and leaves one that nobody can have', async () => {
    await example.addBooking(1);
    await closeAccount();
    now = DELETED + 30 * DAY;
    await run();
    const [bare] = await example.database.select().from(businesses);
    expect(bare?.diarySlug).toBe('deleted 1');
  });

  it('leaves accounts that nobody deleted', async () => {
    await example.addBooking(1, { eventId: 1 });
    const before = await everything();
    now = DELETED + 400 * DAY;
    await run();
    expect(await everything()).toBe(before);
  });
});

describe('records of bookings', () => {
  /** Seven calendar years after the example booking. */
  const SEVEN_YEARS = Date.parse('2033-11-24T11:15Z');

  it('go seven years after they took place, with their emails', async () => {
    await example.addBooking(1);
    await example.addBooking(2, { endsAt: exampleBooking.endsAt + 1 });
    const email = { kind: 'booking_confirmed', payload: {}, dueAt: 0, createdAt: 0 };
    for (const bookingId of [1, 2]) {
      const recipient = `customer-${bookingId}@example.com`;
      await example.database
        .insert(emails)
        .values({ ...email, bookingId, businessId: 1, recipient, normalisedRecipient: recipient });
    }
    now = SEVEN_YEARS - 1;
    await run();
    expect(await example.database.select().from(bookings)).toHaveLength(2);
    now = SEVEN_YEARS;
    await run();
    expect((await example.database.select().from(bookings)).map(({ id }) => id)).toEqual([2]);
    expect((await example.database.select().from(emails)).map(({ bookingId }) => bookingId)).toEqual([2]);
    // The business is still open, so it stays.
    expect(await example.database.select().from(businesses)).toHaveLength(1);
  });

  it('are deleted, however many there are', async () => {
    for (let number = 1; number <= 1001; number += 1) await example.addBooking(number);
    now = SEVEN_YEARS;
    await run();
    expect(await example.database.select().from(bookings)).toEqual([]);
  });

  it('are deleted with their empty business, whose payments stay', async () => {
    await example.addBooking(1);
    await pay();
    await closeAccount();
    now = DELETED + 30 * DAY;
    await run();
    expect(await example.database.select().from(businesses)).toHaveLength(1);
    expect(await example.database.select().from(payments)).toMatchObject([{ businessId: 1 }]);
    now = SEVEN_YEARS;
    await run();
    expect(await example.database.select().from(bookings)).toEqual([]);
    expect(await example.database.select().from(businesses)).toEqual([]);
    expect(await example.database.select().from(payments)).toMatchObject([
      { businessId: null, providerReference: 'pi_1', amountPence: 4900 },
    ]);
  });
});
