import { count, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { SQLiteInsertValue, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Reader } from './database.ts';

/**
 * Prepares a query whose SQL is written once per connection, and not at each call. `prepare` gets the query
 * function's Reader or Transaction, and ends with drizzle's own `.prepare()`. SQLite plans by the value of a
 * LIMIT, and so prepares a statement again whenever one is bound to it, which takes as long as several small
 * queries. So queries that run for every booking have no LIMIT, or one in a sum (`limit (0 + ?)`). A query that can't
 * be prepared rejects: thrown at once, the error would leave those that were sent with it without anybody who waits.
 */
export function prepared<On extends object, Values extends unknown[], Rows>(
  prepare: (on: On) => Query<Values, Rows>,
): (on: On) => Query<Values, Rows> {
  const queries = new WeakMap<On, Query<Values, Rows>>();
  function queryOn(on: On): Query<Values, Rows> {
    const query = queries.get(on) ?? prepare(on);
    queries.set(on, query);
    return query;
  }
  return (on) => ({ execute: async (...values) => queryOn(on).execute(...values) });
}

interface Query<Values extends unknown[], Rows> {
  execute(...values: Values): Promise<Rows>;
}

/** Prepares a query whose one row is one number. */
export function preparedNumber(number: SQL<number>): (on: Reader) => Promise<number> {
  const query = prepared((on: Reader) =>
    on
      .select({ number })
      .from(sql`(select 1) one`)
      .prepare(),
  );
  return async (on) => (await one(query(on).execute())).number;
}

/** Resolves to a query's first row; null without any. */
export function firstOf<Found>(rows: Promise<Found[]>): Promise<Found | null> {
  return rows.then((found) => found.at(0) ?? null);
}

/** Resolves to the row of a query that always has one, such as an insert. Throws without any. */
export async function one<Found>(rows: PromiseLike<Found[]>): Promise<Found> {
  const [found] = await rows;
  if (found === undefined) throw new Error('a query that always has a row has none');
  return found;
}

export async function countRows(on: Reader, table: SQLiteTable, where?: SQL): Promise<number> {
  const { rows } = await one(on.select({ rows: count() }).from(table).where(where));
  return rows;
}

type Row = Record<string, unknown>;

/**
 * Returns the values of a prepared insert of whole rows: for each column, a placeholder with the column's
 * name. The database sets the id. If one insert has several rows, `suffix` tells their placeholders apart.
 */
export function everyColumn<Table extends SQLiteTable>(
  table: Table,
  suffix = '',
  names: readonly string[] = Object.keys(getTableColumns(table)).filter((name) => name !== 'id'),
): SQLiteInsertValue<Table> {
  const row: Row = Object.fromEntries(names.map((name) => [name, sql.placeholder(name + suffix)]));
  if (!hasEach<SQLiteInsertValue<Table>>(row, names)) throw new Error('a column has no placeholder');
  return row;
}

function hasEach<Values>(row: Row, names: readonly string[]): row is Row & Values {
  return names.every((name) => name in row);
}
