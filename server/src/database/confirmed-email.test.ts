/** Tests the migration of businesses whose email addresses were never confirmed. */
import { expect, it } from 'vitest';
import { databaseBefore } from '../../test/earlier-database.ts';

const MIGRATION = '_confirmed_email.sql';

it('keeps an owner’s own address as confirmed, and leaves every other to be confirmed', () => {
  const { sqlite, migrate } = databaseBefore(MIGRATION);
  sqlite.exec(`
    INSERT INTO users (id, subject, email, first_seen, last_seen)
    VALUES (1, 'ruth', 'ruth@gmail.example', 0, 0), (2, 'deleted 2', '', 0, 0);
    INSERT INTO businesses (name, email, diary_slug, owner_id, created_at, updated_at)
    VALUES ('Own', 'Ruth@Gmail.example', 'own', 1, 0, 0), ('Other', 'desk@salon.example', 'other', 1, 0, 0),
      ('Deleted', 'ruth@gmail.example', 'deleted', 2, 0, 0), ('Purged', '', 'purged', NULL, 0, 0)`);
  migrate();
  const stands = sqlite
    .prepare('SELECT name, confirmed_email AS confirmed FROM businesses ORDER BY id')
    .all();
  expect(stands).toEqual([
    { name: 'Own', confirmed: 'Ruth@Gmail.example' },
    { name: 'Other', confirmed: null },
    { name: 'Deleted', confirmed: null },
    { name: 'Purged', confirmed: null },
  ]);
  sqlite.close();
});
