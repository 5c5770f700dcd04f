/** Fails a write on SQLite that touches a row of a business which it doesn't name. Its own triggers tell it each row. */

import { getTableColumns, getTableName, isTable } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { idsIn } from '../src/database/business-write.ts';
import { everyTable } from '../src/database/every-table.ts';
import type { OpenSqlite } from '../src/database/sqlite/open.ts';

/** Whose a row is that has no business of its own. */
const PARENTS = [
  ['eventId', 'event_id', 'events'],
  ['resourceId', 'resource_id', 'resources'],
  ['catalogueId', 'catalogue_id', 'catalogue'],
  ['busyCalendarId', 'busy_calendar_id', 'busy_calendars'],
  ['patternId', 'pattern_id', 'patterns'],
] as const;

/** Returns SQL for the business of a row, which is null once its parents are deleted. */
function businessOf(table: SQLiteTable, row: string): string | null {
  const columns = getTableColumns(table);
  if (getTableName(table) === 'businesses') return `${row}.id`;
  if ('businessId' in columns) return `${row}.business_id`;
  const parents = PARENTS.filter(([column]) => column in columns);
  const found = parents.map(([, id, of]) => `(SELECT business_id FROM ${of} WHERE id = ${row}.${id})`);
  return found.length === 0 ? null : `coalesce(${found.join(', ')}, NULL)`;
}

export function watchBusinesses({ $client, businessWrites }: OpenSqlite): void {
  let named: Set<number> | null = null;
  let makesNew = false;
  const begin = businessWrites.begin.bind(businessWrites);
  businessWrites.begin = (lockOn) => {
    begin(lockOn);
    named = lockOn.business === undefined ? null : new Set(idsIn(lockOn.business));
    makesNew = lockOn.business === 'new';
  };
  $client.function('touched', (table, row, id) => {
    if (!named || !$client.inTransaction || typeof id !== 'number') return;
    if (makesNew && table === 'businesses' && row === 'NEW') named.add(id);
    if (!named.has(id))
      throw new Error(
        `a write that names ${[...named].join() || 'a new business'} touches ${String(table)} of ${id}`,
      );
  });
  for (const table of Object.values(everyTable)) {
    if (!isTable(table) || !(table instanceof SQLiteTable) || !businessOf(table, '')) continue;
    const name = getTableName(table);
    for (const [change, row] of Object.entries({ INSERT: 'NEW', UPDATE: 'NEW', DELETE: 'OLD' }))
      $client.exec(`CREATE TEMP TRIGGER touched_${name}_${change} AFTER ${change} ON ${name}
        BEGIN SELECT touched('${name}', '${row}', ${businessOf(table, row)}); END`);
  }
}
