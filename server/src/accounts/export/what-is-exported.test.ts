import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openExampleDatabase } from '../../../test/example-booking.ts';
import { isPostgres, rowsOf } from '../../../test/test-database.ts';
import { everyTable } from '../../database/every-table.ts';
import type { SessionRow } from '../../database/tables.ts';
import { exportedRow, type Columns } from './exported-row.ts';
import { EXPORTED, REFUSED_TABLES, TABLES_OF_BUSINESS_FILES } from './what-is-exported.ts';

const TABLES = sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`;
const TABLES_ON_POSTGRES = sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;

describe('what is exported', () => {
  it('is decided for every table', () => {
    expect(
      [...Object.keys(EXPORTED), ...TABLES_OF_BUSINESS_FILES, ...Object.keys(REFUSED_TABLES)].sort(),
    ).toEqual(Object.keys(everyTable).sort());
  });

  it('knows every table that the database has', async () => {
    const example = await openExampleDatabase();
    const found = await rowsOf<{ name: string }>(example.database, isPostgres ? TABLES_ON_POSTGRES : TABLES);
    await example.close();
    // PostgreSQL also has a table of request counts that processes share for minutes.
    const engines = isPostgres ? ['migrations', 'rate_buckets'] : ['migrations'];
    const known = [...Object.values(everyTable).map(getTableName), ...engines];
    expect(known.sort()).toEqual(found.map(({ name }) => name).sort());
  });

  it.each(Object.entries(EXPORTED))('is decided for every column of %s', (name, { columns }) => {
    const table = Object.entries(everyTable).find(([key]) => key === name)?.[1];
    expect(Object.keys(columns)).toEqual(table && Object.keys(getTableColumns(table)));
  });

  it('does not compile with a column that nobody decided about, or that is misspelt', () => {
    // @ts-expect-error the hash is neither exported nor refused
    const undecided: Columns<SessionRow> = { userId: 'secret', createdAt: Number, expiresAt: Number };
    const misspelt: Columns<SessionRow> = {
      tokenHash: 'secret',
      // @ts-expect-error there is no such column
      tokenHsah: 'secret',
      userId: 'secret',
      createdAt: Number,
      expiresAt: Number,
    };
    // Even without the type check, a column that nobody decided about isn't exported.
    const row = { tokenHash: 'h', userId: 1, createdAt: 2, expiresAt: 3, device: null, deviceMark: null };
    for (const columns of [undecided, misspelt])
      expect(exportedRow(columns, row)).toEqual({ created_at: 2, expires_at: 3 });
  });
});
