import { getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './open.ts';

/**
 * An insert whose SQL is written once: drizzle's own would write it anew each time, or want every column's
 * placeholder by hand. Answers the new row's id. What a row leaves out becomes its default, else null.
 */
export function prepareInsert<Table extends SQLiteTable>(
  database: Database,
  table: Table,
): (row: Table['$inferInsert']) => number {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key !== 'id');
  const names = columns.map(([key]) => toSnakeCase(key)).join(', ');
  const marks = columns.map(() => '?').join(', ');
  const insert = database.$client.prepare<unknown[]>(
    `INSERT INTO ${getTableName(table)} (${names}) VALUES (${marks})`,
  );
  return (row) => {
    const given: Record<string, unknown> = row;
    const values = columns.map(([key, column]) => {
      const value: unknown = given[key] ?? column.default ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    });
    return Number(insert.run(...values).lastInsertRowid);
  };
}
