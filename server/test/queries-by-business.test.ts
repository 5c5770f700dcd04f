/**
 * Finds queries that don't name their business. A database that spreads businesses over many machines (Citus,
 * by `business_id`) asks one machine if a query names it, and otherwise all of them. The queries are
 * PostgreSQL's, recorded at the one method of its driver that each goes through. The end of the file checks
 * SQLite's plans for the same queries.
 */
import { getTableColumns, getTableName, isNotNull } from 'drizzle-orm';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { calls } from '@daybook/schema/contract/calls';
import { bookings } from '../src/database/booking-tables.ts';
import { everyTable } from '../src/database/every-table.ts';
import { services, venues } from '../src/database/catalogue-tables.ts';
import { businesses, users } from '../src/database/tables.ts';
import { signInAdmin } from './admin.ts';
import { buildersFor } from './builders.ts';
import { ask, callNames, makeWorld } from './one-of-each-call.ts';
import { checkoutOf, press } from './payer.ts';
import { NOW, startServer } from './start.ts';
import { isPostgres, newPlace, openPlace, sqliteOf, type TestPlace } from './test-database.ts';
import { book } from './booking-requests.ts';

/** The tables and columns of such queries (shapeOf), by the reason for not naming it. */
const SAID_OTHERWISE = {
  'It finds the business by the address of its diary.': [
    'businesses by diary_slug deleted_at',
    'businesses by diary_slug id',
    'slug_history by slug',
    'slug_history by slug business_id',
  ],
  'It finds whose an event, a slot or a booking is: all that is asked afterwards says so.': [
    'events by id',
    'bookings events by business_id id idempotency_key',
    'events businesses by id deleted_at',
    'events businesses by id owner_id deleted_at',
    'bookings by cancel_token_hash',
    'bookings businesses by reference owner_id deleted_at',
    'replaced_events by event_id',
    'waiting_list_entries businesses catalogue resources bookings by id',
  ],
  'A booking asks for everything at once, before it knows whose the event is.': [
    'bookings events by business_id id normalised_email starts_at status',
    'events businesses by id',
    'time_off events busy_calendars delays by business_id id 1000 busy_calendar_id starts_at ends_at ended_at started_at blocked_until',
    'events businesses busy_calendars by id next_fetch_at',
  ],
  'What an event has belongs to it, and the event was found before.': [
    'into venues',
    'venues by event_id',
    'services by event_id',
    'venues resources by event_id',
    'services catalogue by event_id',
    'resources by event_id',
  ],
  'An item was found by its business before it is asked what names it.': [
    'venues by resource_id',
    'bookings by person_id',
    'services by catalogue_id',
  ],
  'It is about a booking, an event or a place on the waiting list that was found before.': [
    'bookings by customer_id id',
    'bookings by event_id allowed_overlap',
    'bookings by event_id ends_at status',
    'emails by booking_id kind',
    'emails by booking_id status',
    'emails by booking_id status kind',
    'offers by entry_id',
    'offers by entry_id outcome',
    'offers waiting_list_entries bookings by id',
    'waiting_list_entries by booking_id',
    'waiting_list_entries by booking_id ended_at',
  ],
  'It is about all businesses of an account.': [
    'arrivals by state owner_id',
    'arrivals businesses by owner_id state',
    'businesses by owner_id',
    'businesses by owner_id id',
    'businesses by owner_id deleted_at',
    ...[
      'bookings businesses',
      'busy_calendars businesses',
      'calendar_feeds businesses',
      'coupon_redemptions businesses',
      'customers businesses',
      'delays businesses',
      'diary_visits businesses',
      'events businesses',
      'forget_requests businesses',
      'offers businesses',
      'patterns businesses',
      'payments businesses',
      'slug_history businesses',
      'subscriptions businesses',
      'time_off businesses',
      'waiting_list_entries businesses',
    ].map((tables) => `${tables} by business_id owner_id deleted_at`),
    // Their ids were found by the account.
    'calendar_feeds by id',
    'catalogue by id',
    'customers by id',
    'delays by id',
    'time_off by id',
    'resources by id',
    'catalogue businesses by business_id owner_id deleted_at',
    'catalogue businesses by catalogue_id business_id owner_id deleted_at',
    'resources businesses by business_id owner_id deleted_at',
    'patterns businesses by pattern_id business_id owner_id deleted_at',
    'events businesses by event_id business_id owner_id deleted_at',
    'services events businesses by event_id business_id owner_id deleted_at',
    'venues events businesses by event_id business_id owner_id deleted_at',
  ],
  'How many emails an address is sent counts for all businesses.': [
    'emails by counted_for created_at',
    'emails by kind accountFolded created_at',
    'emails by kind recipientFolded created_at',
  ],
  'The outbox sends the emails of all businesses, and a booking’s emails are found by the booking.': [
    'emails by id',
    'emails by id is_bulk 0 booking_id recipient status',
    'emails by id status due_at',
    'emails by is_bulk 0',
    'emails by status',
    'emails by status due_at',
    'emails by once_key',
    'emails by booking_id normalised_recipient',
    'emails by booking_id normalised_recipient kind',
    'emails by booking_id text last_error normalised_recipient not',
    'emails by booking_id normalised_recipient kind status',
    'bookings by id',
  ],
  'A page to pay at is found by its own id, which the payment provider tells.': [
    'checkouts by id',
    'checkouts by id status',
    'payments by provider_reference',
  ],
  'A reference is that of one booking, whosever it is.': ['bookings by reference'],
  'A job looks for what is due, whosever it is.': [
    'arrivals by state',
    'arrivals by state began_at',
    'bookings by reminder_due_at',
    'bookings by id reminder_due_at',
    'bookings by id idempotency_key created_at',
    'bookings businesses by id',
    'bookings businesses events by id',
    'businesses by id',
    'businesses by endings_due_at',
    'businesses by deleted_at',
    'businesses bookings by business_id starts_at ends_at',
    'businesses arrivals by deleted_at owner_id business_id name',
    'businesses arrivals bookings by deleted_at owner_id business_id',
    'businesses bookings by deleted_at owner_id business_id starts_at status',
    'checkouts businesses by created_at business_id owner_id deleted_at',
    'payments businesses by paid_at business_id owner_id deleted_at',
    'subscriptions businesses by paid_until status business_id owner_id deleted_at',
    'checkouts by status',
    'checkouts by status created_at',
    'checkouts by status expires_at',
    'emails by id booking_id business_id created_at status',
    'forget_requests by forgetting_since',
    'forget_requests by kept_at forgetting_since asked_at',
    'forget_requests bookings by forgetting_since business_id normalised_email',
    'emails by id counted_for created_at',
    'emails by status created_at text',
    'subscriptions by status id',
    'busy_calendars by id',
    'busy_calendars businesses by next_fetch_at deleted_at paid_at trial_ends_at covered_until',
    'offers by id',
    'offers by outcome expires_at',
    'patterns businesses by due_at id deleted_at',
    'patterns by id',
    'patterns businesses by id',
    'waiting_list_entries by id',
    'waiting_list_entries by id ended_at',
    'waiting_list_entries bookings by ended_at to_date confirmed_at created_at id starts_at status',
    'waiting_list_entries businesses by ended_at confirmed_at id deleted_at diary_version',
  ],
  'An admin sees all businesses.': [
    'bookings by nothing',
    'bookings by created_at',
    'bookings businesses by business_id',
    'bookings businesses by business_id created_at',
    'bookings businesses by business_id deleted_at',
    'bookings businesses by business_id id owner_id paid_at',
    'businesses by id deleted_at',
    'businesses forget_requests by deleted_at kept_at',
    'coupon_redemptions by coupon_id',
    'emails by nothing',
    'emails by created_at',
    'emails by booking_id recipient id status not',
    'emails by status id text not booking_id recipient',
    'payments by nothing',
    'payments by paid_at',
  ],
};

const owned: string[] = [
  ...Object.values(everyTable).filter((table) => 'businessId' in getTableColumns(table)),
  businesses,
  venues,
  services,
].map(getTableName);

/** The driver's argument: the text, or an object that contains it. */
const sentText = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]);

/** Returns the tables in a query that contain rows of a single business. */
function ownedTablesIn(text: string): string[] {
  const named = [...text.matchAll(/\b(?:from|join|into|update)\s+"?(\w+)"?/gi)].map(([, name = '']) => name);
  return [...new Set(named)].filter((name) => owned.includes(name));
}

/** Returns true if the business is a value of the query. */
function saysBusiness(text: string): boolean {
  if (/^insert into "businesses"|^insert into "\w+" \([^)]*"business_id"/.test(text)) return true;
  return /(?:business_id"?|"businesses"\."id") (?:= |in \()\$/i.test(text);
}

/** Returns true for a query with an empty list. */
function findsNothing(text: string): boolean {
  return /where \(?false|and false\)/.test(text);
}

/** Returns a query's tables, and the columns that it compares: 'events venues by event_id'. */
function shapeOf(text: string): string {
  if (text.startsWith('insert')) return `into ${ownedTablesIn(text).join(' ')}`;
  const from = text.search(/\swhere\s/i);
  const conditions = from < 0 ? '' : (text.slice(from).split(/ (?:returning|order by|group by) /)[0] ?? '');
  const compared = conditions.matchAll(/(\w+)["')]*\s+(?:[=<>]+|in|is|between)\s/gi);
  const columns = new Set([...compared].map(([, name = '']) => name));
  return `${ownedTablesIn(text).join(' ')} by ${[...columns].join(' ') || 'nothing'}`;
}

/** Returns the queries sent to PostgreSQL during `work`. */
async function sentDuring(work: () => Promise<void>): Promise<string[]> {
  const listening = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return listening.mock.calls.map(([query]: unknown[]) => sentText.parse(query));
  } finally {
    listening.mockRestore();
  }
}

/** Columns that identify single rows of a table. */
const NAMING = '(?:id|event_id|venue_id|customer_id|booking_id|entry_id|pattern_id)';
/** Conditions that few of a business's rows meet. */
const RARE = /"(emails)"\."status" in \('queued', 'sending'\)|"(customers)"\."note" is not null/;

/** Returns SQLite's queries during `work`, with long lists, because its plans depend on their length. */
async function askedSqliteDuring(work: () => Promise<void>): Promise<string[]> {
  const listening = vi.spyOn(Sqlite.prototype, 'prepare');
  try {
    await work();
    const asked = listening.mock.calls
      .map(([query]) => query)
      .filter((query) => query.includes('business_id'));
    const long = ` in (${Array.from({ length: 60 }, () => '?').join()})`;
    return [...new Set(asked.map((query) => query.replace(/ in \(\?(?:, \?)*\)/g, long)))];
  } finally {
    listening.mockRestore();
  }
}

/**
 * Returns the tables of which a query names rows or rare ones, and yet reads all that the business has, by
 * SQLite's plan.
 */
function walkedBy(query: string, plan: string[]): string[] {
  const found = plan.map((step) => /^SEARCH (\w+) USING .*INDEX \w+ \(business_id=\?\)/.exec(step)?.[1]);
  return found.flatMap((table) => {
    if (table === undefined) return [];
    const named = new RegExp(`\\b${table}"?\\."?${NAMING}"? (?:=|in) ?[(?]`, 'i');
    const byName = new RegExp(`^SEARCH ${table} USING .*(?:rowid|\\(${NAMING})=`);
    if (RARE.exec(query)?.includes(table)) return [table];
    return named.test(query) && !plan.some((step) => byName.test(step)) ? [table] : [];
  });
}

/**
 * Makes every call of the contract with its example, and adds a hosted page, an idempotency key, a repeated
 * request and a payment.
 */
async function everyCall(place: TestPlace): Promise<void> {
  const server = await startServer({ place });
  for (const name of callNames) {
    const world = await makeWorld(server);
    const { headers } = calls[name].access === 'admin' ? await signInAdmin(server) : world.owner;
    await (await ask(server, name, world, headers)).arrayBuffer();
  }
  const { owner, slug, slot, token, customer } = await makeWorld(server);
  await (await server.get(`/diary/${slug}`)).arrayBuffer();
  await (await book(server, slot, customer, { 'Idempotency-Key': 'a key' })).arrayBuffer();
  for (const _press of [1, 2]) await (await server.post('/api/cancel/booking', { token })).arrayBuffer();
  const unpaid = { ownerId: owner.id, paidAt: null, diarySlug: 'unpaid' };
  const page = await checkoutOf(owner, (await server.add.business(unpaid)).id);
  await press(server, page, { action: 'pay' });
  await server.stop();
}

const YEAR = 365 * 86_400_000;

/** Adds due reminders, an ended trial, and accounts and businesses that were deleted long ago. */
async function letTimePass(place: TestPlace): Promise<void> {
  const database = openPlace(place);
  await database.update(bookings).set({ reminderDueAt: NOW - 1 });
  await buildersFor(database).business({
    diarySlug: 'ended',
    paidAt: null,
    trialEndsAt: NOW - 1,
    endingsDueAt: 0,
  });
  for (const table of [businesses, users])
    await database
      .update(table)
      .set({ deletedAt: NOW - YEAR })
      .where(isNotNull(table.deletedAt));
  await database.close();
}

/** Starts and stops a server: each job runs at the start, and the stop waits for it. */
async function everyJob(place: TestPlace): Promise<void> {
  const server = await startServer({ place });
  await server.stop();
}

describe.runIf(isPostgres)('queries', () => {
  const silent = new Map<string, string>();

  beforeAll(async () => {
    const place = await newPlace();
    const called = await sentDuring(() => everyCall(place));
    await letTimePass(place);
    const due = await sentDuring(() => everyJob(place));
    await place.remove();
    const sent = [...called, ...due].filter((text) => ownedTablesIn(text).length > 0 && !findsNothing(text));
    for (const text of sent) if (!saysBusiness(text)) silent.set(shapeOf(text), text);
  }, 180_000);

  it('name their business, except these', () => {
    const known = Object.values(SAID_OTHERWISE).flat();
    const unknown = [...silent].filter(([shape]) => !known.includes(shape));
    expect(Object.fromEntries(unknown)).toEqual({});
    expect(known.filter((shape) => !silent.has(shape))).toEqual([]);
  });
});

describe.skipIf(isPostgres)('a query that names its business and an event or a list', () => {
  it.each([
    [
      'FROM claims WHERE event_id IN (SELECT value FROM json_each(?)) AND ? > 0',
      'SEARCH claims USING INDEX claims_by_event (event_id=?)',
    ],
    [
      'FROM events JOIN resources_of_events its ON its.event_id = events.id JOIN claims ON claims.resource_id = its.resource_id AND claims.starts_at > unixepoch(events.date) AND claims.starts_at < ? WHERE events.id IN (SELECT value FROM json_each(?))',
      'SEARCH claims USING INDEX claims_by_resource (resource_id=? AND starts_at>? AND starts_at<?)',
    ],
  ])('reads no other row of the business, as SQLite plans: %s', async (query, search) => {
    const place = await newPlace();
    const database = openPlace(place);
    const plan = sqliteOf(database)
      .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN SELECT * ${query}`)
      .all(1, 1);
    expect(plan.map(({ detail }) => detail)).toContain(search);
    await database.close();
    await place.remove();
  });

  it('reads no other row of the business', async () => {
    const place = await newPlace();
    const asked = await askedSqliteDuring(() => everyCall(place));
    const database = openPlace(place);
    const walking = asked.filter((query) => {
      const plan = sqliteOf(database).prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${query}`);
      const values = Array.from({ length: query.split('?').length - 1 }, () => 1);
      return (
        walkedBy(
          query,
          plan.all(...values).map(({ detail }) => detail),
        ).length > 0
      );
    });
    expect(walking).toEqual([]);
    await database.close();
    await place.remove();
  }, 180_000);
});
