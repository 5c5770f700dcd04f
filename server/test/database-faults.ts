/** Breaks a test's database, on either engine. */

import type { OpenedDatabase } from '../src/database/database.ts';
import { isOnPostgres, say, sqliteOf } from './test-database.ts';

/**
 * Makes every insert or update that matches fail from now on. `isSo` is a condition on the row NEW that both
 * engines understand.
 */
export function refuseRows(
  database: OpenedDatabase,
  to: `${'INSERT ON' | `UPDATE OF ${string} ON`} ${string}`,
  isSo = '1 = 1',
): Promise<void> {
  return before(database, to, {
    sqlite: `SELECT RAISE(ABORT, 'the disk is tired') WHERE ${isSo};`,
    postgres: `IF ${isSo} THEN RAISE EXCEPTION 'the disk is tired'; END IF;`,
  });
}

/** Undoes it. */
export const allowRows = (database: OpenedDatabase, table: string): Promise<void> =>
  say(
    database,
    isOnPostgres(database) ? `DROP TRIGGER fault ON ${table}; DROP FUNCTION fault()` : 'DROP TRIGGER fault',
  );

/** Adds a trigger that runs this before the row is written. */
async function before(
  database: OpenedDatabase,
  to: string,
  does: { sqlite: string; postgres: string },
): Promise<void> {
  await say(
    database,
    isOnPostgres(database)
      ? `CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${does.postgres} RETURN NEW; END $$;
         CREATE TRIGGER fault BEFORE ${to} FOR EACH ROW EXECUTE FUNCTION fault()`
      : `CREATE TRIGGER fault BEFORE ${to} BEGIN ${does.sqlite} END`,
  );
}

/** Refuses every write from now on, like a read-only disk or PostgreSQL server. */
export async function refuseWrites(database: OpenedDatabase): Promise<void> {
  if (!isOnPostgres(database)) return void sqliteOf(database).pragma('query_only = 1');
  await onThisDatabase(database, 'SET default_transaction_read_only = on');
}

/** Undoes it. */
export async function allowWrites(database: OpenedDatabase): Promise<void> {
  if (!isOnPostgres(database)) return void sqliteOf(database).pragma('query_only = 0');
  await onThisDatabase(database, 'RESET default_transaction_read_only');
}

/** Closes all connections afterwards, because PostgreSQL applies the setting to new ones. */
async function onThisDatabase(database: OpenedDatabase, what: string): Promise<void> {
  await say(
    database,
    `BEGIN READ WRITE;
     DO $$ BEGIN EXECUTE format('ALTER DATABASE %I ${what}', current_database()); END $$;
     COMMIT`,
  );
  const others = 'datname = current_database() AND pid <> pg_backend_pid()';
  await say(
    database,
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE ${others}; SELECT pg_terminate_backend(pg_backend_pid())`,
  ).catch(() => undefined);
}

/** Keeps new emails unsent until the clock has moved on, by at least a second. */
export function holdEmails(database: OpenedDatabase): Promise<void> {
  return say(
    database,
    isOnPostgres(database)
      ? `CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.due_at := NEW.due_at + 1000; NEW.is_ready := false; RETURN NEW; END $$;
         CREATE TRIGGER hold BEFORE INSERT ON emails FOR EACH ROW EXECUTE FUNCTION hold()`
      : `CREATE TRIGGER hold AFTER INSERT ON emails
         BEGIN UPDATE emails SET due_at = due_at + 1000, is_ready = 0 WHERE id = NEW.id; END`,
  );
}

/** Undoes it for later emails. */
export function letGoEmails(database: OpenedDatabase): Promise<void> {
  return say(database, isOnPostgres(database) ? 'DROP TRIGGER hold ON emails' : 'DROP TRIGGER hold');
}
