/** The addresses that a diary had before. Each leads to the diary until another diary takes it. */

import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { FORMER_ADDRESSES_MAX } from '@daybook/schema/figures/bounds';
import type { Reader, Transaction } from '../database/database.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { businesses, slugHistory, type BusinessRow } from '../database/tables.ts';

/** Keeps the old address of a diary that gets another. A former one that is used again is no longer former. */
export async function keepFormerAddress(
  tx: Transaction,
  before: BusinessRow,
  diarySlug: string,
  now: number,
): Promise<void> {
  if (diarySlug === before.diarySlug) return;
  await tx.delete(slugHistory).where(eq(slugHistory.slug, diarySlug));
  await tx.insert(slugHistory).values({ slug: before.diarySlug, businessId: before.id, replacedAt: now });
  await dropOldest(tx, before.id);
}

/** Otherwise repeated renaming would use up good addresses. */
async function dropOldest(tx: Transaction, businessId: number): Promise<void> {
  const former = await tx
    .select({ slug: slugHistory.slug })
    .from(slugHistory)
    .where(eq(slugHistory.businessId, businessId))
    .orderBy(desc(slugHistory.replacedAt));
  const forgotten = former.slice(FORMER_ADDRESSES_MAX).map(({ slug }) => slug);
  await tx.delete(slugHistory).where(inArray(slugHistory.slug, forgotten));
}

/** Returns the current address of a diary that once had this one. */
export async function currentAddressOf(on: Reader, former: string): Promise<string | null> {
  return (await firstOf(currentSlug(on).execute({ former })))?.slug ?? null;
}

export async function isFormerAddressBesides(
  tx: Transaction,
  slug: string,
  businessId: number | null,
): Promise<boolean> {
  const found = await tx
    .select({ id: slugHistory.businessId })
    .from(slugHistory)
    .where(and(eq(slugHistory.slug, slug), ne(slugHistory.businessId, businessId ?? 0)));
  return found.length > 0;
}

const currentSlug = prepared((on: Reader) =>
  on
    .select({ slug: businesses.diarySlug })
    .from(slugHistory)
    .innerJoin(businesses, eq(businesses.id, slugHistory.businessId))
    .where(and(eq(slugHistory.slug, sql.placeholder('former')), isNull(businesses.deletedAt)))
    .prepare(),
);
