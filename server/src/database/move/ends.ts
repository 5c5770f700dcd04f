/** The two ends of a move: how each engine gives its rows, or takes them unchanged. */

import { getTableName } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Transaction } from '../database.ts';
import { migratePostgres } from '../postgres/migrate.ts';
import { openPostgres, type OpenPostgres } from '../postgres/open.ts';
import { queriesOn } from '../postgres/session.ts';
import { migrateSqlite } from '../sqlite/migrate.ts';
import { openSqlite, type OpenSqlite } from '../sqlite/open.ts';

/** The last id that was ever used, by table: ids of deleted rows aren't reused. */
type LastIds = Map<string, number>;

export interface MovingEnd {
  /** `body` reads the rows of one moment, whatever others write in the meantime. */
  takeOut<Result>(body: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** Keeps what `body` inserts exactly as inserted, without triggers: either all of it, or nothing. */
  putIn(
    body: (tx: Transaction) => Promise<void>,
    tables: readonly SQLiteTable[],
    last: LastIds,
  ): Promise<void>;
  lastIds(tables: readonly SQLiteTable[]): Promise<LastIds>;
  close(): Promise<void>;
}

/** `place` is a file, or `postgres://…`. Migrates the database. */
export async function openEnd(place: string): Promise<MovingEnd> {
  if (!/^postgres(ql)?:/.test(place)) {
    const database = openSqlite(place);
    migrateSqlite(database);
    return endOfSqlite(database);
  }
  await migratePostgres(place);
  return openSource(place);
}

/** Opens a PostgreSQL database without changing anything, because others may be using it. */
export function openSource(url: string): MovingEnd {
  return endOfPostgres(openPostgres({ url, onLost: () => undefined }));
}

const hasIds = (table: SQLiteTable) =>
  getTableConfig(table).columns.some(
    ({ name, primary, hasDefault }) => name === 'id' && primary && hasDefault,
  );

function endOfSqlite(database: OpenSqlite): MovingEnd {
  const sqlite = database.$client;
  return {
    takeOut: (body) => database.write({}, body),
    putIn: (body, _tables, last) =>
      database.write({ business: 'new' }, async (tx) => {
        // Rows may refer to later rows; everything is checked at the end.
        sqlite.pragma('defer_foreign_keys = ON');
        const triggers = sqlite
          .prepare<[], { name: string; sql: string }>(
            `SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND sql NOT LIKE '%INSTEAD OF%'`,
          )
          .all();
        for (const { name } of triggers) sqlite.exec(`DROP TRIGGER "${name}"`);
        await body(tx);
        for (const trigger of triggers) sqlite.exec(trigger.sql);
        const keep = sqlite.prepare('UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?');
        const add = sqlite.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)');
        for (const [name, id] of last) if (keep.run(id, name).changes === 0 && id > 0) add.run(name, id);
      }),
    lastIds() {
      const rows = sqlite
        .prepare<[], { name: string; seq: number }>('SELECT name, seq FROM sqlite_sequence')
        .all();
      return Promise.resolve(new Map(rows.map(({ name, seq }) => [name, seq])));
    },
    close: () => database.close(),
  };
}

/** Otherwise PostgreSQL would end an idle transaction while the other end computes a long checksum. */
const WAIT_FOR_THE_OTHER_END = 'SET LOCAL idle_in_transaction_session_timeout = 0';

function endOfPostgres(database: OpenPostgres): MovingEnd {
  const { pool } = database;
  return {
    async takeOut(body) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        await client.query(WAIT_FOR_THE_OTHER_END);
        // The first query fixes the moment. `lastIds` uses a connection of its own.
        await client.query('SELECT pg_current_snapshot()');
        return await body(queriesOn(client));
      } finally {
        client.release(true);
      }
    },
    async putIn(body, tables, last) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await client.query(WAIT_FOR_THE_OTHER_END);
        for (const table of tables)
          await client.query(`ALTER TABLE "${getTableName(table)}" DISABLE TRIGGER USER`);
        await body(queriesOn(client));
        for (const table of tables)
          await client.query(`ALTER TABLE "${getTableName(table)}" ENABLE TRIGGER USER`);
        for (const [name, id] of last)
          if (id > 0) await client.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), $2)`, [name, id]);
        await client.query('COMMIT');
      } finally {
        // Uncommitted changes are rolled back with the connection.
        client.release(true);
      }
    },
    async lastIds(tables) {
      const last: LastIds = new Map();
      for (const table of tables.filter(hasIds)) {
        const name = getTableName(table);
        const { rows } = await pool.query<{ last: number | null }>(
          `SELECT pg_sequence_last_value(pg_get_serial_sequence($1, 'id')::regclass) AS last`,
          [name],
        );
        last.set(name, rows[0]?.last ?? 0);
      }
      return last;
    },
    close: () => database.close(),
  };
}
