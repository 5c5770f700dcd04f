/**
 * Writes sample rows to either database, a million bookings in minutes: the product's own functions write them, but no
 * request is made over HTTP.
 */

import { getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { PERSON_COLOURS } from '@daybook/schema/figures/person-colours';
import { insertNewBookings } from '../bookings/write-bookings-store.ts';
import { resources } from '../database/catalogue-tables.ts';
import type { Transaction } from '../database/database.ts';
import { everyColumn, one, prepared } from '../database/prepared.ts';
import { businesses } from '../database/tables.ts';
import type { PlannedEvent } from '../diary/contents-store.ts';
import { insertEventWhole } from '../events/events-store.ts';
import type { NewEvent } from '../events/new-event.ts';
import type { NewBooking, NewBusiness } from './rows.ts';

/** An event of a sample business, and a function that returns its bookings. */
export interface SampleEvent extends NewEvent {
  bookingsOf?: (written: PlannedEvent) => readonly NewBooking[];
}

export async function insertSampleBusiness(
  tx: Transaction,
  business: NewBusiness,
  events: Iterable<SampleEvent> = [],
): Promise<{ businessId: number; eventIds: number[] }> {
  const { id: businessId } = await one(
    tx.insert(businesses).values(business).returning({ id: businesses.id }),
  );
  return { businessId, eventIds: await insertSampleEvents(tx, businessId, events) };
}

/** Adds events with their bookings to a business. Resolves to the ids of the events, in their order. */
export async function insertSampleEvents(
  tx: Transaction,
  businessId: number,
  events: Iterable<SampleEvent>,
): Promise<number[]> {
  const eventIds: number[] = [];
  const booked: NewBooking[] = [];
  for (const { bookingsOf, ...planned } of events) {
    const written = await insertEventWhole(tx, businessId, planned);
    eventIds.push(written.event.id);
    booked.push(...(bookingsOf?.(written) ?? []));
  }
  await insertNewBookings(tx, booked);
  return eventIds;
}

/** Adds people to a business's team. Resolves to their ids by name. */
export async function insertPeople(
  tx: Transaction,
  businessId: number,
  names: readonly string[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [at, name] of names.entries()) {
    const colour = PERSON_COLOURS[at]?.hex ?? null;
    const row = { businessId, kind: 'person' as const, name, atOnce: 1, colour, position: at + 1 };
    ids.set(name, (await one(tx.insert(resources).values(row).returning({ id: resources.id }))).id);
  }
  return ids;
}

/** Bounded by PostgreSQL's limit on parameters, for a table with many columns. */
const ROWS_A_STATEMENT = 100;

/** Adds rows that all have the same columns, a hundred with each statement. */
export async function insertRows<Table extends SQLiteTable>(
  tx: Transaction,
  table: Table,
  rows: Iterable<Table['$inferInsert']>,
): Promise<void> {
  const full = async (part: Table['$inferInsert'][]) => {
    const values = part.flatMap((row, at) =>
      Object.entries(row).map(([name, value]): [string, unknown] => [name + String(at), value]),
    );
    await statementFor(table, Object.keys(part[0] ?? {}))(tx).execute(Object.fromEntries(values));
  };
  let part: Table['$inferInsert'][] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < ROWS_A_STATEMENT) continue;
    await full(part);
    part = [];
  }
  if (part.length > 0) await tx.insert(table).values(part);
}

interface Statement {
  execute(values: Record<string, unknown>): PromiseLike<unknown>;
}
const statements = new Map<string, (tx: Transaction) => Statement>();

function statementFor(table: SQLiteTable, columns: readonly string[]): (tx: Transaction) => Statement {
  const key = [getTableName(table), ...columns].join();
  let statement = statements.get(key);
  if (!statement) {
    statement = prepared((tx: Transaction) =>
      tx
        .insert(table)
        .values(Array.from({ length: ROWS_A_STATEMENT }, (_, at) => everyColumn(table, String(at), columns)))
        .prepare(),
    );
    statements.set(key, statement);
  }
  return statement;
}
