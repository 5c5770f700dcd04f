/** The businesses' queries. Each change is one write transaction that holds the lock from its first read. */
import { and, asc, count, eq, isNull, ne } from 'drizzle-orm';
import type { BusinessRequest } from '@daybook/schema/contract/business';
import { BUSINESSES_MAX } from '@daybook/schema/words/limits';
import type { Database } from '../database/open.ts';
import { businesses, slugHistory } from '../database/tables.ts';
import type { BusinessRow } from '../diary/store.ts';
import { freeSlug, keepsSlug, type SlugCircumstances } from './diary-slug.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
type Random = SlugCircumstances['random'];

/** Whose business, what to write of it, and what chance and the clock add. */
export interface BusinessWish {
  ownerId: number;
  request: BusinessRequest;
  now: number;
  random: Random;
}

export type BusinessStore = ReturnType<typeof createBusinessStore>;

export function createBusinessStore(database: Database) {
  return {
    /** The first made first. */
    async listOwnedBy(ownerId: number): Promise<BusinessRow[]> {
      return database
        .select()
        .from(businesses)
        .where(isOwnedBy(ownerId))
        .orderBy(asc(businesses.createdAt), asc(businesses.id))
        .all();
    },

    /** Null when the owner has as many businesses as an account may. */
    async add(wish: BusinessWish): Promise<BusinessRow | null> {
      return database.transaction((transaction) => add(transaction, wish), { behavior: 'immediate' });
    },

    /** Null when the owner has no such business. */
    async change(businessId: number, wish: BusinessWish): Promise<BusinessRow | null> {
      return database.transaction((transaction) => change(transaction, businessId, wish), {
        behavior: 'immediate',
      });
    },
  };
}

function isOwnedBy(ownerId: number) {
  return and(eq(businesses.ownerId, ownerId), isNull(businesses.deletedAt));
}

function add(transaction: Transaction, { ownerId, request, now, random }: BusinessWish): BusinessRow | null {
  const owned = transaction.select({ count: count() }).from(businesses).where(isOwnedBy(ownerId)).get();
  if ((owned?.count ?? 0) >= BUSINESSES_MAX) return null;
  const isTaken = (slug: string) => isTakenBesides(transaction, slug, null);
  const diarySlug = freeSlug(request.business_name, { isTaken, random });
  return transaction
    .insert(businesses)
    .values({ ...columnsOf(request), ownerId, diarySlug, createdAt: now, updatedAt: now })
    .returning()
    .get();
}

function change(
  transaction: Transaction,
  businessId: number,
  { ownerId, request, now, random }: BusinessWish,
): BusinessRow | null {
  const own = and(eq(businesses.id, businessId), isOwnedBy(ownerId));
  const before = transaction.select().from(businesses).where(own).get();
  if (!before) return null;
  const changed = { ...columnsOf(request), updatedAt: now };
  if (keepsSlug(before.name, request.business_name)) {
    return transaction.update(businesses).set(changed).where(own).returning().get();
  }
  const isTaken = (slug: string) => isTakenBesides(transaction, slug, businessId);
  const diarySlug = freeSlug(request.business_name, { isTaken, random });
  moveAddress(transaction, before, diarySlug, now);
  return transaction
    .update(businesses)
    .set({ ...changed, diarySlug })
    .where(own)
    .returning()
    .get();
}

/** The old address keeps leading to the diary; one that it takes back is no longer an old one. */
function moveAddress(transaction: Transaction, before: BusinessRow, diarySlug: string, now: number): void {
  if (diarySlug === before.diarySlug) return;
  transaction.delete(slugHistory).where(eq(slugHistory.slug, diarySlug)).run();
  transaction
    .insert(slugHistory)
    .values({ slug: before.diarySlug, businessId: before.id, replacedAt: now })
    .run();
}

/** Whether another business has that address now, or had it once. A business's own count for nothing. */
function isTakenBesides(transaction: Transaction, slug: string, businessId: number | null): boolean {
  const holder = transaction
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.diarySlug, slug), ne(businesses.id, businessId ?? 0)))
    .get();
  const former = transaction
    .select({ id: slugHistory.businessId })
    .from(slugHistory)
    .where(and(eq(slugHistory.slug, slug), ne(slugHistory.businessId, businessId ?? 0)))
    .get();
  return Boolean(holder ?? former);
}

function columnsOf(request: BusinessRequest) {
  return {
    name: request.business_name,
    email: request.business_email,
    phone: request.business_phone,
    address: request.business_address,
    postcode: request.postcode,
    timezone: request.timezone,
  };
}
