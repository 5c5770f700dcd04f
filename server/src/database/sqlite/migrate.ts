import { readMigrationFiles } from 'drizzle-orm/migrator';
import { paths } from '../../runtime/paths.ts';
import type { OpenSqlite } from './open.ts';

/**
 * Migrates the database. Each migration runs in its own transaction, which also records it, and takes the
 * write lock before it looks, so that several processes can start at once. (drizzle's own runner looks first
 * and locks later.)
 */
export function migrateSqlite(database: OpenSqlite): void {
  const sqlite = database.$client;
  sqlite.exec('CREATE TABLE IF NOT EXISTS migrations (made_at INTEGER PRIMARY KEY, hash TEXT NOT NULL)');
  const isDone = sqlite.prepare('SELECT 1 FROM migrations WHERE made_at = ?');
  const noteDone = sqlite.prepare('INSERT INTO migrations (made_at, hash) VALUES (?, ?)');
  const applyOnce = sqlite.transaction((migration: { folderMillis: number; hash: string; sql: string[] }) => {
    if (isDone.get(migration.folderMillis)) return;
    for (const statement of migration.sql) sqlite.exec(statement);
    noteDone.run(migration.folderMillis, migration.hash);
  });
  for (const migration of readMigrationFiles({ migrationsFolder: paths.sqliteMigrations })) {
    const isRebuilding = migration.sql.some((statement) => statement.includes('PRAGMA foreign_keys=OFF'));
    // SQLite ignores this within a transaction. Otherwise rebuilding a table deletes rows that refer to it.
    if (isRebuilding) sqlite.pragma('foreign_keys = OFF');
    applyOnce.immediate(migration);
    sqlite.pragma('foreign_keys = ON');
  }
}
