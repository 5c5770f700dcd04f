/** Moves everything from one database to another, and verifies the result. */

import { createHash } from 'node:crypto';
import { and, asc, getTableName, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Reader, Transaction } from '../database.ts';
import { everyTable } from '../every-table.ts';
import { coupons } from '../money-tables.ts';
import { countRows } from '../prepared.ts';
import type { MovingEnd } from './ends.ts';

/** Every table, ordered so that a table comes after those to which it refers. */
export const TABLES: SQLiteTable[] = inOrderOfReference(Object.values(everyTable));

/** A new database has the trial coupons: the source has its own, or has deleted them. */
const BEGUN_WITH: SQLiteTable = coupons;

/** Parameters of one insert: SQLite's limit is 32,766, and PostgreSQL's 65,535. */
const PARAMETERS = 30_000;
const ROWS_A_STEP = 1_000;

interface MovedTable {
  name: string;
  rows: number;
  /** SHA-256 in hexadecimal of all rows in the order of their keys. */
  checksum: string;
}

interface MoveParts {
  from: MovingEnd;
  to: MovingEnd;
  onProgress: (table: string, rows: number, of: number) => void;
}

/** Why a move can't be made. Its message is for the person who asked for it. */
export class MoveRefused extends Error {
  override name = 'MoveRefused';
}

/**
 * Copies every row unchanged. Throws a MoveRefused if the target contains anything, or if the result differs
 * from the source; the target is then left empty.
 */
export async function move({ from, to, onProgress }: MoveParts): Promise<MovedTable[]> {
  await to.takeOut(mustBeEmpty);
  return from.takeOut(async (source) => {
    // Read in the same moment, so that no row in it has a higher id, whatever others write before or after.
    const last = await from.lastIds(TABLES);
    const moved: MovedTable[] = [];
    await to.putIn(
      async (target) => {
        await target.delete(BEGUN_WITH);
        for (const table of TABLES) {
          await copy(source, target, table, onProgress);
          moved.push(await proofOf(source, target, table));
        }
      },
      TABLES,
      last,
    );
    return moved;
  });
}

async function mustBeEmpty(on: Reader): Promise<void> {
  for (const table of TABLES.filter((one) => one !== BEGUN_WITH)) {
    const rows = await countRows(on, table);
    if (rows > 0) throw new MoveRefused(`The target is not empty: there are rows in ${getTableName(table)}.`);
  }
}

async function copy(
  source: Reader,
  target: Transaction,
  table: SQLiteTable,
  onProgress: MoveParts['onProgress'],
): Promise<void> {
  const total = await countRows(source, table);
  const atOnce = Math.min(ROWS_A_STEP, Math.floor(PARAMETERS / getTableConfig(table).columns.length));
  let rows = 0;
  for await (const step of rowsInSteps(source, table, atOnce)) {
    await target.insert(table).values(step);
    rows += step.length;
    onProgress(getTableName(table), rows, total);
  }
}

async function proofOf(source: Reader, target: Reader, table: SQLiteTable): Promise<MovedTable> {
  const name = getTableName(table);
  const [left, arrived] = [await checksumOf(source, table), await checksumOf(target, table)];
  if (left.checksum !== arrived.checksum || left.rows !== arrived.rows)
    throw new MoveRefused(`${name} has not arrived as it left: ${arrived.rows} of ${left.rows} rows.`);
  return { name, ...left };
}

/** Hashes the rows' values by column, in the order of their keys. */
async function checksumOf(on: Reader, table: SQLiteTable): Promise<{ rows: number; checksum: string }> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const step of rowsInSteps(on, table, ROWS_A_STEP)) {
    for (const row of step) hash.update(`${JSON.stringify(row)}\n`);
    rows += step.length;
  }
  return { rows, checksum: hash.digest('hex') };
}

type Row = Record<string, unknown>;

async function* rowsInSteps(on: Reader, table: SQLiteTable, limit: number): AsyncGenerator<Row[], void> {
  const key = keyOf(table);
  let behind: SQL | undefined;
  for (;;) {
    const rows: Row[] = await on
      .select()
      .from(table)
      .where(and(behind))
      .orderBy(...key.map((column) => asc(column)))
      .limit(limit);
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    if (rows.length < limit) return;
    const values = key.map(({ name }) => sql`${end[name]}`);
    behind = sql`(${sql.join(key, sql`, `)}) > (${sql.join(values, sql`, `)})`;
  }
}

type Column = ReturnType<typeof getTableConfig>['columns'][number];

/** Returns the columns of a table's primary key. A column's name is its property's. */
function keyOf(table: SQLiteTable): Column[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const [together] = primaryKeys;
  return together ? together.columns : columns.filter(({ primary }) => primary);
}

function inOrderOfReference(tables: SQLiteTable[]): SQLiteTable[] {
  const inOrder = new Set<SQLiteTable>();
  const add = (table: SQLiteTable) => {
    for (const key of getTableConfig(table).foreignKeys) add(key.reference().foreignTable);
    inOrder.add(table);
  };
  tables.forEach(add);
  return [...inOrder];
}
