import { readdirSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

it('writes nothing of a migration that fails', async () => {
  await client.query('DROP SCHEMA public CASCADE');
  await client.query('CREATE SCHEMA public');
  // The first migration creates a function of this name, after much else.
  await client.query('CREATE FUNCTION unixepoch(text) RETURNS bigint LANGUAGE sql RETURN 0');
  await expect(migrate()).rejects.toThrow('unixepoch');
  expect(await count('migrations')).toBe('0');
  expect(await count(`pg_proc WHERE proname = 'fold_text'`)).toBe('0');
  await client.query('DROP FUNCTION unixepoch(text)');
  await migrate();
  expect(await count('coupons')).toBe('2');
});
