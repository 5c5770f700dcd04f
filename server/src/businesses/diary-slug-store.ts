import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { businesses } from '../database/tables.ts';
import { freeSlug, keptSlug, type SlugCircumstances } from './diary-slug.ts';
import { isFormerAddressBesides } from './former-addresses-store.ts';

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

export async function isTakenBesides(
  tx: Transaction,
  slug: string,
  businessId: number | null,
): Promise<boolean> {
  const holders = await tx
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.diarySlug, slug), ne(businesses.id, businessId ?? 0)));
  return holders.length > 0 || isFormerAddressBesides(tx, slug, businessId);
}
