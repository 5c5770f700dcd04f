/**
 * Limits the texts that an account can store: those that its owner writes into events, venues and services,
 * and those of imported bookings, until they are deleted. Texts by strangers don't count, because they could
 * use up an owner's space. Call these functions in the transaction that adds or removes such texts.
 */

import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { TEXT_BYTES_MAX } from '@daybook/schema/figures/bounds';
import type { LockOn, Reader, Transaction } from '../database/database.ts';
import { imports } from '../database/import-tables.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { businesses, type BusinessRow } from '../database/tables.ts';
import { wasOwnedBy } from './access-store.ts';

/** Returns the bytes of all texts in these values; null, numbers and the like have none. */
export function bytesIn(...values: readonly unknown[]): number {
  return values.reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? Buffer.byteLength(value) : 0),
    0,
  );
}

/** Locks the business and its account, whose room is counted over all its businesses. */
export const lockForTexts = ({ id, ownerId }: Pick<BusinessRow, 'id' | 'ownerId'>): LockOn => ({
  ...(ownerId === null ? {} : { account: ownerId }),
  business: id,
});

/** Returns the bytes that an account stores, including imports in progress. */
export async function textBytesOf(on: Reader, ownerId: number): Promise<number> {
  const [[owned], [arriving]] = await Promise.all([
    ownedBytes(on).execute({ ownerId }),
    arrivingBytes(on).execute({ ownerId }),
  ]);
  return (owned?.bytes ?? 0) + (arriving?.bytes ?? 0);
}

const { placeholder } = sql;
const bytes = sql<number>`coalesce(sum(${businesses.textBytes}), 0)`.mapWith(Number);
const ownedBytes = prepared((on: Reader) =>
  on
    .select({ bytes })
    .from(businesses)
    .where(wasOwnedBy(placeholder('ownerId')))
    .prepare(),
);
const arrivingBytes = prepared((on: Reader) =>
  on
    .select({ bytes })
    .from(imports)
    .innerJoin(businesses, eq(businesses.id, imports.businessId))
    .where(
      and(
        eq(imports.ownerId, placeholder('ownerId')),
        ne(imports.state, 'finished'),
        isNull(businesses.ownerId),
      ),
    )
    .prepare(),
);

/**
 * Counts texts that are about to be saved in a business. Returns false and counts nothing if its account has
 * no space left. A business without an owner has unlimited space.
 */
export async function takeTextRoom(tx: Transaction, businessId: number, bytes: number): Promise<boolean> {
  if (bytes > 0) {
    const business = await firstOf(accountOf(tx).execute({ businessId }));
    const ownerId = business?.ownerId ?? null;
    if (ownerId !== null && (await textBytesOf(tx, Number(ownerId))) + bytes > TEXT_BYTES_MAX) return false;
  }
  await countTexts(tx, businessId, bytes);
  return true;
}

const accountOf = prepared((tx: Transaction) =>
  tx
    .select({ ownerId: sql<number | null>`coalesce(${businesses.ownerId}, ${imports.ownerId})` })
    .from(businesses)
    .leftJoin(imports, eq(imports.businessId, businesses.id))
    .where(eq(businesses.id, placeholder('businessId')))
    .prepare(),
);

export async function freeTextRoom(tx: Transaction, businessId: number, bytes: number): Promise<void> {
  await countTexts(tx, businessId, -bytes);
}

async function countTexts(tx: Transaction, businessId: number, bytes: number): Promise<void> {
  if (bytes !== 0) await counted(tx).execute({ businessId, bytes });
}

const counted = prepared((tx: Transaction) =>
  tx
    .update(businesses)
    .set({ textBytes: sql`${businesses.textBytes} + ${placeholder('bytes')}` })
    .where(eq(businesses.id, placeholder('businessId')))
    .prepare(),
);
