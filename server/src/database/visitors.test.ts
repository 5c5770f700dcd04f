import { expect, it } from 'vitest';
import { databaseBefore } from '../../test/earlier-database.ts';

it('keeps everybody on the newsletter’s list, each address once', () => {
  const { sqlite, migrate } = databaseBefore('_visitors.sql');
  const add = sqlite.prepare(
    `INSERT INTO newsletter_signups (email, source, status, created_at) VALUES (?, 'footer', ?, 5)`,
  );
  add.run('rita@reader.example', 'active');
  add.run('Rita@reader.example', 'active');
  add.run('left@reader.example', 'inactive');
  migrate();
  const rows = () =>
    sqlite.prepare('SELECT id, email, status, confirmed_at FROM newsletter_signups ORDER BY id').all();
  expect(rows()).toEqual([
    { id: 1, email: 'rita@reader.example', status: 'active', confirmed_at: 5 },
    { id: 3, email: 'left@reader.example', status: 'unsubscribed', confirmed_at: null },
  ]);
  const insert = `INSERT INTO newsletter_signups (email, normalised_email, source, created_at)
    VALUES ('RITA@reader.example', 'rita@reader.example', 'footer', 5)`;
  expect(() => sqlite.exec(insert)).toThrow('UNIQUE');
  sqlite.exec(insert.replace('RITA', 'new').replace('rita', 'new'));
  expect(rows().at(-1)).toEqual({
    id: 4,
    email: 'new@reader.example',
    status: 'pending',
    confirmed_at: null,
  });
  sqlite.close();
});
