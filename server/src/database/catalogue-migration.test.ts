/** Tests the migration from each event's own venues and services to the business's places and services. */
import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { databaseBefore } from '../../test/earlier-database.ts';
import { isPostgres, newPlace, type TestPlace } from '../../test/test-database.ts';
import { postgresBefore } from '../../test/earlier-postgres.ts';

type Row = Record<string, unknown>;

/** A database as it was before the migration. */
interface Earlier {
  run(sql: string): Promise<void>;
  migrate(): Promise<void>;
  rows(sql: string): Promise<Row[]>;
}

let place: TestPlace | null = null;
let client: pg.Client | null = null;
let earlier: Earlier;

beforeEach(async () => {
  earlier = isPostgres ? await onPostgres() : onSqlite();
});
afterEach(async () => {
  await client?.end();
  await place?.remove();
});

function onSqlite(): Earlier {
  const { sqlite, migrate } = databaseBefore('_catalogue.sql');
  return {
    run: (sql) => Promise.resolve(void sqlite.exec(sql)),
    migrate: () => Promise.resolve(migrate()),
    rows: (sql) => Promise.resolve(sqlite.prepare<[], Row>(sql).all()),
  };
}

async function onPostgres(): Promise<Earlier> {
  place = await newPlace();
  const before = await postgresBefore(place.databaseUrl ?? '', '_catalogue.sql');
  const connected = (client = before.client);
  return {
    run: async (sql) => void (await connected.query(sql)),
    migrate: before.migrate,
    rows: async (sql) => (await connected.query<Row>(sql)).rows,
  };
}

/** Returns SQL for a business with events on those dates. */
const business = (id: number, dates: readonly string[]) => `
  INSERT INTO businesses (id, name, email, diary_slug, text_bytes, created_at, updated_at)
  VALUES (${id}, 'Willow', 'w@x.uk', 'willow-${id}', 1000, 1, 1);
  ${dates
    .map(
      (
        date,
        nth,
      ) => `INSERT INTO events (id, business_id, name, date, start_time, end_time, slot_minutes, buffer_minutes,
        personal_message, type, creation_mode, service_mode, manual_slots, is_home_visit, created_at)
      VALUES (${id * 10 + nth}, ${id}, 'Cut', '${date}', '09:00', '17:00', 45, 10, '', 'booking', 'automatic', 'time_slots',
        '[]', false, 1);`,
    )
    .join('')}`;

const booking = (
  id: number,
  event: number,
  venue: number | null,
  [from, to]: [number, number],
  more: { buffer?: number; status?: string; kind?: string } = {},
) => `
  INSERT INTO bookings (id, reference, business_id, event_id, venue_id, status, kind, event_name, event_date, start_time,
    end_time, timezone, starts_at, ends_at, buffer_minutes, is_home_visit, attendee_first_name, attendee_last_name,
    attendee_email, normalised_email, cancel_nonce, cancel_token_hash, created_at)
  VALUES (${id}, 'R-${id}', 1, ${event}, ${venue ?? 'NULL'}, '${more.status ?? 'confirmed'}', '${more.kind ?? 'service'}',
    'Cut', '2126-11-24', '10:00', '11:00', 'Europe/London', ${from}, ${to}, ${more.buffer ?? 0}, false, 'Ada', 'L',
    'a@x.uk', 'a@x.uk', 'n', 'h${id}', 1);`;

it('makes one place of the venues of one business that say the same, and archives those that no date to come has', async () => {
  await earlier.run(`${business(1, ['2126-11-24', '2126-11-25', '2020-01-01'])} ${business(2, ['2126-11-24'])}
    INSERT INTO venues (id, event_id, name, address, postcode, max_capacity) VALUES
      (1, 10, 'Front', NULL, 'HX7', 4), (2, 11, 'Front', NULL, 'HX7', NULL), (3, 11, 'Front', '', 'HX7', NULL),
      (4, 12, 'Attic', 'Lane', 'HX7', NULL), (5, 20, 'Front', NULL, 'HX7', NULL), (6, 12, 'Front', NULL, 'HX7', NULL);`);
  await earlier.migrate();
  const places = await earlier.rows(
    'SELECT business_id, name, address, at_once, position, archived_at IS NOT NULL AS is_archived FROM resources ORDER BY id',
  );
  const no = isPostgres ? false : 0;
  const front = {
    name: 'Front',
    address: null,
    at_once: null,
    is_archived: no,
  };
  expect(
    places.map((row) => ({ ...row, business_id: Number(row.business_id), position: Number(row.position) })),
  ).toEqual(
    expect.arrayContaining([
      { ...front, business_id: 1, position: 1 },
      { ...front, business_id: 1, address: '', position: 2 },
      {
        ...front,
        business_id: 1,
        name: 'Attic',
        address: 'Lane',
        position: 3,
        is_archived: isPostgres ? true : 1,
      },
      { ...front, business_id: 2, position: 1 },
    ]),
  );
  expect(places).toHaveLength(4);
  const links = await earlier.rows(
    'SELECT venues.id, event_id, max_capacity, name FROM venues JOIN resources ON resources.id = resource_id ORDER BY venues.id',
  );
  expect(links.map((row) => Object.values(row).map((value) => value && (Number(value) || value)))).toEqual([
    [1, 10, 4, 'Front'],
    [2, 11, null, 'Front'],
    [3, 11, null, 'Front'],
    [4, 12, null, 'Attic'],
    [5, 20, null, 'Front'],
    [6, 12, null, 'Front'],
  ]);
  const shared = await earlier.rows(
    'SELECT count(DISTINCT resource_id) AS places FROM venues WHERE id IN (1, 2, 6)',
  );
  expect(Number(shared[0]?.places)).toBe(1);
});

it('makes one service of those that say and cost the same, and counts every text once', async () => {
  await earlier.run(`${business(1, ['2126-11-24', '2126-11-25'])}
    INSERT INTO services (id, event_id, name, description, price_pence, duration_minutes) VALUES
      (1, 10, 'Trim', NULL, 2000, 30), (2, 11, 'Trim', NULL, 2000, 30), (3, 11, 'Trim', NULL, 2500, 30),
      (4, 11, 'Trim', 'Short', 2000, 30), (5, 11, 'Trim', NULL, 2000, 45);
    ${booking(1, 10, null, [1000, 2000])}
    UPDATE bookings SET service_id = 2 WHERE id = 1;`);
  await earlier.migrate();
  const items = await earlier.rows('SELECT name FROM catalogue');
  expect(items).toHaveLength(4);
  const one = await earlier.rows(
    'SELECT count(DISTINCT catalogue_id) AS items FROM services WHERE id IN (1, 2)',
  );
  expect(Number(one[0]?.items)).toBe(1);
  expect(Number((await earlier.rows('SELECT service_id FROM bookings'))[0]?.service_id)).toBe(2);
  // 'Trim' was counted five times and 'Short' once, but one 'Trim' was a duplicate.
  expect(Number((await earlier.rows('SELECT text_bytes FROM businesses'))[0]?.text_bytes)).toBe(996);
});

it('gives every booking of a time its claim, and marks one whose time meets the buffer of an earlier one', async () => {
  // PostgreSQL never accepted such a booking. SQLite only checked the later booking's buffer.
  const after = isPostgres ? '' : booking(6, 10, 1, [3_600_000, 4_000_000]);
  await earlier.run(`${business(1, ['2126-11-24'])}
    INSERT INTO venues (id, event_id, name, postcode) VALUES (1, 10, 'Front', 'HX7');
    ${booking(1, 10, 1, [0, 3_600_000], { buffer: 10 })}
    ${booking(2, 10, 1, [7_200_000, 10_800_000])}
    ${booking(3, 10, null, [0, 3_600_000])}
    ${booking(4, 10, 1, [0, 3_600_000], { status: 'cancelled' })}
    ${booking(5, 10, 1, [0, 3_600_000], { kind: 'day_event' })}
    ${after}`);
  await earlier.migrate();
  const found = await earlier.rows(
    'SELECT booking_id, event_id, venue_id, starts_at, ends_at, allowed_overlap FROM claims ORDER BY booking_id',
  );
  expect(found.map((row) => Object.values(row).map(Number))).toEqual([
    [1, 10, 1, 0, 4_200_000, 0],
    [2, 10, 1, 7_200_000, 10_800_000, 0],
    [3, 10, 0, 0, 3_600_000, 0],
    ...(isPostgres ? [] : [[6, 10, 1, 3_600_000, 4_000_000, 1]]),
  ]);
});
