/** A page of one of the admin's lists: searched, filtered, sorted and cut by the database (decision 88). */
import { and, asc, count, desc, getTableName, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Reader } from '../database/database.ts';
import {
  findPage,
  type Cut,
  type ListOfPages,
  type PageFound,
  type PageWanted,
} from '../database/search/find-page.ts';
import { hasWords } from '../database/search/has-words.ts';

/** A table whose rows are searched by a folded text. */
export type Listed = SQLiteTable & { id: SQLiteColumn; text: SQLiteColumn };

export interface ListWanted {
  table: Listed;
  filter: SQL | undefined;
  /** What somebody typed: a row must hold every word of it. */
  search: string | undefined;
  /**
   * Rows that are equal in it are ordered by their ids, in the same direction. An index of the table holds both
   * columns.
   */
  order: { by: SQL | SQLiteColumn; direction: 'asc' | 'desc' };
}

/** Finds the ids of a page's rows, and counts all rows that are wanted. */
export async function findListed(on: Reader, list: ListWanted, page: PageWanted): Promise<PageFound<number>> {
  const words = hasWords(list.table.text, list.search);
  const wanted = and(words, list.filter);
  return findPage(page, {
    cut: words ? cutSearched(on, list, wanted) : cutSorted(on, list),
    count: () => countOf(on, list, wanted),
  });
}

type CutIds = ListOfPages<number>['cut'];

/**
 * Cuts a page of a list that is not searched, along an index in the wanted order, which also holds what is filtered
 * by.
 */
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

async function countOf(on: Reader, { table }: ListWanted, wanted: SQL | undefined): Promise<number> {
  const [counted] = await on.select({ total: count() }).from(table).where(wanted);
  return counted?.total ?? 0;
}

/** How many rows at the top of a list a search reads first: some 1 ms. */
const TOP = 1000;

/**
 * Cuts a page of a searched list. Words that many rows hold fill the page from the top of the list, and all other
 * rows are only counted.
 */
function cutSearched(on: Reader, list: ListWanted, wanted: SQL | undefined): CutIds {
  return async (limit, offset) => {
    const items = await idsAtTop(on, list, wanted, limit, offset);
    return items.length < limit ? cutFromAll(on, list, wanted, limit, offset) : { items };
  };
}

/**
 * The ids at the top of the list. It is raw SQL, so that the top of the list bears the list's own name, and the same
 * condition fits both.
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
 * Reads every text once, a hundred thousand in some 20 ms, for the page and for the total. The total comes first, in
 * a row of its own without an id. It is raw SQL, because drizzle cannot say MATERIALIZED, without which SQLite reads
 * the texts twice.
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
  // Rows are read in the order of their ids: what is sorted by mostly rises with them, and what is nearly in order is
  // sorted quickly.
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

/** The rows in the order of the ids. Rows that are gone by now are left out. */
export function inOrderOf<Row>(
  ids: readonly number[],
  rows: readonly Row[],
  idOf: (row: Row) => number,
): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
