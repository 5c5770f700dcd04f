/** Finds a page of an admin's list: the database searches, filters, sorts and cuts it. */

import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Reader } from '../database/database.ts';
import { countRows } from '../database/prepared.ts';
import { findPage, type PageFound } from '../database/search/find-page.ts';
import { hasWords } from '../database/search/has-words.ts';
import { pageWanted, type PageQuery } from './page-response.ts';

export interface ListWanted {
  table: SQLiteTable & { id: SQLiteColumn };
  filter: SQL | undefined;
  /** Folded (database/search/fold-text.ts), one line for each field. */
  text: SQL | SQLiteColumn;
  /** What the admin typed: a row's text must contain every word. */
  search: string | undefined;
  /** Rows with equal values are ordered by id, in the same direction. */
  order: { by: SQL | SQLiteColumn; direction: 'asc' | 'desc' };
}

/** Finds the ids of a page's rows, and counts all matching rows. */
export function findListed(
  on: Reader,
  { table, filter, text, search, order: { by, direction } }: ListWanted,
  query: PageQuery,
): Promise<PageFound<number>> {
  const wanted = and(filter, hasWords(text, search));
  const inOrder = direction === 'asc' ? asc : desc;
  let total: number | undefined;
  return findPage(pageWanted(query), {
    cut: async (limit, offset) => {
      // PostgreSQL keeps what is read twice, and so folds each text once; SQLite folds it again to count.
      const found = on.$with('found').as(
        on
          .select({ id: sql<number>`${table.id}`.as('id'), by: sql`${by}`.as('sorted_by') })
          .from(table)
          .where(wanted),
      );
      const rows = await on
        .with(found)
        .select({ id: found.id, total: sql`(select count(*) from ${found})`.mapWith(Number) })
        .from(found)
        .orderBy(inOrder(found.by), inOrder(found.id))
        .limit(limit)
        .offset(offset);
      total = rows[0]?.total;
      return rows.map(({ id }) => id);
    },
    // A page past the end has no row, and so no total.
    count: async () => total ?? countRows(on, table, wanted),
  });
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
