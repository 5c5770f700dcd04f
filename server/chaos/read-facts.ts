/** Reads what the checks compare: the database, and the file of Stripe's stand-in. */

import { dirname, join } from 'node:path';
import { count, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { verifyBackup } from '../src/database/backup/verify.ts';
import { bookings, claims, offers, waitingListEntries } from '../src/database/booking-tables.ts';
import { timeOff } from '../src/database/calendar-tables.ts';
import type { OpenedDatabase } from '../src/database/database.ts';
import { emails } from '../src/database/email-tables.ts';
import { checkouts, coupons, payments } from '../src/database/money-tables.ts';
import { businesses, events } from '../src/database/tables.ts';
import { openStripeFile } from '../src/local/stripe/stripe-file.ts';
import { rowsOf, type DatabasePlace } from '../test/test-database.ts';
import type { MoneyFacts, ProviderPayment } from './checks/money.ts';
import type { ToldTime } from './checks/moves-and-offers.ts';
import type { World } from './world.ts';

export type Facts = Awaited<ReturnType<typeof readFacts>>;

export async function readFacts(database: OpenedDatabase) {
  const { payload: _, ...emailColumns } = getTableColumns(emails);
  return {
    bookings: await database.select().from(bookings),
    claims: await database.select().from(claims),
    offers: await database.select().from(offers),
    entries: await database.select().from(waitingListEntries),
    toldTimes: await readToldTimes(database),
    timeOff: await database.select().from(timeOff),
    emails: await database.select(emailColumns).from(emails),
    events: await database.select().from(events),
  };
}

const timeTold = z.object({ startsAt: z.number() });

/** Skips emails whose customer is erased, because their facts are gone. */
async function readToldTimes(database: OpenedDatabase): Promise<ToldTime[]> {
  const rows = await database
    .select({ id: emails.id, bookingId: emails.bookingId, payload: emails.payload })
    .from(emails)
    .where(inArray(emails.kind, ['booking_confirmed', 'booking_moved']));
  return rows.flatMap(({ id, bookingId, payload }) => {
    const told = timeTold.safeParse(payload);
    return bookingId !== null && told.success ? [{ id, bookingId, startsAt: told.data.startsAt }] : [];
  });
}

export async function readMoney(database: OpenedDatabase, world: MoneyOf): Promise<MoneyFacts> {
  const rows = await database.select({ id: businesses.id, paidAt: businesses.paidAt }).from(businesses);
  const taken = await database
    .select({ couponId: checkouts.couponId, taken: count() })
    .from(checkouts)
    .where(inArray(checkouts.status, ['open', 'processing', 'completed']))
    .groupBy(checkouts.couponId);
  const known = await database
    .select({ id: coupons.id, code: coupons.code, used: coupons.usedCount })
    .from(coupons)
    .where(eq(coupons.code, world.couponCode));
  return {
    businesses: rows
      .filter(({ id }) => world.unpaidIds.has(id))
      .map(({ id, paidAt }) => ({ id, isPaid: paidAt !== null })),
    payments: await database.select().from(payments),
    atProvider: await paidAtProvider(world.place),
    coupons: known.map(({ id, code, used }) => ({
      code,
      used,
      taken: taken.find(({ couponId }) => couponId === id)?.taken ?? 0,
    })),
  };
}

type MoneyOf = Pick<World, 'place' | 'unpaidIds' | 'couponCode'>;

function paidAtProvider({ databaseFile }: DatabasePlace): Promise<ProviderPayment[]> {
  return openStripeFile(join(dirname(databaseFile), 'stripe.jsonl'))((objects) =>
    objects
      .list('payment_intent')
      .filter(({ status }) => status === 'succeeded')
      .map(({ id, amount, latest_charge }) => {
        const charge = objects.find('charge', latest_charge);
        return {
          reference: id,
          amountPence: amount,
          refundedPence: charge?.amount_refunded ?? 0,
          isDisputed: charge?.disputed ?? false,
        };
      }),
  );
}

/** Returns a sentence for everything that is damaged, or refers to a row that doesn't exist. */
export async function damageOf({ place, look }: Pick<World, 'place' | 'look'>): Promise<string[]> {
  if (place.databaseUrl !== null) return look(damageOfPostgres);
  try {
    verifyBackup(place.databaseFile);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

interface ForeignKey extends Record<string, unknown> {
  name: string;
  orphans: string;
}

/**
 * Builds a query for each foreign key from PostgreSQL's catalogue that counts rows without their other end.
 */
const FOREIGN_KEYS = `
  SELECT conname AS name, format(
    'SELECT count(*) AS orphans FROM %s child WHERE child.%I IS NOT NULL AND NOT EXISTS (SELECT 1 FROM %s parent WHERE parent.%I = child.%I)',
    conrelid::regclass, child.attname, confrelid::regclass, parent.attname, child.attname) AS orphans
  FROM pg_constraint
  JOIN pg_attribute child ON child.attrelid = conrelid AND child.attnum = conkey[1]
  JOIN pg_attribute parent ON parent.attrelid = confrelid AND parent.attnum = confkey[1]
  WHERE contype = 'f' ORDER BY conname`;

/** Checks each index against its table. */
const INDEXES = `
  SELECT bt_index_check(index.oid, true) FROM pg_class index
  JOIN pg_am ON pg_am.oid = index.relam AND amname = 'btree'
  JOIN pg_namespace ON pg_namespace.oid = index.relnamespace AND nspname = 'public'
  WHERE index.relkind = 'i' AND index.relpersistence = 'p'`;

async function damageOfPostgres(database: OpenedDatabase): Promise<string[]> {
  const keys = await rowsOf<ForeignKey>(database, sql.raw(FOREIGN_KEYS));
  const dangling: string[] = [];
  for (const { name, orphans: counting } of keys) {
    const [row] = await rowsOf<{ orphans: number }>(database, sql.raw(counting));
    if (row && row.orphans > 0) dangling.push(`${row.orphans} rows break ${name}`);
  }
  try {
    await rowsOf(database, sql.raw('CREATE EXTENSION IF NOT EXISTS amcheck'));
    await rowsOf(database, sql.raw(INDEXES));
  } catch (error) {
    dangling.push(`an index is damaged: ${error instanceof Error ? error.message : String(error)}`);
  }
  return dangling;
}
