/** Whatever version of the tables a database was left at, the start brings it to the present ones with its rows as they were. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../runtime/paths.ts';
import { migrateSqlite } from './migrate.ts';
import { openSqlite, type OpenSqlite } from './open.ts';

type Value = string | number | null;
type Row = Record<string, Value>;

/**
 * A row of each table, with every column that it ever had, in an order in which each finds what it refers to. What a
 * version does not have yet, or has no more, is left out there.
 */
const ROWS: Record<string, Row> = {
  users: {
    id: 7,
    subject: 'google-7',
    email: 'olive@salon.example',
    given_name: 'Olive',
    family_name: 'Ashby',
    picture: 'https://lh3.googleusercontent.com/a/olive',
    email_notifications: 0,
    first_seen: 1_000,
    last_seen: 2_000,
    trial_used_at: 3_000,
    person_hash: 'hash-of-a-person',
  },
  businesses: {
    id: 5,
    owner_id: 7,
    name: 'Willow & Co Hair',
    email: 'olive@salon.example',
    confirmed_email: 'olive@salon.example',
    phone: '01632 960983',
    address: '14 Bridge Street',
    postcode: 'HX7 8EX',
    diary_slug: 'willow-co-hair',
    timezone: 'Europe/London',
    has_paid: 1,
    paid_at: 4_000,
    is_active: 1,
    trial_coupon_code: 'TRIAL',
    diary_version: 3,
    is_in_sitemap: 0,
    terms_version: '2026-11-23',
    created_at: 1_000,
    updated_at: 4_000,
  },
  slug_history: { slug: 'willow-hair', business_id: 5, replaced_at: 1_500 },
  blocked_people: { person_hash: 'hash-of-somebody-else', blocked_at: 5_000 },
  sessions: {
    token_hash: 'hash-of-a-session',
    user_id: 7,
    created_at: 1_000,
    expires_at: 9_000,
    device: 'Firefox on Linux',
    device_mark: 'mark-of-a-browser',
  },
  favourite_venues: {
    id: 2,
    owner_id: 7,
    name: 'Barn',
    address: 'Lane 1',
    postcode: 'W4 1PD',
    max_capacity: 8,
  },
  events: {
    id: 11,
    business_id: 5,
    name: 'Cut and blow-dry',
    description: 'A cut.',
    date: '2026-11-24',
    start_time: '09:00',
    end_time: '17:00',
    slot_minutes: 45,
    buffer_minutes: 5,
    requirements_note: 'Come early.',
    personal_message: 'See you soon.',
    type: 'booking',
    creation_mode: 'automatic',
    service_mode: 'time_slots',
    manual_slots: '[]',
    lunch_start_time: '12:00',
    lunch_end_time: '13:00',
    last_appointment_time: '16:00',
    is_home_visit: 0,
    created_at: 1_200,
  },
  venues: {
    id: 21,
    event_id: 11,
    name: 'Front room',
    address: '14 Bridge Street',
    postcode: 'HX7 8EX',
    max_capacity: 1,
  },
  services: {
    id: 31,
    event_id: 11,
    name: 'Cut',
    description: 'Short',
    price_pence: 3_800,
    duration_minutes: 45,
  },
  bookings: {
    id: 41,
    reference: 'ABC-DEFG-HJ',
    business_id: 5,
    event_id: 11,
    venue_id: 21,
    service_id: 31,
    status: 'confirmed',
    kind: 'time_slot',
    event_name: 'Cut and blow-dry',
    event_date: '2026-11-24',
    start_time: '10:30',
    end_time: '11:15',
    timezone: 'Europe/London',
    starts_at: Date.parse('2026-11-24T10:30:00Z'),
    ends_at: Date.parse('2026-11-24T11:15:00Z'),
    buffer_minutes: 0,
    venue_name: 'Front room',
    venue_address: '14 Bridge Street',
    venue_postcode: 'HX7 8EX',
    service_name: 'Cut',
    service_price_pence: 3_800,
    is_home_visit: 0,
    customer_address: 'Mill Lane 2',
    customer_postcode: 'HX7 8EY',
    attendee_first_name: 'Zoë',
    attendee_last_name: 'Ashby-Çelik',
    attendee_email: 'zoe@example.com',
    attendee_phone: '07700 900123',
    source: 'instagram',
    cancel_nonce: 'a nonce',
    cancel_token_hash: 'hash-of-a-link',
    idempotency_key: 'a key',
    reminder_due_at: Date.parse('2026-11-23T10:30:00Z'),
    created_at: 1_300,
    sequence: 2,
  },
  emails: {
    id: 51,
    kind: 'booking_confirmation',
    booking_id: 41,
    business_id: 5,
    recipient: 'zoe@example.com',
    payload: '{"booking":41}',
    once_key: 'confirmation 41',
    status: 'sent',
    attempts: 1,
    due_at: 1_300,
    last_error: '451 later',
    created_at: 1_300,
    sent_at: 1_400,
    counted_for: 'zoe@example.com',
    is_refused: 0,
  },
  coupons: {
    id: 61,
    code: 'TEN',
    description: 'Ten percent',
    discount_type: 'percentage',
    discount_value: 10,
    max_uses: 100,
    used_count: 1,
    expires_at: 9_000,
    is_active: 1,
    created_at: 1_000,
  },
  coupon_redemptions: { coupon_id: 61, business_id: 5, user_id: 7, redeemed_at: 1_600 },
  payments: {
    id: 71,
    business_id: 5,
    kind: 'setup_fee',
    provider_reference: 'pi_1',
    amount_pence: 4_410,
    refunded_pence: 100,
    dispute: 'lost',
    coupon_code: 'TEN',
    paid_at: 4_000,
  },
  newsletter_signups: {
    id: 81,
    email: 'reader@example.com',
    first_name: 'Reader',
    last_name: 'One',
    source: 'footer',
    status: 'active',
    created_at: 1_700,
    asked_at: 1_700,
    confirmed_at: 1_700,
    consent_text: 'Once you confirm, we send our newsletter to this address.',
  },
  checkouts: {
    id: 'checkout-1',
    business_id: 5,
    model: 'setup_fee',
    coupon_id: 61,
    coupon_code: 'TEN',
    price_pence: 4_410,
    session_reference: 'cs_1',
    url: 'https://checkout.example/cs_1',
    status: 'paid',
    created_at: 3_900,
    expires_at: 9_000,
  },
  provider_events: { id: 'evt_1', type: 'checkout.session.completed', happened_at: 4_000, handled_at: 4_100 },
  subscriptions: {
    id: 91,
    business_id: 5,
    reference: 'sub_1',
    customer_reference: 'cus_1',
    status: 'ended',
    paid_until: 8_000,
    ends_with_period: 1,
    failing_since: 7_000,
    known_at: 7_500,
    created_at: 5_000,
  },
  contact_messages: {
    id: 101,
    first_name: 'Con',
    last_name: 'Tact',
    business_name: 'Barn Ltd',
    email: 'con@example.com',
    telephone: '01632 960000',
    message: 'How much?',
    created_at: 1_800,
  },
  testimonials: {
    id: 106,
    name: 'Tess',
    business: 'Barn Ltd',
    words: 'It works.',
    consented_on: '2026-11-01',
    created_at: 1_850,
  },
  admin_actions: {
    id: 111,
    happened_at: 1_900,
    who: 'admin@daybook.example',
    action: 'business_changed',
    subject: 'Willow & Co Hair',
    subject_id: 5,
    text: 'willow & co hair',
    before: '{"is_active":false}',
    after: '{"is_active":true}',
  },
  diary_visits: { business_id: 5, date: '2026-11-20', visits: 9, visitors: 4 },
  site_visits: { path: '/', date: '2026-11-20', visits: 90, visitors: 40 },
  arrivals: {
    business_id: 5,
    owner_id: 7,
    state: 'finished',
    began_at: 1_950,
    wanted_slug: 'willow-co-hair',
    events: 1,
    bookings: 1,
    visits: 1,
    new_references: 0,
  },
  imported_addresses: { owner_id: 7, address: 'ada@example.com', day: 20_412, nth: 1 },
  forget_requests: {
    id: 112,
    business_id: 5,
    address: 'ada@example.com',
    asked_at: 1_960,
    kept_at: 1_970,
    reason: 'Our accounts.',
    forgetting_since: null,
    last_booking_id: null,
  },
};

/** Numbers that rise with each change, a change of the tables too. */
const VERSIONS = ['businesses.diary_version', 'events.version'];
/** What triggers keep: the searched lists. And what notes the migrations themselves. */
const KEPT_BY_TRIGGERS = /^(booking_texts|listed_\w+|migrations|sqlite_\w+)$/;

const migrations = readMigrationFiles({ migrationsFolder: paths.sqliteMigrations });
let folder: string;
let database: OpenSqlite;
let sqlite: Sqlite.Database;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-migrate-'));
  database = openSqlite(join(folder, 'daybook.db'));
  sqlite = database.$client;
  // Nothing of it has to outlive the machine.
  sqlite.pragma('synchronous = OFF');
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The tables as they were after so many migrations, which are noted as done. */
function importTo(count: number): void {
  sqlite.exec('CREATE TABLE IF NOT EXISTS migrations (made_at INTEGER PRIMARY KEY, hash TEXT NOT NULL)');
  for (const { sql, folderMillis, hash } of migrations.slice(0, count)) {
    for (const statement of sql) sqlite.exec(statement);
    sqlite.prepare('INSERT INTO migrations VALUES (?, ?)').run(folderMillis, hash);
  }
}

function tables(): string[] {
  return sqlite
    .prepare<[], string>(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .pluck()
    .all()
    .filter((name) => !KEPT_BY_TRIGGERS.test(name));
}

const columnsOf = (table: string) =>
  sqlite.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);

function insertARowOfEach(): void {
  for (const [table, row] of Object.entries(ROWS)) {
    const columns = columnsOf(table).filter((column) => column in row);
    if (columns.length === 0) continue;
    const values = columns.map((column) => row[column]);
    sqlite
      .prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`)
      .run(...values);
  }
}

/** The rows of ours, by table; each with the columns that are asked for. */
function rowsWith(columns: Map<string, string[]>): Record<string, Row[]> {
  const ours = [...columns].map(([table, names]): [string, Row[]] => {
    const [key = ''] = Object.keys(ROWS[table] ?? {});
    const is = `SELECT ${names.join()} FROM ${table} WHERE ${key} = ?`;
    return [table, sqlite.prepare<[Value], Row>(is).all(ROWS[table]?.[key] ?? null)];
  });
  return Object.fromEntries(ours);
}

describe('every row stays as it was, and is found,', () => {
  it.each(migrations.map((_, at) => at + 1))('in a database after %i migrations', (count) => {
    importTo(count);
    insertARowOfEach();
    const names = tables();
    const before = new Map(names.map((table) => [table, columnsOf(table)]));
    const held = rowsWith(before);
    for (const name of names) expect(held[name], name).toHaveLength(1);

    migrateSqlite(database);

    const stay = new Map(
      [...before].map(([table, columns]) => {
        const now = new Set(columnsOf(table));
        return [table, columns.filter((name) => now.has(name) && !VERSIONS.includes(`${table}.${name}`))];
      }),
    );
    const expected = Object.entries(held).map(([table, rows]) => [
      table,
      rows.map((row) => Object.fromEntries((stay.get(table) ?? []).map((name) => [name, row[name]]))),
    ]);
    expect(rowsWith(stay)).toEqual(Object.fromEntries(expected));
    expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(sqlite.pragma('foreign_key_check')).toEqual([]);

    // What later tables ask for is made of what earlier ones said.
    const one = (query: string) => sqlite.prepare<[], Value>(query).pluck().get();
    expect(one('SELECT paid_at FROM businesses')).toBe(4_000);
    expect(one('SELECT confirmed_email FROM businesses')).toBe('olive@salon.example');
    expect(one('SELECT held_count FROM events')).toBe(1);
    expect(one('SELECT text FROM booking_texts')).toContain('zoe');
    expect(one('SELECT text FROM listed_businesses')).toContain('willow');
    expect(one('SELECT business_count FROM listed_users')).toBe(1);
    expect(one(`SELECT text FROM listed_coupons WHERE text LIKE '%ten percent%'`)).toContain('ten');
    expect(one('SELECT text FROM newsletter_signups')).toContain('reader');
  });
});

it('has a row here for every table of today', () => {
  importTo(migrations.length);
  expect(tables().sort()).toEqual(Object.keys(ROWS).sort());
});

it('has the same tables, whatever version it came from', () => {
  const schema = () =>
    sqlite.prepare('SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY 1, 2').all();
  importTo(1);
  insertARowOfEach();
  migrateSqlite(database);
  const grown = schema();
  const fresh = openSqlite(join(folder, 'fresh.db'));
  migrateSqlite(fresh);
  sqlite = fresh.$client;
  expect(grown).toEqual(schema());
  return fresh.close();
});
