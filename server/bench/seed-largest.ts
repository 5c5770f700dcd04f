/** One business with about as much as the bounds allow, and its owner's session. */
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays, addMonths, monthOf } from '@daybook/schema/rules/date';
import { openSqlite } from '../src/database/sqlite/open.ts';
import { hashOfToken } from '../src/http/session-guard.ts';

const ZONE = 'Europe/London';
const EVENTS = 500;
/** Five minutes each, all day, in six venues: 1,722 slots an event. */
const VENUES = 6;
const SLOTS = 287;
/** Events of which every slot is taken. */
const FULL_EVENTS = 30;
/** Past bookings, besides those to come: as many as a file may bring, all within two months, with the longest texts. */
const PAST_BOOKINGS = 200_000;
const MILLISECONDS_APART = 26_000;

/** As many events as one business may have ahead, all in one month. */
const CROWD = 10_000;
const MONTHS_TO_CROWD = 14;

export interface Largest {
  slug: string;
  businessId: number;
  /** An event whose last slot is free. */
  eventId: number;
  venueId: number;
  /** The value of the session's cookie. */
  sessionToken: string;
  /** Another business's diary, all of whose events are in that month, YYYY-MM. */
  crowd: { slug: string; month: string; lastEventId: number };
}

/** Adds them to a database that is migrated already. */
export function seedLargest(file: string, now: number): Largest {
  const database = openSqlite(file);
  const sqlite = database.$client;
  const sessionToken = 'the bench signs in with this';
  const today = todayIn(ZONE, now);
  const largest = sqlite.transaction(() => {
    const userId = Number(
      sqlite
        .prepare(
          `INSERT INTO users (subject, email, first_seen, last_seen) VALUES ('largest', 'largest@example.com', ?, ?)`,
        )
        .run(now, now).lastInsertRowid,
    );
    sqlite
      .prepare(`INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)`)
      .run(hashOfToken(sessionToken), userId, now, now + 86_400_000);
    const businessId = Number(
      sqlite
        .prepare(
          `INSERT INTO businesses (owner_id, name, email, diary_slug, paid_at, created_at, updated_at)
           VALUES (?, 'Largest', 'largest@example.com', 'largest', 1, ?, ?)`,
        )
        .run(userId, now, now).lastInsertRowid,
    );
    insertEvents(sqlite, businessId, today, now);
    const crowd = insertCrowd(sqlite, userId, today, now);
    insertBookings(sqlite, businessId, now);
    const last = sqlite
      .prepare<[number], { eventId: number; venueId: number }>(
        `SELECT e.id AS eventId, v.id AS venueId FROM events e JOIN venues v ON v.event_id = e.id
         WHERE e.business_id = ? ORDER BY e.date DESC, v.id LIMIT 1`,
      )
      .get(businessId);
    if (!last) throw new Error('the largest business has no event');
    return { slug: 'largest', businessId, sessionToken, crowd, ...last };
  })();
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
  sqlite.close();
  return largest;
}

type Sqlite = ReturnType<typeof openSqlite>['$client'];

function insertEvents(sqlite: Sqlite, businessId: number, today: string, now: number): void {
  const event = sqlite.prepare(
    `INSERT INTO events (business_id, name, description, date, start_time, end_time, slot_minutes, buffer_minutes,
       personal_message, type, creation_mode, service_mode, manual_slots, is_home_visit, created_at)
     VALUES (?, ?, ?, ?, '00:00', '23:59', 5, 0, 'See you.', 'booking', 'automatic', 'time_slots', '[]', 0, ?)`,
  );
  const venue = sqlite.prepare(
    `INSERT INTO venues (event_id, name, address, postcode) VALUES (?, ?, '1 High Street, Bristol', 'BS1 4DJ')`,
  );
  for (let number = 1; number <= EVENTS; number += 1) {
    const date = addDays(today, Math.ceil(number / 2));
    const { lastInsertRowid } = event.run(businessId, `Event ${number}`, 'x'.repeat(500), date, now);
    for (let at = 1; at <= VENUES; at += 1) venue.run(lastInsertRowid, `Room ${at}`);
  }
}

function insertCrowd(sqlite: Sqlite, userId: number, today: string, now: number): Largest['crowd'] {
  const { lastInsertRowid: businessId } = sqlite
    .prepare(
      `INSERT INTO businesses (owner_id, name, email, diary_slug, paid_at, created_at, updated_at)
       VALUES (?, 'Crowd', 'crowd@example.com', 'crowd', 1, ?, ?)`,
    )
    .run(userId, now, now);
  const month = addMonths(monthOf(today), MONTHS_TO_CROWD);
  const event = sqlite.prepare(
    `INSERT INTO events (business_id, name, description, date, start_time, end_time, slot_minutes, buffer_minutes,
       personal_message, type, creation_mode, service_mode, manual_slots, is_home_visit, created_at)
     VALUES (?, ?, ?, ?, '09:00', '17:00', 15, 0, 'See you.', 'booking', 'automatic', 'time_slots', '[]', 0, ?)`,
  );
  let lastEventId = 0;
  for (let number = 0; number < CROWD; number += 1) {
    const date = addDays(`${month}-01`, Math.floor((number * 28) / CROWD));
    lastEventId = Number(
      event.run(businessId, `Event ${number}`, 'x'.repeat(500), date, now).lastInsertRowid,
    );
  }
  return { slug: 'crowd', month, lastEventId };
}

function insertBookings(sqlite: Sqlite, businessId: number, now: number): void {
  const insert = (rows: string) =>
    sqlite.exec(
      `WITH RECURSIVE slot(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM slot WHERE n < ${PAST_BOOKINGS - 1})
       INSERT INTO bookings (reference, business_id, event_id, venue_id, status, kind, event_name, event_date,
         start_time, end_time, timezone, starts_at, ends_at, buffer_minutes, is_home_visit, attendee_first_name,
         attendee_last_name, attendee_email, venue_name, service_name, cancel_nonce, cancel_token_hash, created_at) ${rows}`,
    );
  const long = (length: number) => `'${'a b c d e '.repeat(length / 10)}'`;
  const values = (key: string, date: string, start: string) => `
    'confirmed', 'time_slot', 'Event ' || n || ${long(110)}, ${date}, '10:00', '10:05', '${ZONE}', ${start},
    ${start} + 300000, 0, 0, 'Ada ' || (n * 7919 % 9973) || ${long(60)}, 'Lovelace' || ${long(70)},
    ${key} || '${'x'.repeat(200)}@example.com', ${long(80)}, ${long(80)}, 'nonce' || ${key}, 'hash' || ${key}, ${now}`;
  const midnight = `unixepoch(e.date) * 1000`;
  insert(`SELECT 'FULL-' || v.id || '-' || n, ${businessId}, e.id, v.id,
            ${values(`'full-' || v.id || '-' || n`, 'e.date', `${midnight} + n * 300000`)}
          FROM (SELECT * FROM events WHERE business_id = ${businessId} ORDER BY id LIMIT ${FULL_EVENTS}) e
          JOIN venues v ON v.event_id = e.id JOIN slot ON n < ${SLOTS}`);
  const start = `${now} - (n + 1) * ${MILLISECONDS_APART}`;
  insert(`SELECT 'PAST-' || n, ${businessId}, NULL, NULL,
            ${values(`'past-' || n`, `date((${start}) / 1000, 'unixepoch')`, `(${start})`)} FROM slot`);
}
