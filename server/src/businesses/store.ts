/** The businesses' queries. Each change is one write transaction that holds the lock from its first read. */
import { and, asc, count, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { BusinessRequest } from '@daybook/schema/contract/business';
import { BUSINESSES_MAX, FORMER_ADDRESSES_MAX } from '@daybook/schema/words/limits';
import type { Database } from '../database/open.ts';
import { businesses, slugHistory, users } from '../database/tables.ts';
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

/** Why an owner gets no further business: the account was deleted meanwhile, or has as many as it may. */
export type BusinessObstacle = 'no account' | 'too many';

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

    async add(wish: BusinessWish): Promise<BusinessRow | BusinessObstacle> {
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

function add(
  transaction: Transaction,
  { ownerId, request, now, random }: BusinessWish,
): BusinessRow | BusinessObstacle {
  const account = transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ownerId), isNull(users.deletedAt)))
    .get();
  if (!account) return 'no account';
  const owned = transaction.select({ count: count() }).from(businesses).where(isOwnedBy(ownerId)).get();
  if ((owned?.count ?? 0) >= BUSINESSES_MAX) return 'too many';
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
  forgetOldest(transaction, before.id);
}

/** Otherwise whoever keeps renaming would take one good address after another. */
function forgetOldest(transaction: Transaction, businessId: number): void {
  const former = transaction
    .select({ slug: slugHistory.slug })
    .from(slugHistory)
    .where(eq(slugHistory.businessId, businessId))
    .orderBy(desc(slugHistory.replacedAt))
    .all();
  const forgotten = former.slice(FORMER_ADDRESSES_MAX).map(({ slug }) => slug);
  transaction.delete(slugHistory).where(inArray(slugHistory.slug, forgotten)).run();
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
