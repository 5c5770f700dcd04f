/**
 * Fills a database with a platform of businesses of differing size and years of bookings, on either engine. A million
 * bookings take minutes: each statement writes a hundred of them, and is prepared once.
 */
import pg from 'pg';
import { instantOf, todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { bookings } from '../../src/database/booking-tables.ts';
import type { OpenedDatabase, Transaction } from '../../src/database/database.ts';
import { everyColumn, prepared } from '../../src/database/prepared.ts';
import { businesses, events } from '../../src/database/tables.ts';
import { one } from '../../src/sample-data/sample-store.ts';
import { openPlace, say, type DatabasePlace } from '../../test/test-database.ts';
import { bookingRow, businessRow, eventRow, OPENING, SLOTS_A_DAY, ZONE, type NewBookingRow } from './rows.ts';
import type { BusinessSize } from './sizes.ts';

/** Businesses written at once, each in a transaction of its own: fewer than there are connections. */
const AT_ONCE = 4;
const ROWS_A_STATEMENT = 100;
/** How many bookings a day of the past has had. */
const PAST_A_DAY = 24;
/** Has no divisor in common with a day's slots, so that what is taken lies all over the day. */
const STRIDE = 29;

export const slugOf = (rank: number) => `business-${rank + 1}`;

/** Slugs are `slugOf` each one’s rank; the busiest is the first. */
export async function seedPlatform(
  place: DatabasePlace,
  sizes: readonly BusinessSize[],
  now: number,
): Promise<void> {
  const database = openPlace(place);
  const isSqlite = place.databaseUrl === null;
  let written = 0;
  try {
    // Nobody needs this file if the machine fails meanwhile; and it is written in no order that the disk likes.
    if (isSqlite) await say(database, 'PRAGMA synchronous = OFF; PRAGMA cache_size = -400000');
    for (let from = 0; from < sizes.length; from += AT_ONCE) {
      const together = sizes.slice(from, from + AT_ONCE).map((size, at) => {
        const firstNumber = written;
        written += size.ahead + size.past;
        return insertBusiness(database, { rank: from + at, firstNumber, size, now });
      });
      await Promise.all(together);
    }
    if (isSqlite) await say(database, 'PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    await database.close();
  }
  if (place.databaseUrl !== null) await settle(place.databaseUrl);
}

/** What PostgreSQL would do by itself, in the midst of the measurement. It takes longer than a query of the product may. */
async function settle(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('VACUUM (ANALYZE)');
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
}

interface Planned {
  rank: number;
  /** Its bookings are numbered from this on. */
  firstNumber: number;
  size: BusinessSize;
  now: number;
}

async function insertBusiness(
  database: OpenedDatabase,
  { rank, firstNumber, size, now }: Planned,
): Promise<void> {
  await database.write({}, async (tx) => {
    const { id: businessId } = await one(
      tx
        .insert(businesses)
        .values(businessRow(slugOf(rank), now))
        .returning({ id: businesses.id }),
    );
    const rows: NewBookingRow[] = [];
    for (const { date, taken } of daysOf(size, todayIn(ZONE, now))) {
      const { id: eventId } = await one(insertEvent(tx).execute(eventRow(businessId, date, now)));
      const opensAt = instantOf(date, OPENING, ZONE) ?? 0;
      for (let slot = 0; slot < taken; slot += 1) {
        const of = { businessId, eventId, date, opensAt, slot: (slot * STRIDE) % SLOTS_A_DAY };
        rows.push(bookingRow(of, firstNumber + rows.length, now));
      }
    }
    await insertBookings(tx, rows);
  });
}

/** Each day of the business, and how many of its slots are taken: evenly over those to come, and the past full of them. */
function daysOf({ ahead, past, days }: BusinessSize, today: string): { date: string; taken: number }[] {
  const toCome = Array.from({ length: days }, (_, day) => ({
    date: addDays(today, day + 1),
    taken: Math.floor((ahead * (day + 1)) / days) - Math.floor((ahead * day) / days),
  }));
  const before = Array.from({ length: Math.ceil(past / PAST_A_DAY) }, (_, day) => ({
    date: addDays(today, -1 - day),
    taken: Math.min(PAST_A_DAY, past - day * PAST_A_DAY),
  }));
  return [...before.reverse(), ...toCome];
}

const insertEvent = prepared((tx: Transaction) =>
  tx.insert(events).values(everyColumn(events)).returning({ id: events.id }).prepare(),
);

const insertMany = prepared((tx: Transaction) =>
  tx
    .insert(bookings)
    .values(Array.from({ length: ROWS_A_STATEMENT }, (_, at) => everyColumn(bookings, String(at))))
    .prepare(),
);
const insertOne = prepared((tx: Transaction) => tx.insert(bookings).values(everyColumn(bookings)).prepare());

async function insertBookings(tx: Transaction, rows: readonly NewBookingRow[]): Promise<void> {
  const inHundreds = rows.length - (rows.length % ROWS_A_STATEMENT);
  for (let from = 0; from < inHundreds; from += ROWS_A_STATEMENT) {
    const numbered = rows
      .slice(from, from + ROWS_A_STATEMENT)
      .flatMap((row, at) =>
        Object.entries(row).map(([name, value]): [string, unknown] => [name + String(at), value]),
      );
    await insertMany(tx).execute(Object.fromEntries(numbered));
  }
  for (const row of rows.slice(inHundreds)) await insertOne(tx).execute(row);
}
