import type { OpenedDatabase } from './database.ts';
import type { TellError } from './outage.ts';
import { migratePostgres } from './postgres/migrate.ts';
import { openPostgres } from './postgres/open.ts';
import { migrateSqlite } from './sqlite/migrate.ts';
import { openSqlite } from './sqlite/open.ts';

export interface DatabaseSettings {
  /** `postgres://…`; null uses the file. */
  databaseUrl: string | null;
  databaseFile: string;
}

/** Opens and migrates the database. The caller closes it. */
export async function openDatabase(
  { databaseUrl, databaseFile }: DatabaseSettings,
  tell: TellError,
): Promise<OpenedDatabase> {
  if (databaseUrl === null) {
    const database = openSqlite(databaseFile);
    migrateSqlite(database);
    return database;
  }
  await migratePostgres(databaseUrl);
  return openPostgres({
    url: databaseUrl,
    onLost: (error) => tell(error, 'a connection to the database was lost'),
  });
}
