/** Tests the migration of events whose listed slots had the hours of a whole day. */
import { expect, it } from 'vitest';
import { databaseBefore } from '../../test/earlier-database.ts';

const MIGRATION = '_listed_hours.sql';

it('gives an event of listed slots the hours of its slots, and leaves every other as it is', () => {
  const { sqlite, migrate } = databaseBefore(MIGRATION);
  sqlite.exec(`INSERT INTO businesses (id, name, email, diary_slug, created_at, updated_at)
    VALUES (1, 'Willow', 'hello@willow.example', 'willow', 0, 0)`);
  const add =
    sqlite.prepare(`INSERT INTO events (business_id, name, date, start_time, end_time, type, creation_mode,
      service_mode, manual_slots, slot_minutes, buffer_minutes, personal_message, is_home_visit, created_at)
    VALUES (1, ?, '2026-11-24', '00:00', '23:59', ?, ?, ?, ?, 30, 0, '', 0, 0)`);
  const slots = '[{"start":840,"end":885},{"start":545,"end":590}]';
  add.run('Listed', 'booking', 'manual', 'time_slots', slots);
  add.run('None listed', 'booking', 'manual', 'time_slots', '[]');
  add.run('In rows', 'booking', 'automatic', 'time_slots', slots);
  add.run('Services', 'booking', 'manual', 'individual_services', slots);
  add.run('Day', 'day_event', 'manual', 'time_slots', slots);
  migrate();
  const hours = sqlite
    .prepare('SELECT name, start_time AS start, end_time AS end FROM events ORDER BY id')
    .all();
  const wholeDay = { start: '00:00', end: '23:59' };
  expect(hours).toEqual([
    { name: 'Listed', start: '09:05', end: '14:45' },
    { name: 'None listed', ...wholeDay },
    { name: 'In rows', ...wholeDay },
    { name: 'Services', ...wholeDay },
    { name: 'Day', ...wholeDay },
  ]);
  sqlite.close();
});
