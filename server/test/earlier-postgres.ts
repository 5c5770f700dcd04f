/**
 * Makes a PostgreSQL database as it was before one migration, for tests of what the migration does to rows.
 */
import { readdirSync } from 'node:fs';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { migratePostgres } from '../src/database/postgres/migrate.ts';
import { paths } from '../src/runtime/paths.ts';

/** `migration` is the end of its file name. `migrate` applies it and all later ones. */
export async function postgresBefore(url: string, migration: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await tablesBefore(client, migration);
  return { client, migrate: () => migratePostgres(url) };
}

export async function tablesBefore(client: pg.Client, migration: string): Promise<void> {
  await client.query('DROP SCHEMA public CASCADE');
  await client.query('CREATE SCHEMA public');
  await client.query('CREATE TABLE migrations (made_at bigint PRIMARY KEY, hash text NOT NULL)');
  const files = readdirSync(paths.postgresMigrations).filter((name) => name.endsWith('.sql'));
  const before = files.sort().findIndex((name) => name.endsWith(migration));
  const migrations = readMigrationFiles({ migrationsFolder: paths.postgresMigrations });
  for (const { sql, hash, folderMillis } of migrations.slice(0, before)) {
    for (const statement of sql) await client.query(statement);
    await client.query('INSERT INTO migrations VALUES ($1, $2)', [folderMillis, hash]);
  }
}
