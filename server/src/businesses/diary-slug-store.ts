import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { FORMER_ADDRESSES_MAX } from '@daybook/schema/figures/bounds';
import type { Transaction } from '../database/database.ts';
import { businesses, slugHistory, type BusinessRow } from '../database/tables.ts';
import { freeSlug, keptSlug, type SlugCircumstances } from './diary-slug.ts';

/** Returns a free address for a business of that name. Its own current and former addresses count as free. */
export function freeSlugIn(
  tx: Transaction,
  name: string,
  { besides, random }: { besides: number | null; random: SlugCircumstances['random'] },
): Promise<string> {
  return freeSlug(name, { isTaken: (slug) => isTakenBesides(tx, slug, besides), random });
}

/** Returns the address that a diary had elsewhere if it is free, otherwise one for its name. */
export function keptSlugIn(
  tx: Transaction,
  former: string,
  name: string,
  random: SlugCircumstances['random'],
): Promise<string> {
  return keptSlug(former, name, { isTaken: (slug) => isTakenBesides(tx, slug, null), random });
}

/** Saves a new address. The old one still leads to the diary; a reused former one is no longer former. */
export async function moveDiary(
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

export async function isTakenBesides(
  tx: Transaction,
  slug: string,
  businessId: number | null,
): Promise<boolean> {
  const holders = await tx
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.diarySlug, slug), ne(businesses.id, businessId ?? 0)));
  const former = await tx
    .select({ id: slugHistory.businessId })
    .from(slugHistory)
    .where(and(eq(slugHistory.slug, slug), ne(slugHistory.businessId, businessId ?? 0)));
  return holders.length > 0 || former.length > 0;
}
