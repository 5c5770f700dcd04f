/** A platform with a hundred thousand of everything that the admin lists, and the admin's session. */
import { openSqlite } from '../src/database/sqlite/open.ts';
import { migrateSqlite } from '../src/database/sqlite/migrate.ts';
import { hashOfToken } from '../src/http/session-guard.ts';
import { FIRST_NAMES, LAST_NAMES } from './names.ts';
import { ADMIN_EMAIL } from './processes.ts';

export const LISTED = 100_000;
const DAY = 86_400_000;
/** All of it came in the course of a year. */
const SPAN = 365 * DAY;

const TRADES = ['Hair', 'Barbers', 'Physio', 'Barn', 'Tutors', 'Yoga', 'Garage', 'Nails', 'Cleaners', 'Vets'];
const STREETS = ['Bridge Street', 'Mill Lane', 'High Street', 'Church Road', 'Station Road'];

/** Makes the database; answers the value of the session's cookie. */
export async function seedAdmin(file: string, now: number): Promise<string> {
  const database = openSqlite(file);
  migrateSqlite(database);
  const sqlite = database.$client;
  const sessionToken = 'the bench’s admin signs in with this';
  const run = (statement: string) => sqlite.exec(statement);
  const numbers = `WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${LISTED})`;
  /** One of the words, another for each number; of two lists of ten, all hundred pairs. */
  const pick = (words: readonly string[], by = 'n') =>
    `json_extract('${JSON.stringify(words)}', '$[' || (${by} % ${words.length}) || ']')`;
  const madeAt = `${now - SPAN} + n * ${Math.floor(SPAN / LISTED)}`;
  sqlite.transaction(() => {
    run(`${numbers} INSERT INTO users (subject, email, given_name, family_name, first_seen, last_seen)
      SELECT 'subject-' || n, 'person.' || n || '@post-' || (n % 100) || '.example', ${pick(FIRST_NAMES)},
        ${pick(LAST_NAMES, 'n / 10')}, ${madeAt}, ${now} - (n * 7919 % ${SPAN}) FROM number`);
    run(`${numbers} INSERT INTO coupons (code, description, discount_type, discount_value, max_uses, used_count, is_active, created_at)
      SELECT 'CODE-' || n, 'For ' || ${pick(TRADES)} || ' in ' || ${pick(STREETS)}, 'percentage', n % 101,
        CASE WHEN n % 3 THEN 1000 END, n * 7919 % 1000, n % 4 > 0, ${madeAt} FROM number`);
    // Of ten: five paid, one on trial, one whose trial is over, one by subscription, one unpaid, one inactive.
    run(`${numbers} INSERT INTO businesses (owner_id, name, email, address, postcode, diary_slug, paid_at, is_active, trial_ends_at,
        covered_until, created_at, updated_at)
      SELECT n, ${pick(LAST_NAMES, 'n / 10')} || ' ' || ${pick(TRADES)}, 'hello@business-' || n || '.example',
        n || ' ' || ${pick(STREETS)}, 'HX7 ' || (n % 10) || 'EX', 'business-' || n,
        CASE WHEN n % 10 < 5 OR n % 10 = 9 THEN ${madeAt} END, n % 10 < 9,
        CASE n % 10 WHEN 5 THEN ${now + DAY} WHEN 6 THEN ${now - DAY} END,
        CASE n % 10 WHEN 7 THEN ${now + 30 * DAY} END, ${madeAt}, ${madeAt} FROM number`);
    run(`${numbers} INSERT INTO payments (business_id, provider_reference, amount_pence, refunded_pence, dispute, paid_at)
      SELECT n, 'payment-' || n, 900 + n * 7919 % 4000, n % 50 = 0, CASE n % 500 WHEN 0 THEN 'lost' END, ${madeAt}
      FROM number WHERE n % 10 IN (0, 1, 2, 3, 7)`);
    run(`${numbers} INSERT INTO coupon_redemptions (coupon_id, business_id, user_id, redeemed_at)
      SELECT n, n, n, ${madeAt} FROM number WHERE n % 3 = 0`);
    run(`${numbers} INSERT INTO bookings (reference, business_id, status, kind, event_name, event_date, start_time, end_time, timezone,
        starts_at, ends_at, buffer_minutes, is_home_visit, attendee_first_name, attendee_last_name, attendee_email, cancel_nonce,
        cancel_token_hash, created_at)
      SELECT 'REF-' || n, n, 'confirmed', 'time_slot', 'Event', '2026-11-24', '10:00', '10:30', 'Europe/London',
        ${madeAt}, ${madeAt} + 1800000, 0, 0, 'Ada', 'Lovelace', n || '@example.com', 'nonce-' || n, 'hash-' || n, ${madeAt} FROM number`);
    run(`${numbers} INSERT INTO admin_actions (happened_at, who, action, subject, subject_id, text)
      SELECT ${madeAt}, '${ADMIN_EMAIL}', CASE WHEN n % 2 THEN 'coupon_changed' ELSE 'business_changed' END, 'CODE-' || n, n,
        'code-' || n || char(10) || '${ADMIN_EMAIL}' FROM number`);
    const { lastInsertRowid } = sqlite
      .prepare(`INSERT INTO users (subject, email, first_seen, last_seen) VALUES ('admin', ?, ?, ?)`)
      .run(ADMIN_EMAIL, now, now);
    sqlite
      .prepare('INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)')
      .run(hashOfToken(sessionToken), lastInsertRowid, now, now + DAY);
  })();
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
  await database.close();
  return sessionToken;
}
