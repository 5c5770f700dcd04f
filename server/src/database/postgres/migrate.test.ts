import { readdirSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { tablesBefore } from '../../../test/earlier-postgres.ts';
import { newPlace, type TestPlace } from '../../../test/test-database.ts';
import { paths } from '../../runtime/paths.ts';
import { migratePostgres } from './migrate.ts';

let place: TestPlace;
let client: pg.Client;
beforeEach(async () => {
  place = await newPlace();
  client = new pg.Client({ connectionString: place.databaseUrl ?? '' });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await place.remove();
});

const migrate = () => migratePostgres(place.databaseUrl ?? '');
const count = async (table: string) =>
  (await client.query<{ count: string }>(`SELECT count(*)::text AS count FROM ${table}`)).rows[0]?.count;

it('makes an empty database whole, once, however many start on it', async () => {
  await client.query('DROP SCHEMA public CASCADE');
  await client.query('CREATE SCHEMA public');
  await Promise.all(Array.from({ length: 10 }, migrate));
  const files = readdirSync(paths.postgresMigrations).filter((name) => name.endsWith('.sql'));
  expect(await count('migrations')).toBe(String(files.length));
  expect(await count('coupons')).toBe('2');
});

it('changes nothing of a database that is whole', async () => {
  await client.query('DELETE FROM coupons');
  await migrate();
  expect(await count('coupons')).toBe('0');
});

const migrateTo = (migration: string) => tablesBefore(client, migration);

it('normalises the addresses that were there before as we do, whatever letter is in them', async () => {
  await migrateTo('_normalised_emails.sql');
  const emails: string[] = [];
  for (let code = 0x21; code <= 0x10ffff; code += 1) {
    const letter = String.fromCodePoint(code);
    if (/^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.test(letter)) emails.push(`${letter}Σ${letter}@x.uk`);
  }
  // Both know different versions of Unicode, so the newest letters are left out.
  await client.query(
    `INSERT INTO emails (kind, recipient, payload, due_at, created_at)
     SELECT 'letter', text, '{}', 1, 1 FROM unnest($1::text[]) text WHERE unicode_assigned(text)`,
    [emails],
  );
  await client.query(`INSERT INTO newsletter_signups (email, source, status, created_at) VALUES
    ('zoË@x.uk', 'footer', 'active', 1), ('zoë@x.uk', 'footer', 'unsubscribed', 2), ('ada@x.uk', 'footer', 'active', 3)`);
  await migrate();
  const { rows } = await client.query<{ recipient: string; found: string }>(
    'SELECT recipient, normalised_recipient AS found FROM emails',
  );
  expect(rows.length).toBeGreaterThan(130_000);
  expect(rows.filter(({ recipient, found }) => found !== normalisedEmail(recipient))).toEqual([]);
  const signups = await client.query('SELECT email, normalised_email FROM newsletter_signups ORDER BY id');
  expect(signups.rows).toEqual([
    { email: 'zoë@x.uk', normalised_email: 'zoë@x.uk' },
    { email: 'ada@x.uk', normalised_email: 'ada@x.uk' },
  ]);
});

it('writes nothing of a migration that fails', async () => {
  await client.query('DROP SCHEMA public CASCADE');
  await client.query('CREATE SCHEMA public');
  // The second migration creates a view with this name, after much else.
  await client.query('CREATE TABLE users_to_list (id integer)');
  await expect(migrate()).rejects.toThrow('users_to_list');
  expect(await count('migrations')).toBe('1');
  expect(await count(`pg_proc WHERE proname = 'fold_text'`)).toBe('0');
  await client.query('DROP TABLE users_to_list');
  await migrate();
  expect(await count('coupons')).toBe('2');
});
