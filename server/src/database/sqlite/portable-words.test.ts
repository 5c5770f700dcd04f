import { expect, it } from 'vitest';
import { databaseBefore } from '../../../test/earlier-database.ts';

it('folds the last letter of Greek words in the texts that were there before', () => {
  const { sqlite, migrate } = databaseBefore('_portable_words.sql');
  sqlite.exec(`
    INSERT INTO users (subject, email, first_seen, last_seen) VALUES ('one', 'olive@salon.example', 1, 1);
    INSERT INTO businesses (owner_id, name, email, diary_slug, created_at, updated_at)
      VALUES (1, 'Νίκος', 'o@o.example', 'nikos', 1, 1);
    INSERT INTO coupons (code, description, discount_type, discount_value, created_at)
      VALUES ('TEN', 'Για όλους', 'percentage', 10, 1);
    INSERT INTO bookings (id, reference, business_id, status, kind, event_name, event_date, start_time, end_time,
        timezone, starts_at, ends_at, buffer_minutes, is_home_visit, attendee_first_name, attendee_last_name,
        attendee_email, cancel_nonce, cancel_token_hash, created_at)
      VALUES (3, 'ABC-1', 1, 'confirmed', 'time_slot', 'Cut', '2026-11-24', '10:00', '11:00', 'Europe/London', 1, 2, 0,
        0, 'Νίκος', 'Παπάς', 'n@example.com', 'nonce', 'hash', 0);
    INSERT INTO newsletter_signups (email, first_name, source, asked_at, created_at)
      VALUES ('n@example.com', 'Νίκος', 'footer', 1, 1);
    INSERT INTO admin_actions (happened_at, who, action, subject, subject_id, text)
      VALUES (1, 'admin@daybook.example', 'business_changed', 'Νίκος', 1, 'νικος' || char(10) || 'admin@daybook.example');
  `);
  const columns = [
    'booking_texts.text',
    'newsletter_signups.text',
    'listed_coupons.text',
    'listed_businesses.name',
  ];
  const all = [...columns, 'listed_businesses.text', 'listed_users.text', 'admin_actions.text'].map(
    (name) => {
      const [table = '', column = ''] = name.split('.');
      // As they were folded before.
      sqlite.exec(
        `UPDATE ${table} SET ${column} = replace(${column}, 'σ' || char(10), 'ς' || char(10)) || ' νικος'`,
      );
      return () => sqlite.prepare(`SELECT ${column} FROM ${table}`).pluck().all().join();
    },
  );
  migrate();
  for (const text of all) {
    expect(text()).toContain(' νικοσ');
    expect(text()).not.toContain('ς');
  }
  sqlite.close();
});
