import { expect, it } from 'vitest';
import { databaseBefore } from '../../../test/earlier-database.ts';

it('normalises the addresses that were there before, and leaves one row where two were one address', () => {
  const { sqlite, migrate } = databaseBefore('_normalised_emails.sql');
  sqlite.exec(`
    INSERT INTO businesses (id, name, email, diary_slug, created_at, updated_at) VALUES (1, 'Barn', 'o@o.example', 'barn', 1, 1);
    INSERT INTO bookings (reference, business_id, status, kind, event_name, event_date, start_time, end_time,
        timezone, starts_at, ends_at, buffer_minutes, is_home_visit, attendee_first_name, attendee_last_name,
        attendee_email, cancel_nonce, cancel_token_hash, created_at)
      VALUES ('ABC-1', 1, 'confirmed', 'time_slot', 'Cut', '2026-11-24', '10:00', '11:00', 'Europe/London', 1, 2, 0,
        0, 'Zoë', 'Ives', 'ZOË@x.uk', 'nonce', 'hash', 0);
    INSERT INTO emails (kind, recipient, payload, due_at, created_at) VALUES ('booking_confirmed', 'ΝΊΚΟΣ@x.gr', '{}', 1, 1);
    INSERT INTO newsletter_signups (email, source, status, created_at) VALUES
      ('zoË@x.uk', 'footer', 'active', 1), ('zoë@x.uk', 'footer', 'unsubscribed', 2), ('ada@x.uk', 'footer', 'active', 3),
      ('nikoΣ@x.gr', 'footer', 'pending', 4), ('nikoς@x.gr', 'footer', 'active', 5);
    INSERT INTO forget_requests (business_id, address, asked_at, kept_at, forgetting_since, last_booking_id) VALUES
      (1, 'zoË@x.uk', 1, 2, NULL, NULL), (1, 'zoë@x.uk', 3, NULL, 4, 1), (1, 'ada@x.uk', 5, NULL, NULL, NULL);
  `);
  migrate();
  const all = (query: string) => sqlite.prepare(query).raw().all();
  expect(all('SELECT normalised_email FROM bookings')).toEqual([['zoë@x.uk']]);
  expect(all('SELECT normalised_recipient FROM emails')).toEqual([['νίκοσ@x.gr']]);
  expect(all('SELECT email, normalised_email, status FROM newsletter_signups ORDER BY id')).toEqual([
    ['zoë@x.uk', 'zoë@x.uk', 'unsubscribed'],
    ['ada@x.uk', 'ada@x.uk', 'active'],
    ['nikoς@x.gr', 'nikoσ@x.gr', 'active'],
  ]);
  expect(all('SELECT address, asked_at, has_found FROM forget_requests ORDER BY id')).toEqual([
    ['zoë@x.uk', 3, 1],
    ['ada@x.uk', 5, 0],
  ]);
  sqlite.close();
});
