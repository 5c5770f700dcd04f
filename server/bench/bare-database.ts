/** The database queries of the bare server: one prepared select, and one prepared durable insert. */

import pg from 'pg';
import { openSqlite } from '../src/database/sqlite/open.ts';
import type { DatabasePlace } from '../test/test-database.ts';

interface BareDatabase {
  /**
   * Returns whether the diary exists. SQLite returns no promise, because that alone costs part of the limit.
   */
  hasDiary(slug: string): boolean | Promise<boolean>;
  /** Ends when the row is on disk. */
  insert(text: string): void | Promise<void>;
}

const SELECT = 'SELECT id, diary_version, name FROM businesses WHERE diary_slug =';
const INSERT = 'INSERT INTO bare_inserts (text) VALUES';
/** As many connections as the product has for reading, and again for writing. */
const CONNECTIONS = 10;

export async function openBare({ databaseFile, databaseUrl }: DatabasePlace): Promise<BareDatabase> {
  return databaseUrl === null ? openBareSqlite(databaseFile) : openBarePostgres(databaseUrl);
}

function openBareSqlite(databaseFile: string): BareDatabase {
  const sqlite = openSqlite(databaseFile).$client;
  sqlite.exec('CREATE TABLE bare_inserts (id INTEGER PRIMARY KEY, text TEXT NOT NULL)');
  const select = sqlite.prepare(`${SELECT} ?`);
  const insert = sqlite.prepare(`${INSERT} (?)`);
  return {
    hasDiary: (slug) => select.get(slug) !== undefined,
    insert: (text) => void insert.run(text),
  };
}

async function openBarePostgres(databaseUrl: string): Promise<BareDatabase> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  await pool.query(
    'CREATE TABLE bare_inserts (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text text NOT NULL)',
  );
  return {
    async hasDiary(slug) {
      const { rows } = await pool.query({ name: 'select', text: `${SELECT} $1`, values: [slug] });
      return rows.length > 0;
    },
    async insert(text) {
      await pool.query({ name: 'insert', text: `${INSERT} ($1)`, values: [text] });
    },
  };
}
