/** Makes a database as it was before one migration, for tests of what the migration does to rows. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { createDateOnClock } from '../src/database/expressions.ts';
import { foldText } from '../src/database/search/fold-text.ts';
import { paths } from '../src/runtime/paths.ts';

/**
 * `migration` is the end of its file name: '_confirmed_email.sql'. `migrate` applies it and all later ones.
 */
export function databaseBefore(migration: string): { sqlite: Sqlite.Database; migrate: () => void } {
  const sqlite = new Sqlite(':memory:');
  // Later migrations call these functions.
  sqlite.function('fold_text', { deterministic: true }, (text) => foldText(String(text)));
  sqlite.function('normalised_email', { deterministic: true }, (text) => normalisedEmail(String(text)));
  const dateOnClock = createDateOnClock();
  sqlite.function('date_on_clock', (instant, zone) => dateOnClock(Number(instant), String(zone)));
  const files = readdirSync(paths.sqliteMigrations)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const at = files.findIndex((name) => name.endsWith(migration));
  if (at === -1) throw new Error(`there is no migration ${migration}`);
  const apply = (name: string) => sqlite.exec(readFileSync(join(paths.sqliteMigrations, name), 'utf8'));
  files.slice(0, at).forEach(apply);
  return { sqlite, migrate: () => files.slice(at).forEach(apply) };
}
