/** Checks that all rows of somebody who has nothing to do with a test are unchanged, byte for byte. */

import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { OpenedDatabase } from '../../src/database/database.ts';
import { everyTable } from '../../src/database/every-table.ts';
import { rowsOf } from '../test-database.ts';

/** Tables that belong to nobody: every visit to a public page adds to it. */
const NOBODYS = new Set(['site_visits']);

const tables = Object.values(everyTable)
  .filter((table) => is(table, SQLiteTable))
  .map((table) => ({
    name: getTableName(table),
    hasId: Object.values(getTableColumns(table)).some(
      ({ name, dataType }) => name === 'id' && dataType === 'number',
    ),
  }))
  .filter(({ name }) => !NOBODYS.has(name));

/** Texts of rows by table. */
type Rows = Map<string, string[]>;

/**
 * Remembers every present row. The returned function resolves to those that have changed or gone since its
 * last call, so that each change is reported once. New rows belong to others.
 */
export async function rememberRows(database: OpenedDatabase): Promise<() => Promise<string[]>> {
  let before = await readRows(database, new Map());
  const newest = new Map<string, number>();
  for (const { name } of tables.filter(({ hasId }) => hasId)) {
    const [found] = await rowsOf<{ id: number | null }>(
      database,
      sql.raw(`SELECT max(id) AS id FROM ${name}`),
    );
    newest.set(name, Number(found?.id ?? 0));
  }
  return async () => {
    const after = await readRows(database, newest);
    const changed = [...before].flatMap(([name, rows]) => {
      const there = new Set(after.get(name));
      return rows.filter((row) => !there.has(row)).map((row) => `${name}: ${row}`);
    });
    const isChanged = new Set(changed);
    // Without an id, nothing says which row a changed one was.
    const staying = ([name, rows]: [string, string[]]): [string, string[]] => [
      name,
      (newest.has(name) ? after.get(name) : rows.filter((row) => !isChanged.has(`${name}: ${row}`))) ?? [],
    ];
    before = new Map([...before].map(staying));
    return changed;
  };
}

/** Reads only rows with ids up to the newest given, because later ones belong to others. */
async function readRows(database: OpenedDatabase, newest: ReadonlyMap<string, number>): Promise<Rows> {
  const found: Rows = new Map();
  for (const { name } of tables) {
    const last = newest.get(name);
    const rows = await rowsOf(
      database,
      sql.raw(`SELECT * FROM ${name}${last === undefined ? '' : ` WHERE id <= ${last}`}`),
    );
    found.set(
      name,
      rows.map((row) => JSON.stringify(row)),
    );
  }
  return found;
}

/** Returns every stored text, by table. Stored JSON is parsed. */
export async function textsKept(database: OpenedDatabase): Promise<{ name: string; rows: string[] }[]> {
  const found = await readRows(database, new Map());
  return [...found].map(([name, rows]) => ({ name, rows: rows.flatMap((row) => textsIn(JSON.parse(row))) }));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[[{]/.test(value) ? textsIn(parsed(value)) : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Returns the text in a list if it is no JSON, so that it is not parsed again. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [` ${text}`];
  }
}
