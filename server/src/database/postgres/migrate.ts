import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { paths } from '../../runtime/paths.ts';

/**
 * Migrates the database. Another process that starts at the same time waits, and then finds everything done.
 * Each migration runs in its own transaction, which also records it.
 */
export async function migratePostgres(url: string): Promise<void> {
  // A connection without the others' limits: a migration may take long, and so may the wait for its turn.
  const client = new pg.Client({ connectionString: url, application_name: 'daybook migrates' });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock(hashtextextended('daybook migrations', 0))");
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (made_at bigint PRIMARY KEY, hash text NOT NULL)',
    );
    for (const migration of readMigrationFiles({ migrationsFolder: paths.postgresMigrations })) {
      await applyOnce(client, migration);
    }
  } finally {
    // This releases the lock, also after an error.
    await client.end();
  }
}

/** Returns whether the database has had exactly these migrations. Changes nothing. */
export async function isOfThisVersion(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'daybook looks' });
  await client.connect();
  try {
    const { rows: found } = await client.query<{ is_there: boolean }>(
      `SELECT to_regclass('migrations') IS NOT NULL AS is_there`,
    );
    if (!found[0]?.is_there) return false;
    const { rows } = await client.query<{ made_at: string }>('SELECT made_at FROM migrations');
    const done = new Set(rows.map(({ made_at: madeAt }) => Number(madeAt)));
    const known = readMigrationFiles({ migrationsFolder: paths.postgresMigrations });
    return done.size === known.length && known.every(({ folderMillis }) => done.has(folderMillis));
  } finally {
    await client.end();
  }
}

async function applyOnce(
  client: pg.Client,
  { folderMillis, hash, sql }: { folderMillis: number; hash: string; sql: string[] },
): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM migrations WHERE made_at = $1', [folderMillis]);
  if (rowCount) return;
  await client.query('BEGIN');
  for (const statement of sql) await client.query(statement);
  await client.query('INSERT INTO migrations (made_at, hash) VALUES ($1, $2)', [folderMillis, hash]);
  await client.query('COMMIT');
}
