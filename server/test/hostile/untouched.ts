/** Whether somebody who has nothing to do with a test still has every row as it was, byte for byte. */
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { everyTable } from '../../src/database/every-table.ts';
import type { OpenedDatabase } from '../../src/database/database.ts';
import { rowsOf } from '../test-database.ts';

/** What nobody owns: every visit to a public page is added to it. */
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
 * Remembers every row that there is now. Asked later, it answers those of them that have changed or gone since it was last
 * asked, so that what changes something fails alone; rows that have come are others'.
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
    // Without an id, nothing says which row a changed one has become.
    const staying = ([name, rows]: [string, string[]]): [string, string[]] => [
      name,
      (newest.has(name) ? after.get(name) : rows.filter((row) => !isChanged.has(`${name}: ${row}`))) ?? [],
    ];
    before = new Map([...before].map(staying));
    return changed;
  };
}

/** Where a table has ids, only rows up to the newest that is named: younger ones are nobody's who is asked about. */
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

/** Every text that is kept, by table. What is kept as JSON is read as such. */
export async function textsKept(database: OpenedDatabase): Promise<{ name: string; rows: string[] }[]> {
  const found = await readRows(database, new Map());
  return [...found].map(([name, rows]) => ({ name, rows: rows.flatMap((row) => textsIn(JSON.parse(row))) }));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[[{]/.test(value) ? textsIn(parsed(value)) : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The same text where it is no JSON after all; in a list, so that it is not read once more. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [` ${text}`];
  }
}
