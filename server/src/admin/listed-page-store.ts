/** Finds a page of an admin's list: the database searches, filters, sorts and cuts it (decision 88). */
import { and, asc, desc, getTableName, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Reader } from '../database/database.ts';
import { findPage, type Cut, type ListOfPages, type PageFound } from '../database/search/find-page.ts';
import { countRows } from '../database/prepared.ts';
import { hasWords } from '../database/search/has-words.ts';
import { pageWanted, type PageQuery } from './page-response.ts';

/** A table whose rows are searched by a folded text. */
export type Listed = SQLiteTable & { id: SQLiteColumn; text: SQLiteColumn };

export interface ListWanted {
  table: Listed;
  filter: SQL | undefined;
  /** What the admin typed: a row must contain every word. */
  search: string | undefined;
  /** Rows with equal values are ordered by id, in the same direction. An index has both columns. */
  order: { by: SQL | SQLiteColumn; direction: 'asc' | 'desc' };
}

/** Finds the ids of a page's rows, and counts all matching rows. */
export async function findListed(on: Reader, list: ListWanted, query: PageQuery): Promise<PageFound<number>> {
  const words = hasWords(list.table.text, list.search);
  const wanted = and(words, list.filter);
  return findPage(pageWanted(query), {
    cut: words ? cutSearched(on, list, wanted) : cutSorted(on, list),
    count: () => countRows(on, list.table, wanted),
  });
}

type CutIds = ListOfPages<number>['cut'];

/** Finds a page of a list that isn't searched, along an index in its order that has the filter's columns. */
function cutSorted(on: Reader, { table, filter, order: { by, direction } }: ListWanted): CutIds {
  const inOrder = direction === 'asc' ? asc : desc;
  return async (limit, offset) => {
    const rows = await on
      .select({ id: sql<number>`${table.id}` })
      .from(table)
      .where(filter)
      .orderBy(inOrder(by), inOrder(table.id))
      .limit(limit)
      .offset(offset);
    return { items: rows.map(({ id }) => id) };
  };
}

/** Rows at the top of a list that a search reads first: about 1 ms. */
const TOP = 1000;

/**
 * Finds a page of a searched list. Frequent words fill it from the list's top; other rows are only counted.
 */
function cutSearched(on: Reader, list: ListWanted, wanted: SQL | undefined): CutIds {
  return async (limit, offset) => {
    const items = await idsAtTop(on, list, wanted, limit, offset);
    return items.length < limit ? cutFromAll(on, list, wanted, limit, offset) : { items };
  };
}

/**
 * Returns the ids at the list's top. Raw SQL names the top like the list, so that one condition fits both.
 */
async function idsAtTop(
  on: Reader,
  { table, order: { by, direction } }: ListWanted,
  wanted: SQL | undefined,
  limit: number,
  offset: number,
): Promise<number[]> {
  const inOrder = direction === 'asc' ? asc : desc;
  const order = sql`${inOrder(by)}, ${inOrder(table.id)}`;
  const name = sql.identifier(getTableName(table));
  const rows = await on
    .select({ id: sql<number>`${table.id}` })
    .from(sql`(SELECT * FROM ${table} ORDER BY ${order} LIMIT ${TOP}) AS ${name}`)
    .where(wanted)
    .orderBy(order)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/**
 * Reads every text once, a hundred thousand in about 20 ms, for both the page and the total. The total comes
 * first, in a row of its own without an id. It is raw SQL, because drizzle can't express MATERIALIZED,
 * without which SQLite reads the texts twice.
 */
async function cutFromAll(
  on: Reader,
  { table, order: { by, direction } }: ListWanted,
  wanted: SQL | undefined,
  limit: number,
  offset: number,
): Promise<Cut<number>> {
  const isUp = direction === 'asc';
  const order = isUp ? sql`sorted_by, id` : sql`sorted_by DESC, id DESC`;
  // Read in the order of ids: the sorted column mostly rises with them, and nearly sorted rows sort quickly.
  const reading = isUp ? sql`id` : sql`id DESC`;
  const rows = await on.select({ id: sql<number | null>`id`, total: sql<number>`total` }).from(
    sql`(WITH found AS MATERIALIZED (
        SELECT ${table.id} AS id, ${by} AS sorted_by FROM ${table} WHERE ${wanted} ORDER BY ${reading}
      )
      SELECT NULL AS id, count(*) AS total FROM found
      UNION ALL
      SELECT id, 0 FROM (SELECT id FROM found ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}))`,
  );
  return { items: rows.flatMap(({ id }) => (id === null ? [] : [id])), total: rows[0]?.total ?? 0 };
}

/** Returns the rows in the order of the ids, without those that have been deleted. */
export function inOrderOf<Row>(
  ids: readonly number[],
  rows: readonly Row[],
  idOf: (row: Row) => number,
): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Reads the rows with these ids, in their order. `byIds` takes them as a JSON array. */
export async function rowsOf<Row extends { id: number }>(
  ids: readonly number[],
  byIds: { execute(given: { ids: string }): Promise<Row[]> },
): Promise<Row[]> {
  return inOrderOf(ids, await byIds.execute({ ids: JSON.stringify(ids) }), ({ id }) => id);
}

/** Yields all rows in steps, newest first. `readBelow` reads those with the highest ids below the given one. */
export async function* newestInSteps<Row extends { id: number }>(
  readBelow: (id: number) => Promise<Row[]>,
): AsyncGenerator<Row[], void> {
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const found = await readBelow(before);
    const last = found.at(-1);
    if (!last) return;
    yield found;
    before = last.id;
  }
}
